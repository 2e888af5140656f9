import { type FieldDescription, HHI, KZT, PART } from './field-description.ts';

/** Descriptions of the fields of a category's entry conditions. */
export const entryDescriptions = {
  categoryEntry: { rule: 'What awaits a seller that enters the category.' },
  cohorts: {
    rule: 'Sellers by the week in which the category first had them, oldest first: the up to 12 published weeks directly before, of those with four published weeks before them.',
  },
  enteredCount: {
    rule: 'Sellers whose first of the 26 published weeks before with an offer in the category this week is.',
  },
  ages: {
    rule: 'The same sellers 1, 2, 4 and 8 calendar weeks later, where that week is published and not after.',
  },
  age: { rule: 'Calendar weeks after the cohort’s week: 1, 2, 4 or 8.' },
  offeringCount: { rule: 'Sellers of the cohort that had an offer in the category then.' },
  sellingCount: { rule: 'Sellers of the cohort that sold in the category then.' },
  medianRevenue: {
    rule: 'Lower median of their revenue in the category then, of those that sold; null where none did.',
    unit: KZT,
  },
  priceBands: {
    rule: 'Sold offers by price, product id and seller id, in up to ten bands: an offer is in band ⌊10·i/U⌋, i the units of the offers before it, U of all. A band without an offer is left out; empty where nothing sold.',
  },
  fromPrice: { rule: 'Smallest price of a sold offer of the band.', unit: KZT },
  toPrice: { rule: 'Largest price of a sold offer of the band.', unit: KZT },
  unsoldOffersCount: {
    rule: 'Offers without sales whose price the band is the first to reach; those dearer than all are in the last.',
  },
  leaders: { rule: 'The five largest sellers by revenue, sold or not, ties by id.' },
  shareRevenueFromCategoryFourWeeksBefore: {
    rule: 'The same share four calendar weeks before; null where that week is not published, the seller had no offer or the category sold nothing.',
    unit: PART,
  },
  notCheapestShare: {
    rule: 'Part of its revenue in the category on cards where another seller is cheaper; null where it sold nothing.',
    unit: PART,
  },
  sellersHHIWithoutLeader: {
    rule: '10 000 · Σ (revenue share)² of the sellers but for the largest, of equal ones the smallest id; null where they sold nothing.',
    unit: HHI,
  },
} satisfies Record<string, FieldDescription>;
