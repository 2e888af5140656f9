import type { Analytics } from '../../analytics/analytics.ts';
import { checkContradictions } from '../staging/contradictions.ts';
import { findWarnings, type Warning } from '../staging/find-warnings.ts';
import type { FeedFile } from '../formats/feed-file.ts';
import { sumOffers, type WeekTotals, type StagedWeek, removeDuplicates } from '../staging/staged-offers.ts';

/** A week whose offers are checked and distinct. */
export interface CheckedWeek extends WeekTotals, StagedWeek {
  /** Number of removed duplicates. */
  readonly duplicates: number;
  readonly warnings: readonly Warning[];
}

/** Checks the accepted rows of a week and removes duplicates. Throws FeedError on a contradiction. */
export const checkWeek = async (
  analytics: Analytics,
  files: readonly FeedFile[],
  week: StagedWeek,
): Promise<CheckedWeek> => {
  const duplicates = await checkContradictions(analytics, files, week);
  const snapshot = duplicates > 0 ? await removeDuplicates(analytics, week.snapshot) : week.snapshot;
  const distinct = { ...week, snapshot };
  const warnings = await findWarnings(analytics, distinct);
  return { ...(await sumOffers(analytics, distinct)), duplicates, warnings };
};
