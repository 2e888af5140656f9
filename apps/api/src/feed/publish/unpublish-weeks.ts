import { isEngineLost } from '../../analytics/errors.ts';
import { appendToLog } from '../../analytics/snapshot/snapshot-log.ts';
import {
  listPublishedWeeks,
  type PublishedWeekRecord,
  removePublishedWeeks,
} from '../../store/published-weeks.ts';
import { FeedError } from '../../command/feed-error.ts';
import { lockFeed } from '../feed-lock.ts';
import { formatWeek } from '@vitrina/contract/iso-week';
import { createTables } from '../../analytics/schema/tables.ts';
import { dropOrphanedData, type Sweep } from './drop-orphans.ts';
import { claimInstallation } from '../../installation/claim-installation.ts';
import type { WeeksSources } from './recover-weeks.ts';

/**
 * Removes weeks from the app database, then from the engine's log. If a command is killed between the two, the log
 * still has the weeks: the next start names them, and no data is lost.
 */
export const removeWeeks = async (
  { analytics, store, installation, lock }: Pick<Sweep, 'analytics' | 'store' | 'installation' | 'lock'>,
  weeks: readonly PublishedWeekRecord[],
): Promise<void> => {
  if (weeks.length === 0) return;
  const snapshots = weeks.map(({ snapshot }) => snapshot);
  await removePublishedWeeks(store, snapshots, lock);
  await appendToLog(
    analytics,
    'removed',
    installation,
    snapshots.map((snapshot) => ({ snapshot })),
  );
};

/** Describes the state after an error of the engine, when the app database no longer has the weeks. */
const CUT_OFF =
  'The weeks are unpublished, but the analytics engine ended before their data were deleted. The next start or ' +
  'ingest deletes them, or names the weeks for  pnpm discard.';

const selectWeeks = (
  published: readonly PublishedWeekRecord[],
  names: readonly string[],
): PublishedWeekRecord[] =>
  names.map((name) => {
    const week = published.find((one) => formatWeek(one) === name);
    if (week) return week;
    const known = published.length > 0 ? published.map(formatWeek).join(', ') : 'none';
    throw new FeedError('usage', `${name} is not a published week; these are: ${known}. Nothing was changed`);
  });

/**
 * Unpublishes the weeks of these names (2026-W45), drops their data when no report reads them, and returns them. Throws
 * FeedError and ForeignInstallation.
 */
export const unpublishWeeks = async (
  { analytics, store, ...sweep }: WeeksSources & Pick<Sweep, 'waitForReaders' | 'log'>,
  names: readonly string[],
): Promise<PublishedWeekRecord[]> => {
  await using lock = await lockFeed(store);
  const installation = await claimInstallation(analytics, store);
  await createTables(analytics);
  const weeks = selectWeeks(await listPublishedWeeks(store), [...new Set(names)]);
  try {
    await removeWeeks({ analytics, store, installation, lock }, weeks);
    await dropOrphanedData({ analytics, store, installation, lock, ...sweep });
  } catch (error) {
    throw isEngineLost(error) ? new FeedError('io', CUT_OFF, { cause: error }) : error;
  }
  return weeks;
};
