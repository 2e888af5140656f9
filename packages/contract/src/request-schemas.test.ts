import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { againstInBody } from './field-types.ts';
import * as entry from './index.ts';

describe('a number in a path', () => {
  const parse = (sellerId: string) =>
    z.safeParse(entry.SellerWeekParams, { year: '2026', weekNumber: '46', sellerId });

  test.each(['1', '53', '4294967295'])('is digits, from 1 to 4 294 967 295: %s', (text) => {
    expect(parse(text).data?.sellerId).toBe(Number(text));
  });

  test.each([
    'abc',
    '',
    '0',
    '-1',
    '+1',
    '01',
    '1e3',
    '0x10',
    ' 7',
    '5.0',
    '٥',
    'NaN',
    '1,2',
    '4294967296',
    '99999999999',
    '\0',
  ])('is invalid in any other form: %j', (text) => expect(parse(text).success).toBe(false));
});

describe('the categories of a search', () => {
  const parse = (categoryIds: unknown) =>
    z.safeParse(entry.CategoriesWeekBody, { year: 2026, weekNumber: 46, categoryIds }).success;

  test('are 1 to 5 000 ids, duplicates included', () => {
    expect(parse([31])).toBe(true);
    expect(parse(Array.from({ length: 5000 }, () => 31))).toBe(true);
    expect(parse(Array.from({ length: 5001 }, () => 31))).toBe(false);
    expect(parse([])).toBe(false);
  });

  test.each([[[0]], [['1']], [[1.5]], [[4_294_967_296]], [[null]], [undefined], ['31']])(
    'are ids, not %j',
    (ids) => expect(parse(ids)).toBe(false),
  );
});

describe('a title to search for', () => {
  const parse = (title: unknown) => z.safeParse(entry.TitleWeekBody, { year: 2026, weekNumber: 46, title });

  test('is trimmed', () => expect(parse('  Аста на\u00A0').data?.title).toBe('Аста на'));
  test('is 500 code points at most', () => {
    expect(parse('😀'.repeat(500)).success).toBe(true);
    expect(parse('😀'.repeat(501)).success).toBe(false);
  });
  test.each(['', '   ', '\u00A0', 7, null])('is not %j', (title) => expect(parse(title).success).toBe(false));
});

describe('an e-mail address', () => {
  test('is trimmed and in lower case', () => expect(z.parse(entry.Email, ' A@B.co ')).toBe('a@b.co'));
  test('has up to 64 characters before the @', () =>
    expect(z.safeParse(entry.Email, `${'a'.repeat(64)}@b.co`).success).toBe(true));
  test.each([
    'x',
    'a@',
    '@b.co',
    'a b@c.co',
    'a@b',
    'a..b@c.co',
    'а@b.co',
    'a@b.co\r\nBcc: e@x.z',
    'a@b.co, e@x.z',
    'e@x.z <a@b.co>',
    `${'a'.repeat(65)}@b.co`,
    `${'a'.repeat(250)}@b.co`,
  ])('is not %j', (text) => expect(z.safeParse(entry.Email, text).success).toBe(false));
});

test('a verification code is exactly 6 characters', () => {
  const parse = (code: unknown) => z.safeParse(entry.VerifyCodeBody, { email: 'a@b.co', code }).success;
  expect([parse('123456'), parse('12345'), parse('1234567'), parse(''), parse(123456)]).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

describe('the week that a report is compared with', () => {
  const parse = (against: unknown) => z.safeParse(entry.AgainstQuery, { against });

  test.each(['2026-W45', '2026-W01', '2020-W53', '0001-W01', '9999-W53'])('is an ISO week: %s', (text) => {
    expect(parse(text).data).toEqual({ against: text });
  });

  test.each(
    [
      ['2026-W00', '2026-W54', '0000-W01', '2026-45', '2026W45', '2026-W5', '2026-w45', '', ' 2026-W45'],
      ['12026-W45', '2026-W045', '٢٠٢٦-W45', '2026-W45\n', null, 202_645, ['2026-W45', '2026-W45']],
    ].flat(),
  )('is invalid in any other form: %j', (value) => expect(parse(value).success).toBe(false));

  test('may be none, and null in a body alone', () => {
    expect(z.parse(entry.AgainstQuery, {})).toEqual({});
    expect(z.parse(z.object({ against: againstInBody }), { against: null })).toEqual({ against: null });
    expect(z.safeParse(againstInBody, '').success).toBe(false);
  });
});

describe('the weeks of a history', () => {
  const parse = (weeks: unknown) => z.safeParse(entry.HistoryQuery, { weeks });

  test.each([
    ['2', 2],
    ['160', 160],
    [undefined, 26],
  ])('are 2 to 160, 26 by default: %j', (text, number) =>
    expect(parse(text).data).toEqual({ weeks: number }),
  );

  test.each(['1', '161', '0', '026', '+26', '26.0', '2e1', '0x1a', ' 26', '', '-26', '1000', ['26', '26']])(
    'are invalid in any other form: %j',
    (value) => expect(parse(value).success).toBe(false),
  );
});
