import type { Analytics } from '../../analytics/analytics.ts';
import {
  createTables,
  dropEarlierTables,
  dropSnapshots,
  listStoredSnapshots,
} from '../../analytics/schema/tables.ts';
import { listPublishedWeeks } from '../../store/published-weeks.ts';
import type { Queries } from '../../store/store.ts';
import { FeedError } from '../feed-error.ts';
import { dropFeedTables } from '../staging/feed-tables.ts';
import { lockFeed } from '../feed-lock.ts';

/**
 * Drops snapshots without a published week, the tables of a killed command, and tables of an earlier version that no
 * published week needs. Awaits `waitForReaders` before it drops a snapshot that may still be read.
 */
export const dropOrphanedData = async (
  analytics: Analytics,
  store: Queries,
  waitForReaders?: () => Promise<void>,
): Promise<void> => {
  await dropFeedTables(analytics);
  const published = new Set((await listPublishedWeeks(store)).map(({ snapshot }) => snapshot));
  const orphans = (await listStoredSnapshots(analytics)).filter((snapshot) => !published.has(snapshot));
  // A snapshot newer than all published ones was never published.
  const newest = Math.max(0, ...published);
  if (orphans.some((snapshot) => snapshot < newest)) await waitForReaders?.();
  await dropSnapshots(analytics, orphans);
  await dropEarlierTables(analytics, [...published]);
};

/**
 * Drops orphaned data when a server starts. Does nothing while a command runs: the data may be the command's, which
 * drops orphans itself.
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
