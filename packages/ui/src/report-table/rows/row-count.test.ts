import { expect, test } from 'vitest';
import { nouns } from '../../format/plural.ts';
import { formatViewRowCount } from './row-count.ts';

const brands = [{ brandId: 7 }, { brandId: 0 }, { brandId: 9 }, { brandId: 3 }];
const toView = (rows: readonly object[], passed: readonly number[], presentCount = rows.length) => ({
  rows: rows as readonly Record<string, unknown>[],
  keys: { presentCount },
  passed: Uint32Array.from(passed),
});

test('counts brands without the row of products without a brand, and names that row', () => {
  expect(formatViewRowCount(toView(brands, [0, 1, 2, 3]), nouns.brand)).toBe('3\u00a0бренда и «Без бренда»');
  expect(formatViewRowCount(toView(brands, [0, 1]), nouns.brand)).toBe('1 из 3\u00a0брендов и «Без бренда»');
  expect(formatViewRowCount(toView(brands, [0, 2, 3]), nouns.brand)).toBe('3\u00a0бренда');
  expect(formatViewRowCount(toView(brands, [0, 1, 2, 3], 3), nouns.brand)).toBe(
    '2\u00a0бренда и «Без бренда», ушло 1',
  );
});

test('counts the largest rows of a longer list, but filtered ones among themselves', () => {
  const part = { ...toView(brands, [0, 1, 2, 3]), wholeCount: 62 };
  expect(formatViewRowCount(part, nouns.category)).toBe('4 из 62\u00a0категорий');
  expect(formatViewRowCount({ ...part, passed: Uint32Array.of(0, 2) }, nouns.category)).toBe(
    '2 из 4\u00a0категорий',
  );
});

test('counts every product, also one without a brand', () => {
  expect(formatViewRowCount(toView(brands, [0, 1, 2, 3]), nouns.product)).toBe('4\u00a0товара');
  expect(formatViewRowCount(toView(brands, [1]), nouns.product)).toBe('1 из 4\u00a0товаров');
});
