import { type FieldDescription, HHI, KZT, PART } from './field-description.ts';

/** Descriptions of the fields of a category's entry conditions. */
export const entryDescriptions = {
  categoryEntry: { description: 'What awaits a seller that enters the category.' },
  cohorts: {
    description:
      'Sellers by the week in which the category first had them, oldest first: the up to 12 published weeks directly before, of those with four published weeks before them.',
  },
  enteredCount: {
    description:
      'Sellers whose first of the 26 published weeks before with an offer in the category this week is.',
  },
  ages: {
    description:
      'The same sellers 1, 2, 4 and 8 calendar weeks later, where that week is published and not after.',
  },
  age: { description: 'Calendar weeks after the cohort’s week: 1, 2, 4 or 8.' },
  offeringCount: { description: 'Sellers of the cohort that had an offer in the category then.' },
  sellingCount: { description: 'Sellers of the cohort that sold in the category then.' },
  medianRevenue: {
    description:
      'Lower median of their revenue in the category then, of those that sold; null where none did.',
    unit: KZT,
  },
  priceBands: {
    description:
      'Sold offers by price in up to ten bands about equal in units, cheapest first; empty where nothing sold.',
  },
  fromPrice: { description: 'Smallest price of a sold offer of the band.', unit: KZT },
  toPrice: { description: 'Largest price of a sold offer of the band.', unit: KZT },
  unsoldOffersCount: {
    description:
      'Offers without sales whose price the band is the first to reach; those dearer than all are in the last.',
  },
  leaders: { description: 'The five largest sellers by revenue, sold or not, ties by id.' },
  shareRevenueFromCategoryFourWeeksBefore: {
    description:
      'The same share four calendar weeks before; null where that week is not published, the seller had no offer or the category sold nothing.',
    unit: PART,
  },
  notCheapestShare: {
    description:
      'Part of its revenue in the category on cards where another seller is cheaper; null where it sold nothing.',
    unit: PART,
  },
  sellersHHIWithoutLeader: {
    description:
      'Concentration of the sellers but for the largest, of equal ones the smallest id; null where they sold nothing.',
    unit: HHI,
  },
} satisfies Record<string, FieldDescription>;
