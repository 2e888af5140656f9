import type { Analytics } from '../../analytics/analytics.ts';
import { createTables, dropEarlierTables, dropLoads, storedLoads } from '../../analytics/schema.ts';
import { listPublishedWeeks } from '../../store/published-weeks.ts';
import type { Queries } from '../../store/store.ts';
import { FeedError } from '../feed-error.ts';
import { dropFeedTables } from '../staging/feed-tables.ts';
import { lockFeed } from '../feed-lock.ts';

/**
 * Removes every load that no published week points at, the rows of a command that was ended, and the
 * tables of an earlier version that no published week needs. Where somebody may still read such a load it waits for
 * `waitForReaders` first.
 */
export const dropOrphanedData = async (
  analytics: Analytics,
  store: Queries,
  waitForReaders?: () => Promise<void>,
): Promise<void> => {
  await dropFeedTables(analytics);
  const published = new Set((await listPublishedWeeks(store)).map(({ load }) => load));
  const orphans = (await storedLoads(analytics)).filter((load) => !published.has(load));
  // What is newer than every published load was never published.
  const newest = Math.max(0, ...published);
  if (orphans.some((load) => load < newest)) await waitForReaders?.();
  await dropLoads(analytics, orphans);
  await dropEarlierTables(analytics, [...published]);
};

/**
 * Does that where nobody reads a load that has just been replaced: when a server starts. While a command
 * runs nothing is done: what is there is the command's, and it sweeps too.
 */
export const dropOrphansAtStart = async (
  analytics: Analytics,
  store: Queries,
  dataDir: string,
): Promise<void> => {
  try {
    using _ = lockFeed(dataDir);
    await createTables(analytics);
    await dropOrphanedData(analytics, store);
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
  }
};
