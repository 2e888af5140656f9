import { weekOrdinal } from './calendar.ts';
import type { EntityId } from './offer.ts';
import type { OpenWeek } from './week.ts';

/** What became of a thing in its scope from week 0 to week 1. */
export type State = 'stayed' | 'entered' | 'left';

/** The state of a thing that is in week 1, in week 0 or in both; null without week 0. */
export function stateOf(isPresent: boolean, isPresentBefore: boolean | null): State | null {
  if (isPresentBefore === null) return null;
  if (isPresent && isPresentBefore) return 'stayed';
  return isPresent ? 'entered' : 'left';
}

/**
 * Whether two counts of units differ by no more than such counts move by themselves: Poisson counts, their variance
 * stabilised after Anscombe, at 95 %. Null where either is absent.
 */
export function isWithinChance(units: number | null, unitsBefore: number | null): boolean | null {
  if (units === null || unitsBefore === null) return null;
  const stabilise = (count: number) => 2 * Math.sqrt(count + 3 / 8);
  return Math.abs(stabilise(units) - stabilise(unitsBefore)) < 1.96 * Math.SQRT2;
}

/**
 * Whether an entity is in a week and in no published week before it; null where no published week lies before.
 */
export function isNew(
  week: OpenWeek,
  published: readonly OpenWeek[],
  entity: EntityId,
  id: number,
): boolean | null {
  const ordinal = weekOrdinal(week) ?? 0;
  const earlier = published.filter((other) => (weekOrdinal(other) ?? 0) < ordinal);
  if (earlier.length === 0) return null;
  return week.offersBy[entity].has(id) && !earlier.some(({ offersBy }) => offersBy[entity].has(id));
}
