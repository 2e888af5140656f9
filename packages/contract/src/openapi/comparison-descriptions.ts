import { type FieldDescription, KZT, PART, HHI } from './field-description.ts';

/** Descriptions of the fields of reports that compare weeks, and of product cards. */
export const comparisonDescriptions = {
  gapToMin: {
    rule: 'The price divided by the smallest on the card, less 1; null where the offer left.',
    unit: 'part of the smallest price',
  },
  isNew: {
    rule: 'Whether it is in the week and in no published week before; null where none was published before or one of them cannot be read.',
  },
  maxPrice: { rule: 'Largest price of any offer.', unit: KZT },
  placeInCategory: {
    rule: 'Rank by revenue among the products of its category that sold, 1 the largest, equal revenue the same place; null if nothing sold.',
  },
  placesInCategoryCount: { rule: 'How many products of its category sold.' },
  price: { rule: 'Price of the offer in the week; null where it left.', unit: KZT },
  priceBefore: { rule: 'Price of the offer in the week before; null where it was absent.', unit: KZT },
  priceRank: {
    rule: 'Rank of the price on the card, 1 the cheapest, equal prices the same rank; null where the offer left.',
  },
  productInfo: { description: 'The product card’s profile.' },
  productOffers: {
    rule: 'One row for each seller with an offer in the week, largest revenue first, then the cheapest, ties by id; after them those that left, by their revenue in the week before, ties by id.',
  },
  productSellersHHI: {
    rule: '10 000 · Σ (revenue share)² of the product’s sellers; null if nothing sold.',
    unit: HHI,
  },
  sellersWithSalesCount: { rule: 'Distinct sellers that sold it.' },
  shareRevenueFromProduct: {
    rule: 'The row’s revenue divided by the whole product’s in the week; null where the offer left or the product sold nothing.',
    unit: PART,
  },
  state: {
    rule: '`stayed` is in both weeks, `entered` in the week alone, `left` in the week before alone; null without a week before.',
  },
} satisfies Record<string, FieldDescription>;
