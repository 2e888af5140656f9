import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { appendTo, removeAt, buildEdited, setAt, combine, removeItem } from './document-edits.ts';
import { checkCompatibility } from './check-compatibility.ts';

const brand = '#/components/schemas/SellerBrand';
const removal = combine(removeAt(`${brand}/properties/revenue`), removeItem(`${brand}/required`, 'revenue'));
const version = (number: string) => setAt('#/info/version', number);

const check = (...options: string[]) =>
  spawnSync(process.execPath, [fileURLToPath(new URL('check.ts', import.meta.url)), ...options], {
    encoding: 'utf8',
  });

test('a breaking change is not allowed, and the text names client, field and endpoint', async () => {
  expect(
    await checkCompatibility('main', buildEdited(version('1.0.0')), buildEdited(version('1.9.0'), removal)),
  ).toEqual({
    text: [
      'Clients of main (1.0.0) break:',
      '  clients read `revenue` of SellerBrand, now missing',
      '    GET /api/report/seller-brands/{year}/{weekNumber}/{sellerId}',
      'Take it back, or let CONTRACT_VERSION in packages/contract/src/version.ts rise to 2.0.0.',
      '',
    ].join('\n'),
    isForbidden: true,
    nextVersion: '2.0.0',
  });
});

test('a breaking change is allowed, and listed, with a higher major version', async () => {
  const found = await checkCompatibility(
    'main',
    buildEdited(version('1.9.0')),
    buildEdited(version('2.0.0'), removal),
  );

  expect(found).toMatchObject({ isForbidden: false, nextVersion: '2.0.0' });
  expect(found.text).toContain('clients read `revenue` of SellerBrand, now missing');
  expect(found.text).toContain('Version 2.0.0 allows it.');
});

test('a breaking change is not allowed with a lower major version', async () => {
  const found = await checkCompatibility(
    'main',
    buildEdited(version('2.0.0')),
    buildEdited(version('1.0.0'), removal),
  );

  expect(found.isForbidden).toBe(true);
});

test('a version that falls is not allowed', async () => {
  for (const current of ['1.8.9', '1.9.0', '0.10.0'])
    expect(
      await checkCompatibility('main', buildEdited(version('1.9.1')), buildEdited(version(current))),
    ).toMatchObject({ isForbidden: true, text: `The version falls from 1.9.1 to ${current}.\n` });
});

const addition = setAt(`${brand}/properties/x`, { type: 'number' });

test('an addition is released with a higher minor version', async () => {
  const base = buildEdited(version('1.9.0'));
  for (const [current, nextVersion] of [
    ['1.9.0', '1.10.0'],
    ['1.9.1', '1.10.0'],
    ['1.11.0', '1.11.0'],
    ['2.0.0', '2.0.0'],
  ] as const)
    expect(await checkCompatibility('main', base, buildEdited(version(current), addition))).toEqual({
      text: '',
      isForbidden: false,
      nextVersion,
    });
});

test('a new code of the catalogue is an addition', async () => {
  const coded = appendTo('#/components/schemas/ErrorCode/enum', 'QUOTA_EXCEEDED');
  const base = buildEdited(version('1.9.0'));
  const revision = buildEdited(version('1.9.0'), coded);
  expect((await checkCompatibility('main', base, revision)).nextVersion).toBe('1.10.0');
});

test('rewording needs no higher version', async () => {
  const reworded = setAt(`${brand}/properties/revenue/description`, 'Money');
  const base = buildEdited(version('1.9.0'));
  expect(await checkCompatibility('main', base, buildEdited(version('1.9.0'), reworded))).toEqual({
    text: '',
    isForbidden: false,
    nextVersion: '1.9.0',
  });
});

test('lists every endpoint that a change of a shared object breaks', async () => {
  const leader = '#/components/schemas/Leader';
  const found = await checkCompatibility(
    'main',
    buildEdited(),
    buildEdited(removeItem(`${leader}/required`, 'title')),
  );

  expect(found.text.split('\n').filter((line) => line.startsWith('    '))).toEqual([
    '    GET /api/report/seller-info/{year}/{weekNumber}/{sellerId}',
    '    GET /api/report/brand-info/{year}/{weekNumber}/{brandId}',
    '    GET /api/report/category-info/{year}/{weekNumber}/{categoryId}',
    '    GET /api/report/section-info/{year}/{weekNumber}/{sectionId}',
    '    POST /api/report/movers',
  ]);
});

test('the current contract is compatible with the last release', () => {
  expect(check()).toMatchObject({ status: 0, stdout: '' });
});

const inGit = spawnSync('git', ['rev-parse', 'HEAD']).status === 0;

test.skipIf(!inGit)('the current contract can be compared with any commit', () => {
  expect(check('--against', 'HEAD')).toMatchObject({ stdout: '', status: 0 });
});

test.each([['--agianst', 'HEAD'], ['HEAD'], ['--against']])(
  'a wrong command line exits with 2 and says how: %s',
  (...options) => {
    const { status, stderr } = check(...options);

    expect(status).toBe(2);
    expect(stderr).toContain('Usage: pnpm contract:check [--against GIT_REVISION]');
  },
);

test('an unknown commit fails the check', () => {
  const { status, stderr } = check('--against', 'no-such-commit');

  expect(status).toBe(2);
  expect(stderr).toContain('The contract was not checked.');
});
