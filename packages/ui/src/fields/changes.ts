import * as texts from '#texts/fields/changes';
import { define, type FieldDefinition } from './field-definition.ts';

/** Definitions of the comparison with an earlier week. No report has these fields; the table computes them. */
export const changeDefinitions = {
  revenueBefore: define('money', texts.revenueBefore, '₸'),
  revenueDifference: define('difference', texts.revenueDifference, '₸'),
  revenueChange: define('change', texts.revenueChange, '%'),
  movement: define('code', texts.movement),
  priceChange: define('change', texts.priceChange, '%'),
} as const satisfies Record<string, FieldDefinition>;
