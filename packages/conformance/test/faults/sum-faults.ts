import { averageRating, lowerMedian, groupOffers, soldOffers } from '../../src/computation/figures.ts';
import { listShapes, type Row } from '../../src/rows/report-shapes.ts';
import { readNumber, changeRows } from '../change-body.ts';
import type { PlantedFault } from './planted-fault.ts';

const withAverage = Object.keys(listShapes).filter(
  (call) => !call.endsWith('products') && !call.startsWith('seller.by'),
);

/** Shares, prices, money and ratings that backends get wrong. */
export const sumFaults: readonly PlantedFault[] = [
  [
    'a seller competes with itself',
    'competitors',
    'sellers',
    changeRows(['seller.categories'], (row) => ({
      ...row,
      competitorsCount: readNumber(row, 'competitorsCount') + 1,
    })),
  ],
  [
    'money is rounded',
    'average-price',
    'week',
    changeRows(withAverage, (row) => ({
      ...row,
      averagePrice: row['averagePrice'] && Math.round(readNumber(row, 'averagePrice')),
    })),
  ],
  [
    'revenue is rounded to whole tenge',
    'sums',
    'sellers',
    changeRows(['seller.categories'], (row) => ({ ...row, revenue: Math.round(readNumber(row, 'revenue')) })),
  ],
  [
    'averagePrice is the mean of the prices',
    'average-price',
    'sellers',
    {
      body: (call, was, _, offers) =>
        call === 'seller.info'
          ? {
              sellerInfo: {
                ...(was as { sellerInfo: Row }).sellerInfo,
                averagePrice: offers.reduce((sum, { price }) => sum + price, 0) / offers.length / 100,
              },
            }
          : was,
    },
  ],
  [
    'medians are plain',
    'median-price',
    'categories',
    {
      body: (call, was, _, offers) =>
        call === 'category.sellers'
          ? {
              ...(was as Row),
              categorySellers: (was as { categorySellers: Row[] }).categorySellers.map((row) => ({
                ...row,
                medianPrice:
                  lowerMedian(
                    (groupOffers(offers, 'sellerId').get(readNumber(row, 'sellerId')) ?? []).map(
                      ({ price }) => price,
                    ),
                  ) / 100,
              })),
            }
          : was,
    },
  ],
  [
    'minPrice looks at sold offers alone',
    'min-price',
    'categories',
    {
      body: (call, was, _, offers) =>
        call === 'category.products'
          ? {
              ...(was as Row),
              productsByCategory: (was as { productsByCategory: Row[] }).productsByCategory.map((row) => ({
                ...row,
                minPrice: Math.min(
                  readNumber(row, 'medianPrice'),
                  ...soldOffers(groupOffers(offers, 'productId').get(readNumber(row, 'productId')) ?? []).map(
                    ({ price }) => price / 100,
                  ),
                ),
              })),
            }
          : was,
    },
  ],
  [
    'ratings are averaged without weights',
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
                  (groupOffers(offers, 'brandId').get(readNumber(row, 'brandId')) ?? []).map((offer) => ({
                    ...offer,
                    comments: 0,
                  })),
                ),
              })),
            }
          : was,
    },
  ],
];
