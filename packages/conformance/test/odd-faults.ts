import { averageRating, distinct, partsBy, sold } from '../src/figures/slice.ts';
import { lists, type Row } from '../src/rows/lists.ts';
import { body, list, number, rows, unsold } from './change.ts';
import type { Fault } from './fixture-server.ts';
import type { Planted } from './planted.ts';

/** Changes every value of every answer by its name. */
const values = (change: (name: string, value: number) => number): Fault => ({
  reply: (_, [status, was, headers = {}]) => [
    status,
    JSON.parse(JSON.stringify(was), (name, value: unknown) =>
      typeof value === 'number' ? change(name, value) : value,
    ),
    headers,
  ],
});

const titleOf = (row: Row) =>
  String(row['sellerTitle'] ?? row['brandTitle'] ?? row['categoryTitle'] ?? row['productName']);

/** What backends get wrong only now and then, and consistently in all of their reports. */
export const oddFaults: readonly Planted[] = [
  [
    'money is a 32-bit float',
    'average-price',
    'sellers',
    values((name, value) => (name === 'revenue' ? Math.fround(value) : value)),
  ],
  [
    'shares have four digits',
    'shares',
    'sellers',
    values((name, value) => (name.startsWith('share') ? Number(value.toFixed(4)) : value)),
  ],
  [
    'indices have three digits',
    'native-index',
    'indices',
    values((name, value) => (name.endsWith('Index') ? Number(value.toFixed(3)) : value)),
  ],
  [
    'an HHI is a whole number',
    'sellers-hhi',
    'categories',
    values((name, value) => (name.endsWith('HHI') ? Math.round(value) : value)),
  ],
  [
    'the moment of publishing has no zone',
    'schema',
    'week',
    rows(['period.weekInfo'], (row) => ({ ...row, publishedAt: '2026-11-16T01:40:00' })),
  ],
  [
    'equal revenues are ordered by title',
    'list-order',
    'brands',
    list(Object.keys(lists), (was) =>
      was.toSorted(
        (a, b) => number(b, 'revenue') - number(a, 'revenue') || titleOf(b).localeCompare(titleOf(a)),
      ),
    ),
  ],
  [
    'goods without a brand are one of the brands sold',
    'counts-sold',
    'sellers',
    {
      body: (call, was, _, offers) =>
        call === 'seller.info'
          ? {
              sellerInfo: {
                ...(was as { sellerInfo: Row }).sellerInfo,
                brandsWithSalesCount: [...partsBy(sold(offers), 'brandId').keys()].length,
              },
            }
          : was,
    },
  ],
  [
    'a product is averaged once for each of its offers',
    'average-rating',
    'categories',
    {
      body: (call, was, _, offers) =>
        call === 'category.brands'
          ? {
              ...(was as Row),
              categoryBrands: (was as { categoryBrands: Row[] }).categoryBrands.map((row) => ({
                ...row,
                averageRating: averageRating(
                  offers
                    .filter((offer) => offer.brandId === row['brandId'])
                    .map((offer, productId) => ({ ...offer, productId })),
                ),
              })),
            }
          : was,
    },
  ],
  [
    'sellers of several categories are counted for each',
    'counts',
    'brands',
    {
      body: (call, was, _, offers) =>
        call === 'brand.byCategories'
          ? (was as Row[]).map((row) => {
              const own = offers.filter((offer) => offer.brandId === row['brandId']);
              const parts = [...partsBy(own, 'categoryId').values()];
              return {
                ...row,
                sellersCount: parts.reduce((sum, part) => sum + distinct(part, 'sellerId'), 0),
              };
            })
          : was,
    },
  ],
  [
    'an offer that did not sell has no index',
    'same-everywhere',
    'sellers',
    rows(['seller.products'], (row) => (unsold(row) ? { ...row, potentialProfitIndex: 0 } : row)),
  ],
  [
    'leaders are cut to three',
    'top-list',
    'categories',
    rows(['category.info'], (row) => ({ ...row, topSellers: (row['topSellers'] as []).slice(0, 3) })),
  ],
  [
    'the middle categories have no name',
    'tree',
    'week',
    body('category.tree', ({ categoryIdNameMap, ...was }) => ({
      ...was,
      categoryIdNameMap: Object.fromEntries(
        Object.entries(categoryIdNameMap as Row).filter(([id]) => id.length !== 3),
      ),
    })),
  ],
  [
    'only plain spaces around a title are dropped',
    'title-search',
    'titles',
    {
      values: (call, asked) =>
        call === 'seller.byTitle' && /^ *[\u00a0\t\u3000]/.test(String(asked['title']))
          ? { ...asked, title: `¤${String(asked['title'])}` }
          : asked,
    },
  ],
];
