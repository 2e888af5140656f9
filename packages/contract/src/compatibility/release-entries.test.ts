import { expect, test } from 'vitest';
import { buildEdited, removeAt } from './document-edits.ts';
import { listAddedCalls, releaseEntries } from './release-entries.ts';

test('the unreleased entries become those of the version', () => {
  const changelog = '# Changes\n\n## Unreleased\n\n- A field.\n\n## 1.0.0 (2026-11-21)\n\n- All.\n';
  expect(releaseEntries(changelog, '', '1.1.0', '2026-11-28')).toBe(
    '# Changes\n\n## Unreleased\n\n## 1.1.0 (2026-11-28)\n\n- A field.\n\n## 1.0.0 (2026-11-21)\n\n- All.\n',
  );
});

test.each(['# Changes\n', '# Changes\n\n## Unreleased\n\n## 1.0.0 (2026-11-21)\n\n- All.\n'])(
  'a release without an entry is refused',
  (changelog) => {
    expect(() => releaseEntries(changelog, '', '1.1.0', '2026-11-28')).toThrow('## Unreleased');
  },
);

test('a call that the last release lacks is an entry of its own', () => {
  const path = '/api/report/seller-brands/{year}/{weekNumber}/{sellerId}';
  const base = buildEdited(removeAt(`#/paths/${path.replaceAll('/', '~1')}`));
  const added = listAddedCalls(base, buildEdited());
  expect(added).toBe(`- GET ${path}: What one seller sold in one week, brand by brand.\n`);
  expect(listAddedCalls(buildEdited(), buildEdited())).toBe('');
  const changelog = '# Changes\n\n## Unreleased\n\n- A field.\n\n## 1.0.0 (2026-11-21)\n\n- All.\n';
  expect(releaseEntries(changelog, added, '1.1.0', '2026-11-28')).toContain(
    `## 1.1.0 (2026-11-28)\n\n- A field.\n${added}\n## 1.0.0`,
  );
});
