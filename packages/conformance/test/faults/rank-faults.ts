import { concentration, groupOffers, revenueOf } from '../../src/computation/figures.ts';
import type { Row } from '../../src/rows/report-shapes.ts';
import { changeBody, readNumber, changeRows, isUnsold } from '../change-body.ts';
import type { PlantedFault } from './planted-fault.ts';

/** Places, concentration, indices and leaders that backends get wrong. */
export const rankFaults: readonly PlantedFault[] = [
  [
    'ties take places one after another',
    'places',
    'week',
    changeRows(['seller.byCategories'], (row, at) =>
      isUnsold(row) ? row : { ...row, placeByRevenue: at + 1 },
    ),
  ],
  [
    'places are dense',
    'places',
    'week',
    changeRows(['seller.byCategories'], (row, _, list) =>
      isUnsold(row)
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
    changeRows(['seller.byCategories'], (row, at) => ({
      ...row,
      placeByRevenue: row['placeByRevenue'] ?? at + 1,
    })),
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
    changeRows(['seller.info'], (row) => (isUnsold(row) ? { ...row, placeByRevenue: 13 } : row)),
  ],
  [
    'an HHI is 0–1',
    'sellers-hhi',
    'categories',
    changeBody('category.sellers', (was) => ({
      ...was,
      categorySellersHHI: was['categorySellersHHI'] && readNumber(was, 'categorySellersHHI') / 10_000,
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
              categoryBrandsHHI: concentration([...groupOffers(offers, 'brandId').values()].map(revenueOf)),
            }
          : was,
    },
  ],
  [
    'a brand’s HHI is of the list that was cut',
    'sellers-hhi',
    'brands',
    changeBody('brand.sellers', (was) => ({
      ...was,
      brandSellersHHI: was['brandSellersHHI'] && readNumber(was, 'brandSellersHHI') * 0.99,
    })),
  ],
  [
    'an index is the plain mean of its products',
    'profit-index',
    'sellers',
    changeRows(['seller.info'], (row) =>
      isUnsold(row) ? row : { ...row, potentialProfitIndex: readNumber(row, 'potentialProfitIndex') * 0.99 },
    ),
  ],
  [
    'an index is computed by another formula everywhere',
    'native-index',
    'indices',
    changeRows(['category.list', 'category.info'], (row) => ({
      ...row,
      demandIndex: row['demandIndex'] && Math.sqrt(readNumber(row, 'demandIndex')),
    })),
  ],
  [
    'what sold nothing has an index',
    'unsold-null',
    'week',
    changeRows(['category.list'], (row) => ({ ...row, potentialProfitIndex: 0.5 })),
  ],
  [
    'leaders are those of units',
    'top-list',
    'categories',
    changeRows(['category.info'], (row) => ({
      ...row,
      topSellers: (row['topSellers'] as Row[]).toReversed(),
    })),
  ],
];
