import type { Analytics } from '../../analytics/analytics.ts';
import { findUnreadableSnapshots, isOutdated } from '../../analytics/snapshot/unreadable-snapshots.ts';
import { listPublishedWeeks, type PublishedWeekRecord } from '../../store/published-weeks.ts';
import type { Queries } from '../../store/store.ts';
import { FeedError } from '../../command/feed-error.ts';
import { formatWeek } from '@vitrina/contract/iso-week';
import { findWeeksWithContent } from './content-hash.ts';

/** Weeks that are ingested again together, because they were published from the same files. */
export interface Reingest {
  readonly contentHash: string;
  readonly weeks: readonly PublishedWeekRecord[];
}

/** Chooses the weeks of these names; without names all weeks that are damaged or of an earlier version. */
const chooseWeeks = async (
  analytics: Analytics,
  published: readonly PublishedWeekRecord[],
  names: readonly string[],
): Promise<PublishedWeekRecord[]> => {
  const unknown = names.filter((name) => !published.some((week) => formatWeek(week) === name));
  if (unknown.length > 0) throw new FeedError('usage', `Not published: ${unknown.join(', ')}`);
  if (names.length > 0) return published.filter((week) => names.includes(formatWeek(week)));
  const unreadable = new Set(await findUnreadableSnapshots(analytics, published, 'contents'));
  return published.filter((week) => isOutdated(week) || unreadable.has(week.snapshot));
};

/**
 * Finds the ingests that publish weeks again. Throws FeedError (data) for a week that was published together with weeks
 * that were replaced since: its files would restore their old content.
 */
export const findReingests = async (
  analytics: Analytics,
  store: Queries,
  names: readonly string[],
): Promise<Reingest[]> => {
  const published = (await listPublishedWeeks(store)).filter(({ isDemo }) => !isDemo);
  const weeks = await chooseWeeks(analytics, published, names);
  return [...Map.groupBy(weeks, ({ contentHash }) => contentHash)].map(([contentHash, group]) => {
    const together = findWeeksWithContent(contentHash.split('/')[0] ?? '', published);
    if (together.length === 0)
      throw new FeedError(
        'data',
        `Published with weeks that were replaced since, ingest its files by hand: ${group.map(formatWeek).join(', ')}`,
      );
    return { contentHash, weeks: together };
  });
};
