import * as z from 'zod/mini';
import { concentration, count, id, money, rating, share, title } from './field-types.ts';

/** The sellers of a cohort some calendar weeks later. */
export const CohortAge = z.object({
  age: z.int().check(z.gte(1), z.lte(8)),
  offeringCount: count,
  sellingCount: count,
  medianRevenue: z.nullable(money),
});
export type CohortAge = z.output<typeof CohortAge>;

/** The sellers that first entered a category in one week. */
export const EntryCohort = z.object({
  year: id,
  weekNumber: id,
  enteredCount: count,
  ages: z.array(CohortAge).check(z.maxLength(4)),
});
export type EntryCohort = z.output<typeof EntryCohort>;

/** A range of prices with about a tenth of a category’s units. */
export const PriceBand = z.object({
  fromPrice: money,
  toPrice: money,
  revenue: money,
  salesCount: count,
  productsCount: count,
  offersCount: count,
  unsoldOffersCount: count,
});
export type PriceBand = z.output<typeof PriceBand>;

/** One of a category’s largest sellers, and its weaknesses. */
export const CategoryLeader = z.object({
  sellerId: id,
  sellerTitle: title,
  shareRevenueFromCategory: z.nullable(share),
  shareRevenueFromCategoryBefore: z.nullable(share),
  shareRevenueFromCategoryFourWeeksBefore: z.nullable(share),
  lastRating: z.nullable(rating),
  notCheapestShare: z.nullable(share),
});
export type CategoryLeader = z.output<typeof CategoryLeader>;

/** Entry conditions of a category for a new seller. */
export const CategoryEntry = z.object({
  cohorts: z.array(EntryCohort).check(z.maxLength(12)),
  priceBands: z.array(PriceBand).check(z.maxLength(10)),
  leaders: z.array(CategoryLeader).check(z.maxLength(5)),
  sellersHHIWithoutLeader: z.nullable(concentration),
});
export type CategoryEntry = z.output<typeof CategoryEntry>;
