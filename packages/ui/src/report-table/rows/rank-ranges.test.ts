import { expect, test } from 'vitest';
import { createRankRanges } from './rank-ranges.ts';

const rankAll = (rows: readonly Readonly<Record<string, unknown>>[]) => {
  const getRank = createRankRanges(rows);
  return rows.map((_, index) => getRank(index));
};

test('a rank has the range that chance gives: wide with few units, none with many', () => {
  const rows = [
    { revenue: 1000, salesCount: 100_000 },
    { revenue: 500, salesCount: 4 },
    { revenue: 300, salesCount: 10_000 },
    { revenue: 290, salesCount: 10_000 },
    { revenue: 20, salesCount: 1 },
  ];
  // 4 units: 500 · (1 ± 0.98) is from 10 to 990. 1 unit: 20 · (1 ± 1.96) is from 0 to 59.
  expect(rankAll(rows)).toEqual([
    'место\u00a01',
    'место\u00a02 (2–5)',
    'место\u00a03',
    'место\u00a04',
    'место\u00a05',
  ]);
});

test('equal revenues share a rank, and rows without sales have none', () => {
  const rows = [
    { revenue: 100, salesCount: 1_000_000 },
    { revenue: 100, salesCount: 1_000_000 },
    { revenue: 0, salesCount: 0 },
    { revenue: null, salesCount: null },
  ];
  expect(rankAll(rows)).toEqual(['место\u00a01 (1–2)', 'место\u00a01 (1–2)', undefined, undefined]);
});

test('the row without a brand has no rank among brands, but a product without a brand has its own', () => {
  const sold = { salesCount: 1_000_000 };
  expect(
    rankAll([
      { ...sold, brandId: 0, revenue: 300 },
      { ...sold, brandId: 7, revenue: 200 },
      { ...sold, brandId: 8, revenue: 100 },
    ]),
  ).toEqual([undefined, 'место\u00a01', 'место\u00a02']);
  expect(rankAll([{ ...sold, brandId: 0, productId: 5, revenue: 300 }])).toEqual(['место\u00a01']);
});

test('rows that left since the earlier week have no rank', () => {
  const sold = { salesCount: 1_000_000 };
  expect(
    rankAll([
      { ...sold, revenue: 200 },
      { ...sold, revenue: 100 },
      { ...sold, revenue: 150, state: 'left' },
    ]),
  ).toEqual(['место\u00a01', 'место\u00a02', undefined]);
});

test('a list in another order, or of a part of the ranked rows, has no ranks', () => {
  const sold = { salesCount: 10 };
  expect(
    rankAll([
      { revenue: 1, ...sold },
      { revenue: 2, ...sold },
    ]),
  ).toEqual([undefined, undefined]);
  expect(rankAll([{ revenue: 2, placeByRevenue: 7, ...sold }])).toEqual([undefined]);
  expect(rankAll([{ revenue: 2, placeByRevenue: 1, ...sold }])).toEqual(['место\u00a01']);
});
