import * as texts from '#texts/fields/counts';
import * as units from '#texts/fields/units';
import { define, type FieldDefinition } from './field-definition.ts';

/** Definitions of counts and ranks. */
export const countDefinitions = {
  salesCount: define('count', texts.salesCount, units.pieces),
  placeByRevenue: define('rank', texts.placeByRevenue),
  place: define('rank', texts.place),
  placeInCategory: define('rank', texts.placeInCategory),
  indexPlaceInCategory: define('rank', texts.indexPlaceInCategory),
  indexPlacesInCategoryCount: define('count', texts.indexPlacesInCategoryCount),
  placesInCategoryCount: define('count', texts.placesInCategoryCount),
  priceRank: define('rank', texts.priceRank),
  salesCountBefore: define('count', texts.salesCountBefore, units.pieces),
  sellersWithSalesCount: define('count', texts.sellersWithSalesCount),
  placesCount: define('count', texts.placesCount),
  sellersCount: define('count', texts.sellersCount),
  brandsCount: define('count', texts.brandsCount),
  productsCount: define('count', texts.productsCount),
  categoriesCount: define('count', texts.categoriesCount),
  daysCount: define('count', texts.daysCount),
  competitorsCount: define('count', texts.competitorsCount),
  categoriesWithSalesCount: define('count', texts.categoriesWithSalesCount),
  brandsWithSalesCount: define('count', texts.brandsWithSalesCount),
  productsWithSalesCount: define('count', texts.productsWithSalesCount),
  commentsCount: define('count', texts.commentsCount),
} as const satisfies Record<string, FieldDefinition>;
