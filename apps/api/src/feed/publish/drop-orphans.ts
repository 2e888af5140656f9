import type { Analytics } from '../../analytics/analytics.ts';
import { onEachServer } from '../../analytics/servers/each-server.ts';
import { REPORT_TIMEOUT_SECONDS } from '../../analytics/report/report-limits.ts';
import {
  createTables,
  dropEarlierTables,
  dropSnapshots,
  listStoredSnapshots,
} from '../../analytics/schema/tables.ts';
import {
  appendToLog,
  listLoggedWeeks,
  listReserved,
  listSecondsSinceReplaced,
  readSnapshotStates,
} from '../../analytics/snapshot/snapshot-log.ts';
import { dropListedTables, listEarlierTables } from '../../analytics/schema/earlier-tables.ts';
import { isBound } from '../../analytics/snapshot/week-manifest.ts';
import { listPublishedWeeks } from '../../store/published-weeks.ts';
import type { Queries, Store } from '../../store/store.ts';
import type { WeeksLock } from '../../store/weeks-lock.ts';
import { FeedError } from '../../command/feed-error.ts';
import { dropFeedTables } from '../staging/feed-tables.ts';
import { getRangeStart } from '../../analytics/snapshot/snapshot-range.ts';
import { lockFeed } from '../feed-lock.ts';
import { claimInstallation } from '../../installation/claim-installation.ts';

/** Maximum time until the last report of a replaced snapshot ends. */
export const READERS_TIMEOUT_SECONDS = REPORT_TIMEOUT_SECONDS + 4;

/** Sources and options of a sweep. */
export interface Sweep {
  analytics: Analytics;
  store: Queries;
  /** Installation id of the app database and the engine's database. */
  installation: string;
  /** The lock of the weeks, held by the caller. */
  lock: WeeksLock;
  /** Resolves when no report of a replaced snapshot can start any more; absent if no process reads the weeks. */
  waitForReaders?: (() => Promise<void>) | undefined;
  /** Receives one line for each dropped snapshot. */
  log: (line: string) => void;
}

/** Confirms the published weeks in the engine's log, because a killed command may not have done it. */
const confirmPublished = async ({ analytics, store, installation }: Sweep): Promise<number[]> => {
  const published = await listPublishedWeeks(store);
  const states = new Map((await readSnapshotStates(analytics)).map((state) => [state.snapshot, state]));
  const unconfirmed = published.filter((week) => {
    const state = states.get(week.snapshot);
    const isConfirmed = state?.events.some((event) => event !== 'prepared') === true;
    return !isConfirmed && isBound(week) && (state?.digest ?? week.digest) === week.digest;
  });
  await appendToLog(analytics, 'published', installation, unconfirmed);
  return published.map(({ snapshot }) => snapshot);
};

/** Returns the check that a snapshot of a recorded command is published neither in the app database nor in the log. */
const createOrphanCheck = async (
  analytics: Analytics,
  published: readonly number[],
): Promise<(snapshot: number) => boolean> => {
  const logged = (await listLoggedWeeks(analytics)).map(({ snapshot }) => snapshot);
  const current = new Set([...published, ...logged]);
  const reserved = new Set(await listReserved(analytics));
  return (snapshot) => !current.has(snapshot) && reserved.has(getRangeStart(snapshot));
};

/** Drops tables of earlier versions whose weeks were all published again, or never published. */
const dropSupersededTables = async (
  { analytics, log }: Sweep,
  isOrphan: (snapshot: number) => boolean,
): Promise<void> => {
  const tables = await listEarlierTables(analytics);
  const superseded = tables.filter(({ snapshots }) => snapshots.every(isOrphan));
  await dropListedTables(analytics, superseded);
  for (const { name } of superseded)
    log(`Dropped table ${name} of an earlier version: its weeks were replaced`);
};

/**
 * Drops the snapshots of killed commands, replaced snapshots, the tables of a killed command, and tables of an earlier
 * version that no published week needs. A snapshot stays if the app database or the engine's log has it as the one of
 * its week, or if no command of this version made it. Awaits `waitForReaders` before it drops a snapshot that may still
 * be read. Throws StoreUnavailable if the lock of the weeks was lost, because the orphans may then belong to another
 * command.
 */
export const dropOrphanedData = async (sweep: Sweep): Promise<void> => {
  const { analytics, installation, lock, waitForReaders, log } = sweep;
  await lock.check();
  await onEachServer(analytics, dropFeedTables);
  const published = await confirmPublished(sweep);
  const isOrphan = await createOrphanCheck(analytics, published);
  const orphans = (await listStoredSnapshots(analytics)).filter(isOrphan);
  const states = await readSnapshotStates(analytics);
  const replaced = states.filter(
    ({ snapshot, events }) => orphans.includes(snapshot) && events.includes('published'),
  );
  if (replaced.length > 0) await waitForReaders?.();
  await lock.check();
  // The log records the removal before the drop: a snapshot that it has as published has all its tables.
  await appendToLog(
    analytics,
    'removed',
    installation,
    replaced.filter(({ events }) => !events.includes('removed')).map(({ snapshot }) => ({ snapshot })),
  );
  await dropSnapshots(analytics, orphans);
  for (const snapshot of orphans) {
    const wasPublished = replaced.some((state) => state.snapshot === snapshot);
    log(
      `Dropped snapshot ${snapshot}: ${wasPublished ? 'its week was replaced or unpublished' : 'it was never published'}`,
    );
  }
  await dropSupersededTables(sweep, isOrphan);
  if (published.length > 0) await dropEarlierTables(analytics, published);
};

/** Resolves when no report reads the snapshots that any process replaced last. */
const waitSinceReplaced = async (analytics: Analytics): Promise<void> => {
  const seconds = Math.min(Infinity, ...(await listSecondsSinceReplaced(analytics)).values());
  const leftMs = (READERS_TIMEOUT_SECONDS - seconds) * 1000;
  if (leftMs > 0) await new Promise((resolve) => setTimeout(resolve, leftMs));
};

/**
 * Drops orphaned data when a server starts. Does nothing while a command runs: the data may belong to the command,
 * which drops orphans itself. Throws ForeignInstallation.
 */
export const dropOrphansAtStart = async (
  analytics: Analytics,
  store: Store,
  log: (line: string) => void = () => undefined,
  waitForReaders: () => Promise<void> = () => waitSinceReplaced(analytics),
): Promise<void> => {
  try {
    await using lock = await lockFeed(store);
    const installation = await claimInstallation(analytics, store);
    await createTables(analytics);
    await dropOrphanedData({ analytics, store, installation, lock, waitForReaders, log });
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
  }
};
