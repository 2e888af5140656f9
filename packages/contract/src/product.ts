import { initContract } from '@ts-rest/core';
import * as z from 'zod/mini';
import { errorResponses } from './error-codes.ts';
import {
  concentration,
  count,
  httpsUrl,
  id,
  idOrNone,
  index,
  money,
  rank,
  rating,
  share,
  state,
  title,
  weekBefore,
} from './field-types.ts';
import { OfferHistory, ProductHistory } from './history-rows.ts';
import { indexFields } from './index-terms.ts';
import { reportOptions } from './report-options.ts';
import { defineMetadata } from './route-metadata.ts';
import { AgainstQuery, HistoryQuery, OfferWeekParams, ProductWeekParams } from './week-params.ts';

/** A product card's profile in one week. */
export const ProductInfo = z.object({
  productId: id,
  kaspiId: z.string(),
  productName: title,
  productKaspiLink: httpsUrl,
  productMainImgLink: httpsUrl,
  brandId: idOrNone,
  brandTitle: title,
  categoryId: id,
  categoryTitle: title,
  year: id,
  weekNumber: id,
  revenue: money,
  salesCount: count,
  averagePrice: z.nullable(money),
  medianPrice: money,
  minPrice: money,
  maxPrice: money,
  sellersCount: count,
  sellersWithSalesCount: count,
  commentsCount: count,
  lastRating: z.nullable(rating),
  placeInCategory: z.nullable(rank),
  placesInCategoryCount: count,
  isNew: z.nullable(z.boolean()),
  shareRevenueFromCategory: z.nullable(share),
  productSellersHHI: z.nullable(concentration),
  demandIndex: z.nullable(index),
  potentialProfitIndex: index,
});
export type ProductInfo = z.output<typeof ProductInfo>;

/** A seller's offer on a card in the week, in the week before, or in both; the figures of a missing week are null. */
export const ProductOffer = z.object({
  sellerId: id,
  sellerTitle: title,
  lastRating: z.nullable(rating),
  price: z.nullable(money),
  priceBefore: z.nullable(money),
  salesCount: z.nullable(count),
  salesCountBefore: z.nullable(count),
  revenue: z.nullable(money),
  revenueBefore: z.nullable(money),
  shareRevenueFromProduct: z.nullable(share),
  priceRank: z.nullable(rank),
  gapToMin: z.nullable(z.number().check(z.gte(0))),
  state,
});
export type ProductOffer = z.output<typeof ProductOffer>;

/** The terms of a product card’s index in one week. */
export const ProductIndex = z.object({
  productId: id,
  ...indexFields,
  indexPlaceInCategory: z.nullable(rank),
  indexPlacesInCategoryCount: count,
});
export type ProductIndex = z.output<typeof ProductIndex>;

/** The endpoints about one product card. */
export const product = initContract().router(
  {
    info: {
      method: 'GET',
      path: '/product-info/:year/:weekNumber/:productId',
      pathParams: ProductWeekParams,
      responses: { 200: z.object({ productInfo: ProductInfo }), ...errorResponses('PRODUCT_NOT_FOUND') },
      summary: 'A product card’s profile in one week',
      metadata: defineMetadata({ errorSummary: 'Failed to fetch product info', profile: 'insight' }),
    },
    index: {
      method: 'GET',
      path: '/product-index/:year/:weekNumber/:productId',
      pathParams: ProductWeekParams,
      responses: { 200: z.object({ productIndex: ProductIndex }), ...errorResponses('PRODUCT_NOT_FOUND') },
      summary: 'What the index of one product card consists of',
      metadata: defineMetadata({ errorSummary: 'Failed to fetch product index', profile: 'insight' }),
    },
    history: {
      method: 'GET',
      path: '/product-history/:year/:weekNumber/:productId',
      pathParams: ProductWeekParams,
      query: HistoryQuery,
      responses: {
        200: z.object({ productHistory: ProductHistory }),
        ...errorResponses('PRODUCT_NOT_FOUND'),
      },
      summary: 'A product card in each published week of a window',
      metadata: defineMetadata({ errorSummary: 'Failed to fetch product history', profile: 'insight' }),
    },
    offerHistory: {
      method: 'GET',
      path: '/offer-history/:year/:weekNumber/:productId/:sellerId',
      pathParams: OfferWeekParams,
      query: HistoryQuery,
      responses: { 200: z.object({ offerHistory: OfferHistory }), ...errorResponses('PRODUCT_NOT_FOUND') },
      summary: 'One seller’s offer on a product card in each published week of a window',
      metadata: defineMetadata({ errorSummary: 'Failed to fetch offer history', profile: 'insight' }),
    },
    offers: {
      method: 'GET',
      path: '/product-offers/:year/:weekNumber/:productId',
      pathParams: ProductWeekParams,
      query: AgainstQuery,
      responses: {
        200: z.object({ against: weekBefore, productOffers: z.array(ProductOffer) }),
        ...errorResponses('PRODUCT_NOT_FOUND', 'REPORT_NOT_FOUND'),
      },
      summary: 'The offers on one product card in one week, beside those of a week before',
      metadata: defineMetadata({ errorSummary: 'Failed to fetch product offers', profile: 'insight' }),
    },
  },
  reportOptions,
);
