import { expect, test } from 'vitest';
import { columnOf } from './column.ts';
import { keysOf } from './row-keys.ts';

test('texts are ranked as Russian readers sort them, ё beside е and Kazakh letters beside theirs', () => {
  const titles = ['Ёлка', 'Яблоко', 'Единица', 'Әлем', 'Жук', 'Арбуз', 'Ель 12', 'Ель 2', ''];
  const ranks = keysOf(titles.map((brandTitle) => ({ brandTitle }))).numbers(columnOf('brandTitle'));
  const ordered = titles
    .map((title, index) => ({ title, rank: ranks[index] ?? Number.NaN }))
    .filter(({ rank }) => !Number.isNaN(rank))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ title }) => title);
  expect(ordered.indexOf('Ёлка')).toBeLessThan(ordered.indexOf('Жук'));
  expect(ordered.indexOf('Ель 2')).toBeLessThan(ordered.indexOf('Ель 12'));
  expect(ordered.indexOf('Арбуз')).toBeLessThan(ordered.indexOf('Единица'));
  expect(ordered.indexOf('Жук')).toBeLessThan(ordered.indexOf('Яблоко'));
  expect(ordered).not.toContain('');
});

test('equal texts share a rank', () => {
  const ranks = keysOf([{ brandTitle: 'LG' }, { brandTitle: 'Apple' }, { brandTitle: 'LG' }]).numbers(
    columnOf('brandTitle'),
  );
  expect([...ranks]).toEqual([1, 0, 1]);
});
