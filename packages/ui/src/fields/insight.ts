import * as texts from '#texts/fields/insight';
import * as units from '#texts/fields/units';
import { define, type FieldDefinition } from './field-definition.ts';

/** Definitions of fields that only changes and price positions have. */
export const insightDefinitions = {
  demandEffect: define('effect', texts.demandEffect, '₸'),
  shareEffect: define('effect', texts.shareEffect, '₸'),
  priceEffect: define('effect', texts.priceEffect, '₸'),
  addedEffect: define('effect', texts.addedEffect, '₸'),
  removedEffect: define('effect', texts.removedEffect, '₸'),
  marketEffect: define('effect', texts.marketEffect, '₸'),
  ownEffect: define('effect', texts.ownEffect, '₸'),
  minPriceBefore: define('price', texts.minPriceBefore, '₸'),
  productSalesCountBefore: define('count', texts.productSalesCountBefore),
  productSalesCount: define('count', texts.productSalesCount),
  sellersCountBefore: define('count', texts.sellersCountBefore),
  sellersEntered: define('count', texts.sellersEntered),
  sellersLeft: define('count', texts.sellersLeft),
  isCheapestBefore: define('other', texts.isCheapestBefore),
  isCheapest: define('other', texts.isCheapest),
  isWithinChance: define('other', texts.isWithinChance),
  shareRevenueFromCategoryBefore: define('share', texts.shareRevenueFromCategoryBefore, '%'),
  minPriceOfOthers: define('price', texts.minPriceOfOthers, '₸'),
  cheapestSellerId: define('code', texts.cheapestSellerId),
  cheapestSellerTitle: define('title', texts.cheapestSellerTitle),
  referencePrice: define('price', texts.referencePrice, '₸'),
  belowCount: define('count', texts.belowCount),
  offersCount: define('count', texts.offersCount),
  revenueBelow: define('money', texts.revenueBelow, '₸'),
  deepestGap: define('gap', texts.deepestGap, '%'),
} as const satisfies Record<string, FieldDefinition>;

/** Definitions of fields that screens compute from changes, series and price positions. No report has them. */
export const computedDefinitions = {
  facts: define('title', texts.facts),
  weekRevenues: define('line', texts.weekRevenues),
  shareOfChosen: define('share', texts.shareOfChosen, '%'),
  share: define('share', texts.share, '%'),
  room: define('money', texts.room, '₸'),
  shareChange: define('change', texts.shareChange, units.points),
  gapToOthers: define('gap', texts.gapToOthers, '%'),
} as const satisfies Record<string, FieldDefinition>;
