import * as texts from '#texts/fields/rivals';
import { define, type FieldDefinition } from './field-definition.ts';

/** Definitions of fields that only reports on a seller's rivals have. */
export const rivalDefinitions = {
  sharedProductsCount: define('count', texts.sharedProductsCount),
  sharedRevenue: define('money', texts.sharedRevenue, '₸'),
  cheaperCount: define('count', texts.cheaperCount),
  dearerCount: define('count', texts.dearerCount),
  equalCount: define('count', texts.equalCount),
  overlap: define('share', texts.overlap, '%'),
  rivalsCount: define('count', texts.rivalsCount),
  rivalsRevenue: define('money', texts.rivalsRevenue, '₸'),
  revenuePerOffer: define('money', texts.revenuePerOffer, '₸'),
} as const satisfies Record<string, FieldDefinition>;
