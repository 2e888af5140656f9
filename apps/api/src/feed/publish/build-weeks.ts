import type { Analytics } from '../../analytics/analytics.ts';
import { buildLoad } from '../../analytics/build.ts';
import { type Manifest, manifestOf } from '../../analytics/verify.ts';
import { checkContradictions } from '../staging/contradictions.ts';
import type { FeedFile } from '../formats/feed-file.ts';
import { sumOffers, type WeekTotals, type WeekLoad, removeDuplicates } from '../staging/staged-offers.ts';

/** A week whose offers are checked and distinct. */
export interface CheckedWeek extends WeekTotals, WeekLoad {
  /** Number of removed duplicates. */
  readonly duplicates: number;
}

/** Checks the accepted rows of a week and removes duplicates. Throws FeedError on a contradiction. */
export const checkWeek = async (
  analytics: Analytics,
  files: readonly FeedFile[],
  week: WeekLoad,
): Promise<CheckedWeek> => {
  const duplicates = await checkContradictions(analytics, files, week);
  const load = duplicates > 0 ? await removeDuplicates(analytics, week.load) : week.load;
  return { ...(await sumOffers(analytics, { ...week, load })), duplicates };
};

/** Builds the report tables of a load and returns its manifest as JSON; texts may be shared with the load `other`. */
export const buildWeek = async (
  analytics: Analytics,
  load: number,
  other: number | undefined,
): Promise<string> => {
  const manifest: Record<string, Manifest[string]> = {};
  const onFilled = async (table: string) => {
    Object.assign(manifest, await manifestOf(analytics, load, [table]));
  };
  await buildLoad(analytics, load, { other, onFilled });
  return JSON.stringify(manifest);
};
