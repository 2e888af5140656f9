import type { FieldDescription } from './field-description.ts';

const KZT = 'KZT';
const EFFECT = 'null where there is no week to compare with.';

/** Descriptions of the fields of changes and of price positions. */
export const insightDescriptions = {
  sellerChanges: { description: 'Why the seller’s revenue changed.' },
  brandChanges: { description: 'Why the brand’s revenue changed.' },
  sellerPrices: { description: 'The seller’s price position.' },
  brandPrices: { description: 'Who sells the brand below its reference prices.' },
  demandEffect: {
    description: `What more or fewer units of the whole context give at the old share and price; ${EFFECT}`,
    unit: KZT,
  },
  shareEffect: {
    description: `What another share of the context’s units gives, at the old price; ${EFFECT}`,
    unit: KZT,
  },
  priceEffect: { description: `What another received price gives; ${EFFECT}`, unit: KZT },
  addedEffect: { description: `Revenue of what is offered in the week alone; ${EFFECT}`, unit: KZT },
  removedEffect: {
    description: `Minus the revenue of what was offered in the earlier week alone; ${EFFECT}`,
    unit: KZT,
  },
  marketEffect: {
    description: `What the growth of all others in each of its categories would have given; ${EFFECT}`,
    unit: KZT,
  },
  ownEffect: { description: `The change of revenue that is left beside marketEffect; ${EFFECT}`, unit: KZT },
  count: { description: 'How many there are in all; the list may be cut.' },
  cells: { description: 'The categories with the largest change, at most 2 000; ties by id.' },
  minPriceBefore: {
    description: 'Smallest price of any offer on the card in the earlier week; null where absent then.',
    unit: KZT,
  },
  productSalesCountBefore: {
    description: 'Units of the whole card in the earlier week; null where absent then.',
    unit: 'units',
  },
  productSalesCount: { description: 'Units of the whole card; null where absent.', unit: 'units' },
  sellersCountBefore: {
    description: 'Distinct sellers with an offer in the earlier week; null where absent then.',
  },
  sellersEntered: {
    description:
      'Other sellers on the card in the week and not in the earlier one; null without an earlier week.',
  },
  sellersLeft: {
    description:
      'Other sellers on the card in the earlier week and not in this; null without an earlier week.',
  },
  isCheapestBefore: {
    description:
      'Whether the own price equalled the smallest of the card in the earlier week; null where absent then.',
  },
  isCheapest: { description: 'Whether the own price equals the smallest of the card; null where absent.' },
  isWithinChance: {
    description:
      'Whether so small a change of units happens by itself (Poisson counts, 95 %); null where absent in either week.',
  },
  shareRevenueFromCategoryBefore: {
    description:
      'The row’s part of the category’s revenue in the earlier week; null where absent or nothing sold.',
    unit: 'part of a whole, 0–1',
  },
  cheapestCount: { description: 'Cards on which the own price equals the smallest.' },
  revenueWhereCheapest: { description: 'Revenue on those cards.', unit: KZT },
  undercutCount: { description: 'Cards on which another seller is cheaper.' },
  undercutNowCount: { description: 'Those of them on which nobody was cheaper in the earlier week.' },
  tiedCount: { description: 'Cards on which the own price is the smallest together with others.' },
  aloneCount: { description: 'Cards without another seller.' },
  canRaiseCount: { description: 'Cards on which every other price is higher by at least 3 %.' },
  before: { description: 'The same of the earlier week; null without it, or where the seller was absent.' },
  rows: { description: 'The requested cards, largest revenue first, at most 2 000; ties by id.' },
  minPriceOfOthers: { description: 'Smallest price of the other sellers; null without any.', unit: KZT },
  cheapestSellerId: {
    description: 'Id of the other seller with that price, the smallest of equal ones; null without any.',
  },
  cheapestSellerTitle: { description: 'Title of that seller; null without any.' },
  only: { description: 'The group of cards to return; all without it.' },
  threshold: {
    description: 'An offer is below when it is cheaper than the reference price by more than this part.',
  },
  singleSellerProductsCount: { description: 'Cards with one seller, left out of everything else.' },
  referencePrice: { description: 'Plain lower median of the card’s offered prices.', unit: KZT },
  belowCount: { description: 'Offers below the reference price by more than the threshold.' },
  offersCount: { description: 'Offers of the seller on cards that count.' },
  revenueBelow: { description: 'Revenue of the offers that are below.', unit: KZT },
  deepestGap: {
    description: 'The smallest price / reference price − 1 of offers that are below; 0 without any.',
  },
} as const satisfies Record<string, FieldDescription>;
