import { initContract } from '@ts-rest/core';
import * as z from 'zod/mini';
import { errorResponses } from './error-codes.ts';
import { BrandChanges } from './brand-changes.ts';
import { BrandPrices, ThresholdQuery } from './brand-prices.ts';
import { BrandCategory, BrandProduct, BrandSeller } from './brand-rows.ts';
import { BrandHistory } from './history-rows.ts';
import { comparedWeek } from './change-fields.ts';
import { reportOptions } from './report-options.ts';
import { defineMetadata } from './route-metadata.ts';
import { count, concentration, id, index, Leader, money, rank, share, title } from './field-types.ts';
import { indexFields } from './index-terms.ts';
import {
  AgainstQuery,
  BrandWeekBody,
  BrandWeekParams,
  CategoriesWeekBody,
  HistoryQuery,
} from './week-params.ts';

/** A brand in the chosen categories, with its sales there; its indices are of the whole week. */
export const BrandRow = z.object({
  brandId: id,
  brandTitle: title,
  potentialProfitIndex: index,
  demandIndex: index,
  revenue: money,
  salesCount: count,
  averagePrice: money,
  sellersCount: count,
  productsCount: count,
  shareRevenueFromTotal: share,
});
export type BrandRow = z.output<typeof BrandRow>;

/** A brand's profile in one week. */
export const BrandInfo = z.object({
  year: id,
  weekNumber: id,
  brandId: id,
  brandTitle: title,
  revenue: money,
  salesCount: count,
  averagePrice: money,
  potentialProfitIndex: index,
  demandIndex: index,
  placeByRevenue: z.nullable(rank),
  sellersCount: count,
  productsCount: count,
  categoriesCount: count,
  topSellers: z.array(Leader).check(z.maxLength(5)),
  topCategories: z.array(Leader).check(z.maxLength(5)),
});
export type BrandInfo = z.output<typeof BrandInfo>;

/** The terms of a brand’s index in one week. */
export const BrandIndex = z.object({ brandId: id, ...indexFields });
export type BrandIndex = z.output<typeof BrandIndex>;

/** The brand endpoints. Goods without a brand have no profile: brand id 0 is malformed. */
export const brand = initContract().router(
  {
    byCategories: {
      method: 'POST',
      path: '/brands',
      body: CategoriesWeekBody,
      responses: { 200: z.array(BrandRow), ...errorResponses('REPORT_NOT_FOUND') },
      summary: 'The brands of the chosen leaf categories in one week',
      metadata: defineMetadata({ errorSummary: 'Failed to fetch brands', profile: 'core' }),
    },
    info: {
      method: 'GET',
      path: '/brand-info/:year/:weekNumber/:brandId',
      pathParams: BrandWeekParams,
      responses: { 200: z.object({ brandInfo: BrandInfo }), ...errorResponses('BRAND_NOT_FOUND') },
      summary: 'A brand’s profile in one week',
      metadata: defineMetadata({ errorSummary: 'Failed to fetch brand info', profile: 'core' }),
    },
    index: {
      method: 'GET',
      path: '/brand-index/:year/:weekNumber/:brandId',
      pathParams: BrandWeekParams,
      responses: { 200: z.object({ brandIndex: BrandIndex }), ...errorResponses('BRAND_NOT_FOUND') },
      summary: 'What a brand’s index consists of in one week',
      metadata: defineMetadata({ errorSummary: 'Failed to fetch brand index', profile: 'insight' }),
    },
    history: {
      method: 'GET',
      path: '/brand-history/:year/:weekNumber/:brandId',
      pathParams: BrandWeekParams,
      query: HistoryQuery,
      responses: {
        200: z.object({ brandHistory: BrandHistory }),
        ...errorResponses('BRAND_NOT_FOUND'),
      },
      summary: 'A brand in each published week of a window',
      metadata: defineMetadata({ errorSummary: 'Failed to fetch brand history', profile: 'insight' }),
    },
    categories: {
      method: 'GET',
      path: '/brand-categories/:year/:weekNumber/:brandId',
      pathParams: BrandWeekParams,
      responses: {
        200: z.object({ brandCategories: z.array(BrandCategory) }),
        ...errorResponses('BRAND_NOT_FOUND'),
      },
      summary: 'What was sold of one brand in one week, category by category',
      metadata: defineMetadata({ errorSummary: 'Failed to fetch brand categories', profile: 'core' }),
    },
    sellers: {
      method: 'POST',
      path: '/brand-sellers',
      body: BrandWeekBody,
      responses: {
        200: z.object({
          brandSellers: z.array(BrandSeller),
          brandSellersHHI: z.nullable(concentration),
          brandTitle: title,
        }),
        ...errorResponses('BRAND_NOT_FOUND'),
      },
      summary: 'The sellers of one brand in one week, and how concentrated they are',
      metadata: defineMetadata({ errorSummary: 'Failed to fetch brand sellers', profile: 'core' }),
    },
    changes: {
      method: 'GET',
      path: '/brand-changes/:year/:weekNumber/:brandId',
      pathParams: BrandWeekParams,
      query: AgainstQuery,
      responses: {
        200: z.object({ against: comparedWeek, brandChanges: BrandChanges }),
        ...errorResponses('BRAND_NOT_FOUND', 'REPORT_NOT_FOUND'),
      },
      summary: 'Why the revenue of one brand changed, category by category',
      metadata: defineMetadata({ errorSummary: 'Failed to fetch brand changes', profile: 'insight' }),
    },
    prices: {
      method: 'GET',
      path: '/brand-prices/:year/:weekNumber/:brandId',
      pathParams: BrandWeekParams,
      query: ThresholdQuery,
      responses: { 200: z.object({ brandPrices: BrandPrices }), ...errorResponses('BRAND_NOT_FOUND') },
      summary: 'Who sells one brand below the usual prices of its cards in one week',
      metadata: defineMetadata({ errorSummary: 'Failed to fetch brand prices', profile: 'insight' }),
    },
    products: {
      method: 'GET',
      path: '/products-by-brand/:year/:weekNumber/:brandId',
      pathParams: BrandWeekParams,
      responses: {
        200: z.object({ brandProducts: z.array(BrandProduct), brandTitle: title }),
        ...errorResponses('BRAND_NOT_FOUND'),
      },
      summary: 'The products of one brand in one week',
      metadata: defineMetadata({ errorSummary: 'Failed to fetch brand products', profile: 'core' }),
    },
  },
  reportOptions,
);
