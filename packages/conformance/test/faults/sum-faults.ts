import { averageRating, lowerMedian, groupOffers, soldOffers } from '../../src/computation/figures.ts';
import { toTenge } from '../../src/computation/money.ts';
import { listShapes, type Row } from '../../src/rows/report-shapes.ts';
import { readNumber, changeRows } from '../change-body.ts';
import type { PlantedFault } from './planted-fault.ts';

const withAverage = Object.keys(listShapes).filter(
  (endpoint) => !endpoint.endsWith('products') && !endpoint.startsWith('seller.by'),
);

/** Shares, prices, money and ratings with typical errors. */
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
      changeBody: (endpoint, body, _, offers) =>
        endpoint === 'seller.info'
          ? {
              sellerInfo: {
                ...(body as { sellerInfo: Row }).sellerInfo,
                averagePrice: offers.reduce((sum, { price }) => sum + toTenge(price), 0) / offers.length,
              },
            }
          : body,
    },
  ],
  [
    'medians are plain',
    'median-price',
    'categories',
    {
      changeBody: (endpoint, body, _, offers) =>
        endpoint === 'category.sellers'
          ? {
              ...(body as Row),
              categorySellers: (body as { categorySellers: Row[] }).categorySellers.map((row) => ({
                ...row,
                medianPrice: toTenge(
                  lowerMedian(
                    (groupOffers(offers, 'sellerId').get(readNumber(row, 'sellerId')) ?? []).map(
                      ({ price }) => price,
                    ),
                  ),
                ),
              })),
            }
          : body,
    },
  ],
  [
    'minPrice is of sold offers alone',
    'min-price',
    'categories',
    {
      changeBody: (endpoint, body, _, offers) =>
        endpoint === 'category.products'
          ? {
              ...(body as Row),
              productsByCategory: (body as { productsByCategory: Row[] }).productsByCategory.map((row) => ({
                ...row,
                minPrice: Math.min(
                  readNumber(row, 'medianPrice'),
                  ...soldOffers(groupOffers(offers, 'productId').get(readNumber(row, 'productId')) ?? []).map(
                    ({ price }) => toTenge(price),
                  ),
                ),
              })),
            }
          : body,
    },
  ],
  [
    'ratings are averaged without weights',
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
                  (groupOffers(offers, 'brandId').get(readNumber(row, 'brandId')) ?? []).map((offer) => ({
                    ...offer,
                    commentsCount: 0,
                  })),
                ),
              })),
            }
          : body,
    },
  ],
];
