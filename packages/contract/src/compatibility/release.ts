import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { checkCompatibility } from './check-compatibility.ts';
import { readCurrent, readReleased } from './document-versions.ts';
import { listAddedCalls, releaseEntries } from './release-entries.ts';

const toPath = (file: string) => fileURLToPath(new URL(`../../${file}`, import.meta.url));
const changelog = toPath('../../CHANGELOG.md');

/**
 * Releases the contract of the sources; its version rises by itself for additions. Throws for an undeclared break,
 * without a new version and without an entry of the changelog. Returns the version.
 */
async function release(): Promise<string> {
  const last = readReleased();
  const [document = last] = readCurrent();
  const { text, isForbidden, nextVersion } = await checkCompatibility('the last release', last, document);
  if (isForbidden) throw new Error(text);
  if (nextVersion === last.info.version)
    throw new Error(`${nextVersion} is released already: let src/version.ts rise for changes of texts alone`);
  const today = new Date().toISOString().slice(0, 10);
  const added = listAddedCalls(last, document);
  writeFileSync(changelog, releaseEntries(readFileSync(changelog, 'utf8'), added, nextVersion, today));
  const version = readFileSync(toPath('src/version.ts'), 'utf8');
  writeFileSync(toPath('src/version.ts'), version.replace(/'.+'/, `'${nextVersion}'`));
  // A process of its own reads the new version.
  execFileSync(process.execPath, [toPath('src/openapi/write-openapi.ts')]);
  writeFileSync(toPath('released/openapi.json'), readFileSync(toPath('openapi.json')));
  return nextVersion;
}

try {
  process.stderr.write(`Contract ${await release()} is released: commit the changes.\n`);
} catch (thrown) {
  process.stderr.write(`The contract was not released. ${String(thrown)}\n`);
  process.exitCode = 1;
}
