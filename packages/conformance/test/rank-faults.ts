import { concentration, partsBy, revenueOf } from '../src/figures/slice.ts';
import type { Row } from '../src/rows/lists.ts';
import { body, number, rows, unsold } from './change.ts';
import type { Planted } from './planted.ts';

/** Places, concentration, indices and leaders that backends get wrong. */
export const rankFaults: readonly Planted[] = [
  [
    'ties take places one after another',
    'places',
    'week',
    rows(['seller.byCategories'], (row, at) => (unsold(row) ? row : { ...row, placeByRevenue: at + 1 })),
  ],
  [
    'places are dense',
    'places',
    'week',
    rows(['seller.byCategories'], (row, _, list) =>
      unsold(row)
        ? row
        : {
            ...row,
            placeByRevenue: 1 + [...new Set(list.map((one) => one['revenue']))].indexOf(row['revenue']),
          },
    ),
  ],
  [
    'what sold nothing has a place',
    'unsold-null',
    'week',
    rows(['seller.byCategories'], (row, at) => ({ ...row, placeByRevenue: row['placeByRevenue'] ?? at + 1 })),
  ],
  [
    'a place is that in the list, not in the week',
    'places',
    'searches',
    {
      body: (call, was, { categoryIds }) =>
        call === 'seller.byCategories' && (categoryIds?.length ?? 0) < 4
          ? (was as Row[]).map((row, at) => ({ ...row, placeByRevenue: at + 1 }))
          : was,
    },
  ],
  [
    'a seller without sales is placed last',
    'place-unsold',
    'sellers',
    rows(['seller.info'], (row) => (unsold(row) ? { ...row, placeByRevenue: 13 } : row)),
  ],
  [
    'an HHI is 0–1',
    'sellers-hhi',
    'categories',
    body('category.sellers', (was) => ({
      ...was,
      categorySellersHHI: was['categorySellersHHI'] && number(was, 'categorySellersHHI') / 10_000,
    })),
  ],
  [
    'the HHI takes goods without a brand for one brand',
    'brands-hhi',
    'categories',
    {
      body: (call, was, _, offers) =>
        call === 'category.brands'
          ? {
              ...(was as Row),
              categoryBrandsHHI: concentration([...partsBy(offers, 'brandId').values()].map(revenueOf)),
            }
          : was,
    },
  ],
  [
    'a brand’s HHI is of the list that was cut',
    'sellers-hhi',
    'brands',
    body('brand.sellers', (was) => ({
      ...was,
      brandSellersHHI: was['brandSellersHHI'] && number(was, 'brandSellersHHI') * 0.99,
    })),
  ],
  [
    'an index is the plain mean of its products',
    'profit-index',
    'sellers',
    rows(['seller.info'], (row) =>
      unsold(row) ? row : { ...row, potentialProfitIndex: number(row, 'potentialProfitIndex') * 0.99 },
    ),
  ],
  [
    'an index is computed by another formula everywhere',
    'native-index',
    'indices',
    rows(['category.list', 'category.info'], (row) => ({
      ...row,
      demandIndex: row['demandIndex'] && Math.sqrt(number(row, 'demandIndex')),
    })),
  ],
  [
    'what sold nothing has an index',
    'unsold-null',
    'week',
    rows(['category.list'], (row) => ({ ...row, potentialProfitIndex: 0.5 })),
  ],
  [
    'leaders are those of units',
    'top-list',
    'categories',
    rows(['category.info'], (row) => ({ ...row, topSellers: (row['topSellers'] as Row[]).toReversed() })),
  ],
];
