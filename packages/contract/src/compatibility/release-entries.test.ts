import { expect, test } from 'vitest';
import { releaseEntries } from './release-entries.ts';

test('the unreleased entries become those of the version', () => {
  const changelog = '# Changes\n\n## Unreleased\n\n- A field.\n\n## 1.0.0 (2026-11-21)\n\n- All.\n';
  expect(releaseEntries(changelog, '1.1.0', '2026-11-28')).toBe(
    '# Changes\n\n## Unreleased\n\n## 1.1.0 (2026-11-28)\n\n- A field.\n\n## 1.0.0 (2026-11-21)\n\n- All.\n',
  );
});

test.each(['# Changes\n', '# Changes\n\n## Unreleased\n\n## 1.0.0 (2026-11-21)\n\n- All.\n'])(
  'a release without an entry is refused',
  (changelog) => {
    expect(() => releaseEntries(changelog, '1.1.0', '2026-11-28')).toThrow('## Unreleased');
  },
);
