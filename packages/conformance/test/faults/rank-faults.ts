import { concentration, groupOffers, revenueOf } from '../../src/computation/figures.ts';
import type { Row } from '../../src/rows/report-shapes.ts';
import { changeBody, readNumber, changeRows, isUnsold } from '../change-body.ts';
import type { PlantedFault } from './planted-fault.ts';

/** Places, concentration, indices and leaders with typical errors. */
export const rankFaults: readonly PlantedFault[] = [
  [
    'ties have consecutive ranks',
    'rank',
    'week',
    changeRows(['seller.byCategories'], (row, at) =>
      isUnsold(row) ? row : { ...row, placeByRevenue: at + 1 },
    ),
  ],
  [
    'ranks are dense',
    'rank',
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
    'an unsold seller has a rank',
    'unsold-null',
    'week',
    changeRows(['seller.byCategories'], (row, at) => ({
      ...row,
      placeByRevenue: row['placeByRevenue'] ?? at + 1,
    })),
  ],
  [
    'a rank is of the list, not of the week',
    'rank',
    'searches',
    {
      changeBody: (endpoint, body, { categoryIds }) =>
        endpoint === 'seller.byCategories' && (categoryIds?.length ?? 0) < 4
          ? (body as Row[]).map((row, at) => ({ ...row, placeByRevenue: at + 1 }))
          : body,
    },
  ],
  [
    'a seller without sales is ranked last',
    'rank-unsold',
    'sellers',
    changeRows(['seller.info'], (row) => (isUnsold(row) ? { ...row, placeByRevenue: 13 } : row)),
  ],
  [
    'an HHI is 0–1',
    'sellers-hhi',
    'categories',
    changeBody('category.sellers', (body) => ({
      ...body,
      categorySellersHHI: body['categorySellersHHI'] && readNumber(body, 'categorySellersHHI') / 10_000,
    })),
  ],
  [
    'the HHI counts goods without a brand as one brand',
    'brands-hhi',
    'categories',
    {
      changeBody: (endpoint, body, _, offers) =>
        endpoint === 'category.brands'
          ? {
              ...(body as Row),
              categoryBrandsHHI: concentration([...groupOffers(offers, 'brandId').values()].map(revenueOf)),
            }
          : body,
    },
  ],
  [
    'a brand’s HHI is of a truncated list',
    'sellers-hhi',
    'brands',
    changeBody('brand.sellers', (body) => ({
      ...body,
      brandSellersHHI: body['brandSellersHHI'] && readNumber(body, 'brandSellersHHI') * 0.99,
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
    'an unsold category has an index',
    'unsold-null',
    'week',
    changeRows(['category.list'], (row) => ({ ...row, potentialProfitIndex: 0.5 })),
  ],
  [
    'top sellers are ordered by units',
    'top-list',
    'categories',
    changeRows(['category.info'], (row) => ({
      ...row,
      topSellers: (row['topSellers'] as Row[]).toReversed(),
    })),
  ],
];
