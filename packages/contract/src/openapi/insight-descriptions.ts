import type { FieldDescription } from './field-description.ts';

const KZT = 'KZT';
const EFFECT = 'Null where there is no week to compare with.';

/** Descriptions of the fields of changes and of price positions. */
export const insightDescriptions = {
  sellerChanges: { description: 'Why the seller’s revenue changed.' },
  brandChanges: { description: 'Why the brand’s revenue changed.' },
  sellerPrices: { description: 'The seller’s price position.' },
  brandPrices: { description: 'Who sells the brand below its reference prices.' },
  demandEffect: {
    description: 'What more or fewer units of the whole context give at the old share and price.',
    rule: `Σ over cells of both weeks: (U1 − U0)·s0·P0; (u1 − u0)·P0 where the context sold nothing in one of them. ${EFFECT}`,
    unit: KZT,
  },
  shareEffect: {
    description: 'What another share of the context’s units gives, at the old price.',
    rule: `Σ over cells of both weeks: U1·(s1 − s0)·P0; 0 where the context sold nothing in one of them. ${EFFECT}`,
    unit: KZT,
  },
  priceEffect: {
    description: 'What another received price gives.',
    rule: `Σ over cells of both weeks: u1·(P1 − P0). ${EFFECT}`,
    unit: KZT,
  },
  addedEffect: { rule: `Σ R1 of cells that are in the week alone. ${EFFECT}`, unit: KZT },
  removedEffect: { rule: `Minus Σ R0 of cells that are in the earlier week alone. ${EFFECT}`, unit: KZT },
  marketEffect: {
    description: 'What the growth of all others in each of its categories would have given.',
    rule: `Σ r0·(C1/C0 − 1) over its leaf categories of the earlier week; r0 its revenue there then, C the revenue of all others there; 0 where C0 is 0. ${EFFECT}`,
    unit: KZT,
  },
  ownEffect: { rule: `revenue − revenueBefore − marketEffect, absent revenue as 0. ${EFFECT}`, unit: KZT },
  cells: {
    rule: 'The categories whose revenue changed most, by the size of the change (without an earlier week by revenue), at most 2 000; ties by id.',
  },
  minPriceBefore: {
    rule: 'Smallest price of any offer on the card in the earlier week; null where absent then.',
    unit: KZT,
  },
  productSalesCountBefore: {
    rule: 'Units of the whole card in the earlier week; null where absent then.',
    unit: 'units',
  },
  productSalesCount: { rule: 'Units of the whole card; null where absent.', unit: 'units' },
  sellersCountBefore: {
    rule: 'Distinct sellers with an offer in the earlier week; null where absent then.',
  },
  sellersEntered: {
    rule: 'Other sellers on the card in the week and not in the earlier one; null without an earlier week.',
  },
  sellersLeft: {
    rule: 'Other sellers on the card in the earlier week and not in this; null without an earlier week.',
  },
  isCheapestBefore: {
    rule: 'Whether the own price equalled the smallest of the card in the earlier week; null where absent then.',
  },
  isCheapest: { rule: 'Whether the own price equals the smallest of the card; null where absent.' },
  shareRevenueFromCategoryBefore: {
    rule: 'The row’s part of the category’s revenue in the earlier week; null where absent or nothing sold.',
    unit: 'part of a whole, 0–1',
  },
  cheapestCount: { rule: 'Cards on which the own price equals the smallest.' },
  revenueWhereCheapest: { rule: 'Revenue on those cards.', unit: KZT },
  undercutCount: { rule: 'Cards on which another seller is cheaper.' },
  undercutNowCount: { rule: 'Those of them on which nobody was cheaper in the earlier week.' },
  tiedCount: { rule: 'Cards on which the own price is the smallest together with others.' },
  aloneCount: { rule: 'Cards without another seller.' },
  canRaiseCount: { rule: 'Cards on which every other price is higher by at least 3 %.' },
  before: { rule: 'The same of the earlier week; null without it, or where the seller was absent.' },
  minPriceOfOthers: { rule: 'Smallest price of the other sellers; null without any.', unit: KZT },
  cheapestSellerId: {
    description: 'Id of the other seller with that price, the smallest of equal ones; null without any.',
  },
  cheapestSellerTitle: { description: 'Title of that seller; null without any.' },
  only: { description: 'The group of cards to return; all without it.' },
  threshold: {
    rule: 'An offer is below when it is cheaper than the reference price by more than this part.',
    unit: 'part of a whole, 0–1',
  },
  singleSellerProductsCount: { rule: 'Cards with one seller, left out of everything else.' },
  referencePrice: { rule: 'Plain lower median of the card’s offered prices.', unit: KZT },
  belowCount: { rule: 'Offers below the reference price by more than the threshold.' },
  offersCount: { rule: 'Offers of the seller on cards that count.' },
  revenueBelow: { rule: 'Revenue of the offers that are below.', unit: KZT },
  deepestGap: {
    rule: 'The smallest price / reference price − 1 of offers that are below; 0 without any.',
    unit: 'part of the reference price',
  },
} as const satisfies Record<string, FieldDescription>;
