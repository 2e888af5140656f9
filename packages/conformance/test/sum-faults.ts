import { averageRating, lowerMedian, partsBy, sold } from '../src/figures/slice.ts';
import { lists, type Row } from '../src/rows/lists.ts';
import { number, rows } from './change.ts';
import type { Planted } from './planted.ts';

const withAverage = Object.keys(lists).filter(
  (call) => !call.endsWith('products') && !call.startsWith('seller.by'),
);

/** Shares, prices, money and ratings that backends get wrong. */
export const sumFaults: readonly Planted[] = [
  [
    'a seller competes with itself',
    'competitors',
    'sellers',
    rows(['seller.categories'], (row) => ({ ...row, competitorsCount: number(row, 'competitorsCount') + 1 })),
  ],
  [
    'money is rounded',
    'average-price',
    'week',
    rows(withAverage, (row) => ({
      ...row,
      averagePrice: row['averagePrice'] && Math.round(number(row, 'averagePrice')),
    })),
  ],
  [
    'revenue is rounded to whole tenge',
    'sums',
    'sellers',
    rows(['seller.categories'], (row) => ({ ...row, revenue: Math.round(number(row, 'revenue')) })),
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
                    (partsBy(offers, 'sellerId').get(number(row, 'sellerId')) ?? []).map(
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
                  number(row, 'medianPrice'),
                  ...sold(partsBy(offers, 'productId').get(number(row, 'productId')) ?? []).map(
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
                  (partsBy(offers, 'brandId').get(number(row, 'brandId')) ?? []).map((offer) => ({
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
