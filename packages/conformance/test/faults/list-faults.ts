import { countDistinct, soldOffers } from '../../src/computation/figures.ts';
import type { Row } from '../../src/rows/report-shapes.ts';
import { changeBody, changeList, readNumber, changeRows, isUnsold } from '../change-body.ts';
import type { PlantedFault } from './planted-fault.ts';

/** Lists that lack rows or have them twice or out of order, and counts of them. */
export const listFaults: readonly PlantedFault[] = [
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
                productsCount: countDistinct(soldOffers(offers), 'productId'),
              },
            }
          : was,
    },
  ],
  [
    'only what sold is listed',
    'complete',
    'categories',
    changeList(['category.products'], (was) => was.filter((row) => !isUnsold(row))),
  ],
  [
    'a seller’s goods that did not sell are left out',
    'counts',
    'sellers',
    changeList(['seller.products'], (was) => was.filter((row) => !isUnsold(row))),
  ],
  ['a list is cut', 'sums', 'brands', changeList(['brand.sellers'], (was) => was.slice(0, 2))],
  [
    'goods without a brand count as a brand',
    'counts',
    'sellers',
    changeRows(['seller.categories'], (row) => ({ ...row, brandsCount: readNumber(row, 'brandsCount') + 1 })),
  ],
  [
    'goods without a brand are left out of a list',
    'sums',
    'categories',
    changeList(['category.brands'], (was) => was.filter((row) => row['brandId'] !== 0)),
  ],
  ['a list is not sorted', 'list-order', 'brands', changeList(['brand.sellers'], (was) => was.toReversed())],
  [
    'equal revenues are not ordered by id',
    'list-order',
    'week',
    changeList(['seller.byCategories'], (was) =>
      was.toSorted(
        (a, b) =>
          readNumber(b, 'revenue') - readNumber(a, 'revenue') ||
          readNumber(b, 'sellerId') - readNumber(a, 'sellerId'),
      ),
    ),
  ],
  [
    'a row comes twice',
    'list-once',
    'sellers',
    changeList(['seller.categories'], (was) => [...was.slice(0, 1), ...was]),
  ],
  [
    'totals are stale',
    'sums',
    'week',
    changeRows(['period.weekInfo'], (row) => ({ ...row, revenue: readNumber(row, 'revenue') - 1_000 })),
  ],
  [
    'the tree lacks a leaf',
    'tree',
    'week',
    changeBody('category.tree', ({ categoriesTree, ...was }) => ({
      ...was,
      categoriesTree: Object.fromEntries(Object.entries(categoriesTree as Row).slice(1)),
    })),
  ],
];
