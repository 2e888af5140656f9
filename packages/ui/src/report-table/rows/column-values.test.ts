import { expect, test } from 'vitest';
import { compareTitles } from '../../format/title-order.ts';
import { createColumn } from '../columns/column.ts';
import { createColumnValues } from './column-values.ts';

const brand = createColumn('brandTitle');
const toRows = (titles: readonly string[]) =>
  createColumnValues(
    titles.map((brandTitle) => ({ brandTitle })),
    [brand],
  );

test('ranks texts in Russian order, ё beside е, Kazakh letters beside theirs', () => {
  const titles = ['Ёлка', 'Яблоко', 'Единица', 'Әлем', 'Жук', 'Арбуз', 'Ель 12', 'Ель 2', ''];
  const { byRow: ranks } = toRows(titles).ranks(brand);
  const ordered = titles
    .map((title, index) => ({ title, rank: ranks[index] ?? 0 }))
    .filter(({ rank }) => rank > 0)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ title }) => title);
  expect(ordered.indexOf('Ёлка')).toBeLessThan(ordered.indexOf('Жук'));
  expect(ordered.indexOf('Ель 2')).toBeLessThan(ordered.indexOf('Ель 12'));
  expect(ordered.indexOf('Арбуз')).toBeLessThan(ordered.indexOf('Единица'));
  expect(ordered.indexOf('Жук')).toBeLessThan(ordered.indexOf('Яблоко'));
  expect(ordered).not.toContain('');
});

test('equal texts share a rank', () => {
  expect(toRows(['LG', 'Apple', 'LG', '']).ranks(brand)).toEqual({
    byRow: Uint32Array.of(2, 1, 2, 0),
    count: 2,
  });
});

test('ranking in chunks gives the same order as one sort', () => {
  const titles = Array.from({ length: 3000 }, (_, index) => `Бренд ${(index * 7919) % 3001}`);
  const keys = toRows(titles);
  let pieces = 1;
  while (!keys.prepare(brand)) pieces += 1;
  expect(pieces).toBeGreaterThan(10);
  const { byRow: ranks } = keys.ranks(brand);
  expect(
    titles.toSorted((a, b) => (ranks[titles.indexOf(a)] ?? 0) - (ranks[titles.indexOf(b)] ?? 0)),
  ).toEqual(titles.toSorted(compareTitles));
});
