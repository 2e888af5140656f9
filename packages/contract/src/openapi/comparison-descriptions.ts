import { type FieldDescription, KZT, PART, HHI } from './field-description.ts';

/** Descriptions of the fields of reports that compare weeks, and of product cards. */
export const comparisonDescriptions = {
  against: {
    description:
      'The week that is compared with, `2026-W45`; by default the ISO week seven days earlier, null where it is not published.',
  },
  gapToMin: {
    description: 'The price divided by the smallest on the card, less 1; null where the offer left.',
  },
  isNew: {
    description:
      'Whether it is in the week and in no published week before; null where none was published before or one of them cannot be read.',
  },
  maxPrice: { description: 'Largest price of any offer.', unit: KZT },
  placeInCategory: {
    description:
      'Rank by revenue among the products of its category that sold, 1 the largest, equal revenue the same place; null if nothing sold.',
  },
  placesInCategoryCount: { description: 'How many products of its category sold.' },
  price: { description: 'Price of the offer in the week; null where it left.', unit: KZT },
  priceBefore: { description: 'Price of the offer in the week before; null where it was absent.', unit: KZT },
  priceRank: {
    description:
      'Rank of the price on the card, 1 the cheapest, equal prices the same rank; null where the offer left.',
  },
  productInfo: { description: 'The product card’s profile.' },
  productOffers: {
    description:
      'One row for each seller with an offer in the week, largest revenue first, then the cheapest, then by id; after them those that left, by their revenue in the week before.',
  },
  productSellersHHI: {
    description: 'Concentration of the product’s sellers; null if nothing sold.',
    unit: HHI,
  },
  revenueBefore: { description: 'Revenue in the week before; null where it was absent.', unit: KZT },
  salesCountBefore: {
    description: 'Units sold in the week before; null where it was absent.',
    unit: 'units',
  },
  sellersWithSalesCount: { description: 'Distinct sellers that sold it.' },
  shareRevenueFromProduct: {
    description:
      'The row’s revenue divided by the whole product’s in the week; null where the offer left or the product sold nothing.',
    unit: PART,
  },
  state: {
    description:
      '`stayed` is in both weeks, `entered` in the week alone, `left` in the week before alone; null without a week before.',
  },
} satisfies Record<string, FieldDescription>;
