import { readFileSync, writeFileSync } from 'node:fs';
import '../openapi/write-openapi.ts';
import { CONTRACT_VERSION } from '../version.ts';
import { checkCompatibility } from './check-compatibility.ts';
import { readCurrent, readReleased } from './document-versions.ts';
import { releaseEntries } from './release-entries.ts';

const released = new URL('../../released/openapi.json', import.meta.url);
const changelog = new URL('../../../../CHANGELOG.md', import.meta.url);

/** Releases the contract of the sources; throws without a new version or an entry of the changelog. */
async function release(): Promise<void> {
  const last = readReleased();
  if (last.info.version === CONTRACT_VERSION) throw new Error(`${CONTRACT_VERSION} is released already`);
  for (const document of readCurrent()) {
    const { text, mustRise } = await checkCompatibility('the last release', last, document);
    if (mustRise !== undefined) throw new Error(text);
  }
  const today = new Date().toISOString().slice(0, 10);
  writeFileSync(changelog, releaseEntries(readFileSync(changelog, 'utf8'), CONTRACT_VERSION, today));
  writeFileSync(released, readFileSync(new URL('../../openapi.json', import.meta.url)));
}

try {
  await release();
  process.stderr.write(`Contract ${CONTRACT_VERSION} is released: commit the changes.\n`);
} catch (thrown) {
  process.stderr.write(`The contract was not released. ${String(thrown)}\n`);
  process.exitCode = 1;
}
