import { distinct, sold } from '../src/figures/slice.ts';
import type { Row } from '../src/rows/lists.ts';
import { body, list, number, rows, unsold } from './change.ts';
import type { Planted } from './planted.ts';

/** Lists that lack rows or have them twice or out of order, and counts of them. */
export const listFaults: readonly Planted[] = [
  [
    'only what sold is counted',
    'counts',
    'categories',
    {
      body: (call, was, _, offers) =>
        call === 'category.info'
          ? {
              categoryInfo: {
                ...(was as { categoryInfo: Row }).categoryInfo,
                productsCount: distinct(sold(offers), 'productId'),
              },
            }
          : was,
    },
  ],
  [
    'only what sold is listed',
    'complete',
    'categories',
    list(['category.products'], (was) => was.filter((row) => !unsold(row))),
  ],
  [
    'a seller’s goods that did not sell are left out',
    'counts',
    'sellers',
    list(['seller.products'], (was) => was.filter((row) => !unsold(row))),
  ],
  ['a list is cut', 'sums', 'brands', list(['brand.sellers'], (was) => was.slice(0, 2))],
  [
    'goods without a brand count as a brand',
    'counts',
    'sellers',
    rows(['seller.categories'], (row) => ({ ...row, brandsCount: number(row, 'brandsCount') + 1 })),
  ],
  [
    'goods without a brand are left out of a list',
    'sums',
    'categories',
    list(['category.brands'], (was) => was.filter((row) => row['brandId'] !== 0)),
  ],
  ['a list is not sorted', 'list-order', 'brands', list(['brand.sellers'], (was) => was.toReversed())],
  [
    'equal revenues are not ordered by id',
    'list-order',
    'week',
    list(['seller.byCategories'], (was) =>
      was.toSorted(
        (a, b) =>
          number(b, 'revenue') - number(a, 'revenue') || number(b, 'sellerId') - number(a, 'sellerId'),
      ),
    ),
  ],
  [
    'a row comes twice',
    'list-once',
    'sellers',
    list(['seller.categories'], (was) => [...was.slice(0, 1), ...was]),
  ],
  [
    'totals are stale',
    'sums',
    'week',
    rows(['period.weekInfo'], (row) => ({ ...row, revenue: number(row, 'revenue') - 1_000 })),
  ],
  [
    'the tree lacks a leaf',
    'tree',
    'week',
    body('category.tree', ({ categoriesTree, ...was }) => ({
      ...was,
      categoriesTree: Object.fromEntries(Object.entries(categoriesTree as Row).slice(1)),
    })),
  ],
];
