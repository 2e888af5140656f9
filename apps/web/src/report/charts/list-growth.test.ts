import { expect, test } from 'vitest';
import { findStrongIndex, listGrowth } from './list-growth.ts';

const market = Array.from({ length: 10 }, (_, place) => ({
  id: place + 1,
  title: `Категория ${place + 1}`,
  revenue: 1000 * (place + 1),
  salesCount: place === 9 ? 3 : 50,
  index: place / 10,
}));

test('A market part is strong in the upper two fifths by index, without those with few sales', () => {
  expect(findStrongIndex(market)).toBe(0.5);
  expect(findStrongIndex([])).toBe(0.5);
});

test('Growth lists the own parts and the most promising where nothing is sold', () => {
  const listed = listGrowth(
    [...market, { ...market[8], id: 11, title: 'Пусто', revenue: 0, salesCount: 90, index: 1 }],
    new Map([[1, { key: 7, share: 0.2 }]]),
  );
  expect(listed[0]).toMatchObject({ id: 1, key: 7, share: 0.2, revenue: 1000 });
  expect(listed.slice(1).map(({ id, key, share }) => [id, key, share])).toEqual([
    [9, -9, null],
    [8, -8, null],
    [7, -7, null],
    [6, -6, null],
    [5, -5, null],
    [4, -4, null],
    [3, -3, null],
    [2, -2, null],
  ]);
});
