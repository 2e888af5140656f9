import type { OpenApi } from './document.ts';

const UNRELEASED = '## Unreleased\n';

/** Lists the calls that a document has and the base lacks, an entry each. */
export const listAddedCalls = (base: OpenApi, revision: OpenApi): string =>
  Object.entries(revision.paths)
    .flatMap(([path, calls]) =>
      Object.entries(calls)
        .filter(([method]) => !(method in (base.paths[path] ?? {})))
        .map(([method, call]) => `- ${method.toUpperCase()} ${path}: ${call.summary}.\n`),
    )
    .join('');

/** Moves the entries under "Unreleased" of CHANGELOG.md and those of added calls to a version; throws if there are none. */
export function releaseEntries(changelog: string, added: string, version: string, date: string): string {
  const [before, after] = changelog.split(UNRELEASED);
  if (before === undefined || after === undefined) throw new Error('CHANGELOG.md has no "## Unreleased"');
  const [written = '', ...released] = after.split(/^(?=## )/m);
  const entries = `${written.trim()}\n${added}`.trim();
  if (entries === '') throw new Error('Write what has changed under "## Unreleased" in CHANGELOG.md first');
  return `${before}${UNRELEASED}\n## ${version} (${date})\n\n${entries}\n\n${released.join('')}`;
}
