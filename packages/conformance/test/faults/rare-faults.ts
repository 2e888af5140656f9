import { averageRating, countDistinct, groupOffers, soldOffers } from '../../src/computation/figures.ts';
import { listShapes, type Row } from '../../src/rows/report-shapes.ts';
import { changeBody, changeList, readNumber, changeRows, isUnsold } from '../change-body.ts';
import type { Fault } from '../fixture-server.ts';
import type { PlantedFault } from './planted-fault.ts';

/** Changes every number of every response by its field. */
const params = (change: (name: string, value: number) => number): Fault => ({
  changeResponse: (_, [status, body, headers = {}]) => [
    status,
    JSON.parse(JSON.stringify(body), (name, value: unknown) =>
      typeof value === 'number' ? change(name, value) : value,
    ),
    headers,
  ],
});

const titleOf = (row: Row) =>
  String(row['sellerTitle'] ?? row['brandTitle'] ?? row['categoryTitle'] ?? row['productName']);

/** Faults that show in few rows, or alike in all reports. */
export const rareFaults: readonly PlantedFault[] = [
  [
    'money is a 32-bit float',
    'average-price',
    'sellers',
    params((name, value) => (name === 'revenue' ? Math.fround(value) : value)),
  ],
  [
    'shares have four digits',
    'shares',
    'sellers',
    params((name, value) => (name.startsWith('share') ? Number(value.toFixed(4)) : value)),
  ],
  [
    'indices have three digits',
    'native-index',
    'indices',
    params((name, value) => (name.endsWith('Index') ? Number(value.toFixed(3)) : value)),
  ],
  [
    'an HHI is an integer',
    'sellers-hhi',
    'categories',
    params((name, value) => (name.endsWith('HHI') ? Math.round(value) : value)),
  ],
  [
    'publishedAt has no time zone',
    'schema',
    'week',
    changeRows(['period.weekInfo'], (row) => ({ ...row, publishedAt: '2026-11-16T01:40:00' })),
  ],
  [
    'equal revenues are ordered by title',
    'list-order',
    'brands',
    changeList(Object.keys(listShapes), (body) =>
      body.toSorted(
        (a, b) => readNumber(b, 'revenue') - readNumber(a, 'revenue') || titleOf(b).localeCompare(titleOf(a)),
      ),
    ),
  ],
  [
    'goods without a brand are one of the brands sold',
    'counts-sold',
    'sellers',
    {
      changeBody: (endpoint, body, _, offers) =>
        endpoint === 'seller.info'
          ? {
              sellerInfo: {
                ...(body as { sellerInfo: Row }).sellerInfo,
                brandsWithSalesCount: [...groupOffers(soldOffers(offers), 'brandId').keys()].length,
              },
            }
          : body,
    },
  ],
  [
    'a product is averaged once for each of its offers',
    'average-rating',
    'categories',
    {
      changeBody: (endpoint, body, _, offers) =>
        endpoint === 'category.brands'
          ? {
              ...(body as Row),
              categoryBrands: (body as { categoryBrands: Row[] }).categoryBrands.map((row) => ({
                ...row,
                averageRating: averageRating(
                  offers
                    .filter((offer) => offer.brandId === row['brandId'])
                    .map((offer, productId) => ({ ...offer, productId })),
                ),
              })),
            }
          : body,
    },
  ],
  [
    'sellers of several categories are counted for each',
    'counts',
    'brands',
    {
      changeBody: (endpoint, body, _, offers) =>
        endpoint === 'brand.byCategories'
          ? (body as Row[]).map((row) => {
              const own = offers.filter((offer) => offer.brandId === row['brandId']);
              const parts = [...groupOffers(own, 'categoryId').values()];
              return {
                ...row,
                sellersCount: parts.reduce((sum, part) => sum + countDistinct(part, 'sellerId'), 0),
              };
            })
          : body,
    },
  ],
  [
    'an offer that did not sell has no index',
    'same-everywhere',
    'sellers',
    changeRows(['seller.products'], (row) => (isUnsold(row) ? { ...row, potentialProfitIndex: 0 } : row)),
  ],
  [
    'a top list has three entries',
    'top-list',
    'categories',
    changeRows(['category.info'], (row) => ({ ...row, topSellers: (row['topSellers'] as []).slice(0, 3) })),
  ],
  [
    'the middle categories have no name',
    'tree',
    'week',
    changeBody('category.tree', ({ categoryIdNameMap, ...body }) => ({
      ...body,
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
      changeRequest: (endpoint, params) =>
        endpoint === 'seller.byTitle' && /^ *[\u00a0\t\u3000]/.test(String(params['title']))
          ? { ...params, title: `¤${String(params['title'])}` }
          : params,
    },
  ],
];
