import type { Analytics } from '../analytics/analytics.ts';
import { buildLoad } from '../analytics/build.ts';
import { reportTables } from '../analytics/schema.ts';
import { manifestOf } from '../analytics/verify.ts';
import type { Store } from '../store/store.ts';
import { nextLoad } from '../store/weeks.ts';
import { refuseContradictions } from './contradictions.ts';
import type { FeedFile } from './feed-file.ts';
import { fillOffers, refillOffersOnce, sumUp, type WeekFound } from './offers.ts';
import type { Week } from './week.ts';

/** A week whose offers are in a load, checked and each there once. */
export interface LoadedWeek extends WeekFound {
  readonly load: number;
  /** Rows beyond the first of identical ones. */
  readonly duplicates: number;
}

/** Puts the good rows of a week into a load of its own; FeedFailure if they contradict each other. */
export const loadWeek = async (
  analytics: Analytics,
  store: Store,
  files: readonly FeedFile[],
  week: Week,
): Promise<LoadedWeek> => {
  const load = await nextLoad(store);
  await fillOffers(analytics, week, load);
  const duplicates = await refuseContradictions(analytics, files, week, load);
  if (duplicates > 0) await refillOffersOnce(analytics, week, load);
  return { ...(await sumUp(analytics, week, load)), load, duplicates };
};

/** Builds the reports of a load. Answers the manifest that is kept with the published week. */
export const buildWeek = async (analytics: Analytics, load: number): Promise<string> => {
  await buildLoad(analytics, load);
  return JSON.stringify(await manifestOf(analytics, load, reportTables));
};
