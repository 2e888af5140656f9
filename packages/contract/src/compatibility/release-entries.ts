const UNRELEASED = '## Unreleased\n';

/** Moves the entries under "Unreleased" of CHANGELOG.md to a version; throws if there are none. */
export function releaseEntries(changelog: string, version: string, date: string): string {
  const [before, after] = changelog.split(UNRELEASED);
  if (before === undefined || after === undefined) throw new Error('CHANGELOG.md has no "## Unreleased"');
  if (after.split(/^## /m)[0]?.trim() === '')
    throw new Error('Write what has changed under "## Unreleased" in CHANGELOG.md first');
  return `${before}${UNRELEASED}\n## ${version} (${date})\n${after}`;
}
