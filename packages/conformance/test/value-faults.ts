import { body, number, rows, unsold } from './change.ts';
import type { Planted } from './planted.ts';

/** Values of the wrong type, of the wrong null, or of another thing. */
export const valueFaults: readonly Planted[] = [
  [
    'a field is missing',
    'schema',
    'sellers',
    rows(['seller.brands'], (row) => ({ ...row, competitorsCount: undefined })),
  ],
  [
    'numbers are strings',
    'schema',
    'sellers',
    rows(['seller.categories'], (row) => ({ ...row, revenue: String(row['revenue']) })),
  ],
  [
    'null stands for 0',
    'schema',
    'sellers',
    rows(['seller.categories'], (row) => (unsold(row) ? { ...row, averagePrice: null } : row)),
  ],
  [
    '0 stands for null',
    'average-price',
    'week',
    rows(['category.list'], (row) => (unsold(row) ? { ...row, averagePrice: 0 } : row)),
  ],
  [
    'an HHI of 0 stands for null',
    'sellers-hhi',
    'categories',
    body('category.sellers', (was) => ({ ...was, categorySellersHHI: was['categorySellersHHI'] ?? 0 })),
  ],
  [
    'shares are 0–100',
    'schema',
    'categories',
    rows(['category.sellers'], (row) => ({
      ...row,
      shareRevenueFromCategory: 100 * number(row, 'shareRevenueFromCategory'),
    })),
  ],
  [
    'a share is of the wrong whole',
    'shares',
    'sellers',
    rows(['seller.brands'], (row) => ({ ...row, shareRevenueFromBrand: row['shareRevenueFromSeller'] })),
  ],
  [
    'goods without a brand have no title',
    'no-brand',
    'sellers',
    rows(['seller.brands'], (row) => (row['brandId'] === 0 ? { ...row, brandTitle: '' } : row)),
  ],
  [
    'a seller’s rating of 0 stands for none in one list',
    'same-everywhere',
    ['sellers', 'categories'],
    rows(['category.sellers'], (row) => ({ ...row, lastRating: row['lastRating'] ?? 0 })),
  ],
  [
    'titles differ between reports',
    'same-everywhere',
    'brands',
    rows(['brand.products'], (row) => ({ ...row, productName: `${String(row['productName'])}.` })),
  ],
  [
    'another week is answered',
    'echo',
    'sellers',
    rows(['seller.info'], (row) => ({ ...row, weekNumber: 46 })),
  ],
];
