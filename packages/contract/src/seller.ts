import { initContract } from '@ts-rest/core';
import * as z from 'zod/mini';
import { errorResponses } from './error-codes.ts';
import { SellerHistory } from './history-rows.ts';
import { reportOptions } from './report-options.ts';
import { defineMetadata } from './route-metadata.ts';
import { comparedWeek } from './change-fields.ts';
import { count, day, id, index, Leader, money, rank, rating, title } from './field-types.ts';
import { SellerBrand, SellerCategory, SellerProduct } from './seller-rows.ts';
import { SellerChanges } from './seller-changes.ts';
import { PricesQuery, SellerPrices } from './seller-prices.ts';
import {
  AssortmentGap,
  AssortmentGapBody,
  SimilarSeller,
  SharedProducts,
  SharedProductsBody,
} from './seller-rivals.ts';
import {
  AgainstQuery,
  CategoriesWeekBody,
  HistoryQuery,
  SellerWeekParams,
  TitleWeekBody,
} from './week-params.ts';

/** A seller found by categories or by title, with its sales in the requested categories or week. */
export const SellerRow = z.object({
  sellerTitle: title,
  sellerId: id,
  revenue: money,
  salesCount: count,
  placeByRevenue: z.nullable(rank),
});
export type SellerRow = z.output<typeof SellerRow>;

/** A seller's profile in one week. */
export const SellerInfo = z.object({
  onKaspiFrom: z.nullable(day),
  year: id,
  weekNumber: id,
  sellerId: id,
  sellerKaspiId: z.string(),
  sellerTitle: title,
  rating: z.nullable(rating),
  commentsCount: z.nullable(count),
  salesCount: count,
  averagePrice: money,
  revenue: money,
  potentialProfitIndex: index,
  placeByRevenue: rank,
  categoriesWithSalesCount: count,
  brandsWithSalesCount: count,
  productsWithSalesCount: count,
  topCategories: z.array(Leader).check(z.maxLength(5)),
  topBrands: z.array(Leader).check(z.maxLength(5)),
});
export type SellerInfo = z.output<typeof SellerInfo>;

/** The seller endpoints. */
export const seller = initContract().router(
  {
    info: {
      method: 'GET',
      path: '/seller-info/:year/:weekNumber/:sellerId',
      pathParams: SellerWeekParams,
      responses: { 200: z.object({ sellerInfo: SellerInfo }), ...errorResponses('SELLER_NOT_FOUND') },
      summary: 'A seller’s profile in one week',
      metadata: defineMetadata({ errorSummary: 'Failed to fetch seller info', profile: 'core' }),
    },
    history: {
      method: 'GET',
      path: '/seller-history/:year/:weekNumber/:sellerId',
      pathParams: SellerWeekParams,
      query: HistoryQuery,
      responses: {
        200: z.object({ sellerHistory: SellerHistory }),
        ...errorResponses('SELLER_NOT_FOUND'),
      },
      summary: 'A seller in each published week of a window',
      metadata: defineMetadata({ errorSummary: 'Failed to fetch seller history', profile: 'insight' }),
    },
    categories: {
      method: 'GET',
      path: '/seller-categories/:year/:weekNumber/:sellerId',
      pathParams: SellerWeekParams,
      responses: {
        200: z.object({ sellerCategories: z.array(SellerCategory) }),
        ...errorResponses('SELLER_NOT_FOUND'),
      },
      summary: 'What one seller sold in one week, category by category',
      metadata: defineMetadata({ errorSummary: 'Failed to fetch seller categories', profile: 'core' }),
    },
    brands: {
      method: 'GET',
      path: '/seller-brands/:year/:weekNumber/:sellerId',
      pathParams: SellerWeekParams,
      responses: {
        200: z.object({ sellerBrands: z.array(SellerBrand) }),
        ...errorResponses('SELLER_NOT_FOUND'),
      },
      summary: 'What one seller sold in one week, brand by brand',
      metadata: defineMetadata({ errorSummary: 'Failed to fetch seller brands', profile: 'core' }),
    },
    products: {
      method: 'GET',
      path: '/seller-products/:year/:weekNumber/:sellerId',
      pathParams: SellerWeekParams,
      responses: {
        200: z.object({ sellerProducts: z.array(SellerProduct), sellerTitle: title }),
        ...errorResponses('SELLER_NOT_FOUND'),
      },
      summary: 'What one seller offered in one week, product by product',
      metadata: defineMetadata({ errorSummary: 'Failed to fetch seller products', profile: 'core' }),
    },
    changes: {
      method: 'GET',
      path: '/seller-changes/:year/:weekNumber/:sellerId',
      pathParams: SellerWeekParams,
      query: AgainstQuery,
      responses: {
        200: z.object({ against: comparedWeek, sellerChanges: SellerChanges }),
        ...errorResponses('SELLER_NOT_FOUND', 'REPORT_NOT_FOUND'),
      },
      summary: 'Why the revenue of one seller changed, card by card',
      metadata: defineMetadata({ errorSummary: 'Failed to fetch seller changes', profile: 'insight' }),
    },
    prices: {
      method: 'GET',
      path: '/seller-prices/:year/:weekNumber/:sellerId',
      pathParams: SellerWeekParams,
      query: PricesQuery,
      responses: {
        200: z.object({ against: comparedWeek, sellerPrices: SellerPrices }),
        ...errorResponses('SELLER_NOT_FOUND', 'REPORT_NOT_FOUND'),
      },
      summary: 'The prices of one seller beside those of the other sellers of its cards',
      metadata: defineMetadata({ errorSummary: 'Failed to fetch seller prices', profile: 'insight' }),
    },
    similar: {
      method: 'GET',
      path: '/similar-sellers/:year/:weekNumber/:sellerId',
      pathParams: SellerWeekParams,
      responses: {
        200: z.object({ similarSellers: z.array(SimilarSeller).check(z.maxLength(20)) }),
        ...errorResponses('SELLER_NOT_FOUND'),
      },
      summary: 'The sellers that share most cards with one seller, by revenue',
      metadata: defineMetadata({ errorSummary: 'Failed to fetch similar sellers', profile: 'insight' }),
    },
    assortmentGap: {
      method: 'POST',
      path: '/assortment-gap',
      body: AssortmentGapBody,
      responses: {
        200: z.object({ against: comparedWeek, assortmentGap: AssortmentGap }),
        ...errorResponses('SELLER_NOT_FOUND', 'REPORT_NOT_FOUND'),
      },
      summary: 'The cards that rivals offer and one seller does not',
      metadata: defineMetadata({ errorSummary: 'Failed to fetch assortment gap', profile: 'insight' }),
    },
    sharedProducts: {
      method: 'POST',
      path: '/shared-products',
      body: SharedProductsBody,
      responses: { 200: z.object({ sharedProducts: SharedProducts }), ...errorResponses('REPORT_NOT_FOUND') },
      summary: 'The cards that at least two of some sellers offer',
      metadata: defineMetadata({ errorSummary: 'Failed to fetch shared products', profile: 'insight' }),
    },
    byCategories: {
      method: 'POST',
      path: '/sellers-by-categories',
      body: CategoriesWeekBody,
      responses: { 200: z.array(SellerRow), ...errorResponses('REPORT_NOT_FOUND') },
      summary: 'The sellers of the chosen leaf categories in one week',
      metadata: defineMetadata({ errorSummary: 'Failed to fetch categories with sellers', profile: 'core' }),
    },
    byTitle: {
      method: 'POST',
      path: '/sellers-by-title',
      body: TitleWeekBody,
      responses: { 200: z.array(SellerRow), ...errorResponses('REPORT_NOT_FOUND') },
      summary: 'The sellers of one week whose title contains a text, in any case',
      metadata: defineMetadata({ errorSummary: 'Failed to fetch sellers by title', profile: 'core' }),
    },
  },
  reportOptions,
);
