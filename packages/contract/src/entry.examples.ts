import type * as rows from './category-entry.ts';
import type { MissingRows, RowExamples } from './example-types.ts';
import { seller } from './example-values.ts';
import { expectComplete } from './serving/expect-complete.ts';

const CohortAge = { age: 1, offeringCount: 2, sellingCount: 1, medianRevenue: 311_970 };
const EntryCohort = { year: 2026, weekNumber: 45, enteredCount: 3, ages: [CohortAge] };
const PriceBand = {
  fromPrice: 98_990,
  toPrice: 99_990,
  revenue: 5_199_480,
  salesCount: 52,
  productsCount: 2,
  offersCount: 4,
  unsoldOffersCount: 1,
};
const CategoryLeader = {
  ...seller,
  shareRevenueFromCategory: 0.25,
  shareRevenueFromCategoryBefore: 0.3,
  shareRevenueFromCategoryFourWeeksBefore: null,
  lastRating: 4.8,
  notCheapestShare: 1,
};

/** Valid examples of a category's entry conditions. */
export const entryRowExamples = {
  EntryCohort,
  CategoryLeader,
  CategoryEntry: {
    cohorts: [EntryCohort],
    priceBands: [PriceBand],
    leaders: [CategoryLeader],
    sellersHHIWithoutLeader: 3333,
  },
} satisfies Partial<RowExamples<typeof rows>>;

expectComplete<MissingRows<typeof rows, typeof entryRowExamples>>();
