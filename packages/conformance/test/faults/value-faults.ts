import { changeBody, readNumber, changeRows, isUnsold } from '../change-body.ts';
import type { PlantedFault } from './planted-fault.ts';

/** Values of the wrong type, the wrong null, or another entity. */
export const valueFaults: readonly PlantedFault[] = [
  [
    'a field is missing',
    'schema',
    'sellers',
    changeRows(['seller.brands'], (row) => ({ ...row, competitorsCount: undefined })),
  ],
  [
    'numbers are strings',
    'schema',
    'sellers',
    changeRows(['seller.categories'], (row) => ({ ...row, revenue: String(row['revenue']) })),
  ],
  [
    'null replaces 0',
    'schema',
    'sellers',
    changeRows(['seller.categories'], (row) => (isUnsold(row) ? { ...row, averagePrice: null } : row)),
  ],
  [
    '0 replaces null',
    'average-price',
    'week',
    changeRows(['category.list'], (row) => (isUnsold(row) ? { ...row, averagePrice: 0 } : row)),
  ],
  [
    'an HHI of 0 replaces null',
    'sellers-hhi',
    'categories',
    changeBody('category.sellers', (body) => ({
      ...body,
      categorySellersHHI: body['categorySellersHHI'] ?? 0,
    })),
  ],
  [
    'shares are 0–100',
    'schema',
    'categories',
    changeRows(['category.sellers'], (row) => ({
      ...row,
      shareRevenueFromCategory: 100 * readNumber(row, 'shareRevenueFromCategory'),
    })),
  ],
  [
    'a share has the wrong total',
    'shares',
    'sellers',
    changeRows(['seller.brands'], (row) => ({
      ...row,
      shareRevenueFromBrand: row['shareRevenueFromSeller'],
    })),
  ],
  [
    '«Без бренда» has no title',
    'no-brand',
    'sellers',
    changeRows(['seller.brands'], (row) => (row['brandId'] === 0 ? { ...row, brandTitle: '' } : row)),
  ],
  [
    'a seller without rating has 0 in one list',
    'same-everywhere',
    ['sellers', 'categories'],
    changeRows(['category.sellers'], (row) => ({ ...row, lastRating: row['lastRating'] ?? 0 })),
  ],
  [
    'titles differ between reports',
    'same-everywhere',
    'brands',
    changeRows(['brand.products'], (row) => ({ ...row, productName: `${String(row['productName'])}.` })),
  ],
  [
    'another week is reported',
    'echo',
    'sellers',
    changeRows(['seller.info'], (row) => ({ ...row, weekNumber: 46 })),
  ],
];
