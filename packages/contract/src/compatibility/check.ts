import { parseArgs } from 'node:util';
import { checkCompatibility } from './check-compatibility.ts';
import { readCommitted, readCurrent, readReleased } from './document-versions.ts';

const { values } = parseArgs({ options: { against: { type: 'string' } } });

try {
  const base = values.against === undefined ? readReleased() : readCommitted(values.against);
  for (const revision of readCurrent()) {
    const { text, isAllowed } = await checkCompatibility(
      values.against ?? 'the last release',
      base,
      revision,
    );
    process.stderr.write(text);
    if (!isAllowed) process.exitCode = 1;
  }
} catch (thrown) {
  process.stderr.write(`The contract was not checked. ${String(thrown)}\n`);
  process.exitCode = 2;
}
