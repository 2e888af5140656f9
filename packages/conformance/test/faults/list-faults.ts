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
      changeBody: (endpoint, body, _, offers) =>
        endpoint === 'category.info'
          ? {
              categoryInfo: {
                ...(body as { categoryInfo: Row }).categoryInfo,
                productsCount: countDistinct(soldOffers(offers), 'productId'),
              },
            }
          : body,
    },
  ],
  [
    'only what sold is listed',
    'complete',
    'categories',
    changeList(['category.products'], (body) => body.filter((row) => !isUnsold(row))),
  ],
  [
    'a seller’s goods that did not sell are left out',
    'counts',
    'sellers',
    changeList(['seller.products'], (body) => body.filter((row) => !isUnsold(row))),
  ],
  ['a list is truncated', 'sums', 'brands', changeList(['brand.sellers'], (body) => body.slice(0, 2))],
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
    changeList(['category.brands'], (body) => body.filter((row) => row['brandId'] !== 0)),
  ],
  [
    'a list is not sorted',
    'list-order',
    'brands',
    changeList(['brand.sellers'], (body) => body.toReversed()),
  ],
  [
    'equal revenues are not ordered by id',
    'list-order',
    'week',
    changeList(['seller.byCategories'], (body) =>
      body.toSorted(
        (a, b) =>
          readNumber(b, 'revenue') - readNumber(a, 'revenue') ||
          readNumber(b, 'sellerId') - readNumber(a, 'sellerId'),
      ),
    ),
  ],
  [
    'a row is listed twice',
    'list-once',
    'sellers',
    changeList(['seller.categories'], (body) => [...body.slice(0, 1), ...body]),
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
    changeBody('category.tree', ({ categoriesTree, ...body }) => ({
      ...body,
      categoriesTree: Object.fromEntries(Object.entries(categoriesTree as Row).slice(1)),
    })),
  ],
];
