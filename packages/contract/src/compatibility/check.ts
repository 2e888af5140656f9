import { parseArgs } from 'node:util';
import { checkCompatibility } from './check-compatibility.ts';
import { readCommitted, readCurrent, readReleased } from './document-versions.ts';

const usage = 'Usage: pnpm contract:check [--against GIT_REVISION]';

/** Reads the command-line option; throws with the usage if it is invalid. */
function readOption(): string | undefined {
  try {
    return parseArgs({ options: { against: { type: 'string' } } }).values.against;
  } catch (cause) {
    throw new Error(`${cause instanceof Error ? cause.message : String(cause)}\n${usage}`, { cause });
  }
}

try {
  const against = readOption();
  const base = against === undefined ? readReleased() : readCommitted(against);
  for (const revision of readCurrent()) {
    const { text, isForbidden } = await checkCompatibility(against ?? 'the last release', base, revision);
    process.stderr.write(text);
    if (isForbidden) process.exitCode = 1;
  }
} catch (thrown) {
  process.stderr.write(`The contract was not checked. ${String(thrown)}\n`);
  process.exitCode = 2;
}
