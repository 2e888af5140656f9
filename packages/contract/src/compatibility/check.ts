import { parseArgs } from 'node:util';
import { verdict } from './verdict.ts';
import { committedAt, current, released } from './versions.ts';

const { values } = parseArgs({ options: { against: { type: 'string' } } });

try {
  const base = values.against === undefined ? released() : committedAt(values.against);
  for (const revision of current()) {
    const { text, mayLand } = await verdict(values.against ?? 'the last release', base, revision);
    process.stderr.write(text);
    if (!mayLand) process.exitCode = 1;
  }
} catch (thrown) {
  process.stderr.write(`The contract was not checked. ${String(thrown)}\n`);
  process.exitCode = 2;
}
