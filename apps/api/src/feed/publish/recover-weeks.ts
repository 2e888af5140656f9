import type { Analytics } from '../../analytics/analytics.ts';
import { createTables, dropSnapshots } from '../../analytics/schema/tables.ts';
import { dropListedTables, listEarlierTables } from '../../analytics/schema/earlier-tables.ts';
import { findUnreadableSnapshots } from '../../analytics/snapshot/unreadable-snapshots.ts';
import { appendToLog } from '../../analytics/snapshot/snapshot-log.ts';
import type { RecordedWeek } from '../../analytics/snapshot/week-manifest.ts';
import { publishWeeks } from '../../store/published-weeks.ts';
import type { Store } from '../../store/store.ts';
import { FeedError } from '../../command/feed-error.ts';
import { type RebuiltKeys, rebuildKeys } from '../keys/rebuild-keys.ts';
import { lockFeed } from '../feed-lock.ts';
import { formatWeek } from '@vitrina/contract/iso-week';
import { claimInstallation, takeOverInstallation } from '../../installation/claim-installation.ts';
import { listUnknownWeeks, listUnrecordedSnapshots } from './unknown-weeks.ts';

/** Engine and app database of a command. */
export interface WeeksSources {
  analytics: Analytics;
  store: Store;
}

/** Weeks that were published again from the engine's log, and weeks with damaged tables. */
export interface RecoveredWeeks {
  recovered: RecordedWeek[];
  damaged: RecordedWeek[];
  /** What changed in the registry of ids. */
  keys: RebuiltKeys;
}

/**
 * Points the app database to the weeks that are published in the engine's log alone, and replaces its older snapshots
 * of these weeks; then rebuilds the registry of ids from all published weeks. Skips damaged weeks. Throws ForeignInstallation and FeedError (busy).
 */
export const recoverWeeks = async (
  { analytics, store }: WeeksSources,
  options: { takeOver: boolean },
): Promise<RecoveredWeeks> => {
  await using lock = await lockFeed(store);
  await takeOverInstallation(analytics, store, options);
  await createTables(analytics);
  const unknown = await listUnknownWeeks(analytics, store);
  const unreadable = new Set(await findUnreadableSnapshots(analytics, unknown));
  const recovered = unknown.filter(({ snapshot }) => !unreadable.has(snapshot));
  if (recovered.length > 0)
    await publishWeeks(store, recovered, { removeDemo: true, moveSnapshots: true, lock });
  const keys = await rebuildKeys({ analytics, store, lock });
  return { recovered, damaged: unknown.filter(({ snapshot }) => unreadable.has(snapshot)), keys };
};

/** Dropped weeks, and dropped snapshots without a record. */
export interface DiscardedWeeks {
  discarded: RecordedWeek[];
  unrecorded: number[];
  /** Names of dropped tables of earlier versions. */
  tables: string[];
}

const selectWeeks = (unknown: readonly RecordedWeek[], names: readonly string[]): RecordedWeek[] =>
  names.map((name) => {
    const week = unknown.find((one) => formatWeek(one) === name);
    if (week) return week;
    const known = unknown.length > 0 ? unknown.map(formatWeek).join(', ') : 'none';
    throw new FeedError('usage', `${name} is not a week that only the engine has; these are: ${known}`);
  });

/**
 * Drops weeks that are published in the engine's log alone: those of these names (2026-W45), or all; without names also
 * snapshots without a record and tables of earlier versions. Throws ForeignInstallation and FeedError.
 */
export const discardWeeks = async (
  { analytics, store }: WeeksSources,
  names: readonly string[] | 'all',
): Promise<DiscardedWeeks> => {
  await using lock = await lockFeed(store);
  const installation = await claimInstallation(analytics, store);
  await createTables(analytics);
  const unknown = await listUnknownWeeks(analytics, store);
  const discarded = names === 'all' ? unknown : selectWeeks(unknown, names);
  const unrecorded = names === 'all' ? await listUnrecordedSnapshots(analytics, store) : [];
  await lock.check();
  await appendToLog(
    analytics,
    'removed',
    installation,
    discarded.map(({ snapshot }) => ({ snapshot })),
  );
  await dropSnapshots(analytics, [...discarded.map(({ snapshot }) => snapshot), ...unrecorded]);
  const tables = names === 'all' ? await listEarlierTables(analytics) : [];
  await dropListedTables(analytics, tables);
  return { discarded, unrecorded, tables: tables.map(({ name }) => name) };
};
