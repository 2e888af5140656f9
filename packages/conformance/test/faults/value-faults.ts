import { changeBody, readNumber, changeRows, isUnsold } from '../change-body.ts';
import type { PlantedFault } from './planted-fault.ts';

/** Values of the wrong type, of the wrong null, or of another thing. */
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
    'null stands for 0',
    'schema',
    'sellers',
    changeRows(['seller.categories'], (row) => (isUnsold(row) ? { ...row, averagePrice: null } : row)),
  ],
  [
    '0 stands for null',
    'average-price',
    'week',
    changeRows(['category.list'], (row) => (isUnsold(row) ? { ...row, averagePrice: 0 } : row)),
  ],
  [
    'an HHI of 0 stands for null',
    'sellers-hhi',
    'categories',
    changeBody('category.sellers', (was) => ({ ...was, categorySellersHHI: was['categorySellersHHI'] ?? 0 })),
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
    'a share is of the wrong whole',
    'shares',
    'sellers',
    changeRows(['seller.brands'], (row) => ({
      ...row,
      shareRevenueFromBrand: row['shareRevenueFromSeller'],
    })),
  ],
  [
    'goods without a brand have no title',
    'no-brand',
    'sellers',
    changeRows(['seller.brands'], (row) => (row['brandId'] === 0 ? { ...row, brandTitle: '' } : row)),
  ],
  [
    'a seller’s rating of 0 stands for none in one list',
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
    'another week is answered',
    'echo',
    'sellers',
    changeRows(['seller.info'], (row) => ({ ...row, weekNumber: 46 })),
  ],
];
