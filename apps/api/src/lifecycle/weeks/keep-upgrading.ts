import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { isDiskError, isEngineLost } from '../../analytics/errors.ts';
import { FeedError } from '../../command/feed-error.ts';
import { lockFeed } from '../../feed/feed-lock.ts';
import { claimInstallation } from '../../installation/claim-installation.ts';
import { dropOrphansAtStart } from '../../feed/publish/drop-orphans.ts';
import { upgradeWeek } from '../../feed/publish/upgrade-week.ts';
import type { Sources } from '../../installation/open-sources.ts';
import { isDamage } from '../../analytics/snapshot/is-damage.ts';
import { formatWeek } from '@vitrina/contract/iso-week';
import type { PublishedWeekRecord } from '../../store/published-weeks.ts';
import { StoreUnavailable } from '../../store/store-unavailable.ts';
import type { ServedWeeks } from '../../served-weeks/served-weeks.ts';

/** Dependencies of `keepUpgrading`. */
export interface UpgradingDeps {
  sources: Pick<Sources, 'analytics' | 'store'>;
  servedWeeks: ServedWeeks;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /** Aborts when the server shuts down. */
  shutdown: AbortSignal;
  /** Resolves when no report reads a replaced snapshot any more; by default after a report's maximum time. */
  waitForReaders?: () => Promise<void>;
}

/** Pause before an upgrade retries after another command, or while engine or app database is away. */
const RETRY_MS = 5000;
/** Pause before it retries on a full disk. */
const FULL_DISK_RETRY_MS = 60_000;
/** Pause between two weeks, for a command to get the lock of the weeks: longer than `pnpm watch` waits by default. */
const PAUSE_MS = 12_000;
/** A sweep waits for readers of replaced snapshots: one a minute bounds disk use and waits. */
const SWEEP_INTERVAL_MS = 60_000;

/** Returns how long an upgrade waits after a temporary error: another command has the lock, or something is away. */
const findRetryMs = (error: unknown): number | undefined => {
  if (isEngineLost(error) || error instanceof StoreUnavailable || error instanceof FeedError) return RETRY_MS;
  return error instanceof Error && !isDamage(error) && isDiskError(error) ? FULL_DISK_RETRY_MS : undefined;
};

/** Lists the weeks that are left to upgrade, latest first. */
const listLeft = async (servedWeeks: ServedWeeks): Promise<PublishedWeekRecord[]> =>
  (await servedWeeks.listOutdated()).filter(({ failure }) => !failure).map(({ week }) => week);

/** Upgrades a week; if that fails, leaves it unchanged and logs the reason. */
async function upgradeOne(
  { servedWeeks, log, shutdown }: UpgradingDeps,
  week: PublishedWeekRecord,
  upgrade: () => Promise<boolean>,
): Promise<void> {
  const startedAt = performance.now();
  try {
    if (!(await upgrade())) return;
  } catch (error) {
    if (findRetryMs(error) !== undefined || shutdown.aborted || !(error instanceof Error)) throw error;
    servedWeeks.failUpgrade(week, error);
    log.error(
      { week: formatWeek(week), why: error.message.trim() },
      'a week could not be upgraded and stays as it is: ingest its file again with --replace, or pnpm reingest it',
    );
    return;
  }
  const left = (await listLeft(servedWeeks)).length;
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  log.info({ week: formatWeek(week), seconds, left }, 'a week was upgraded');
}

/** Upgrades the latest outdated week, under the lock of the weeks. Returns whether more are left. */
async function upgradeLatest(deps: UpgradingDeps): Promise<boolean> {
  const { analytics, store } = deps.sources;
  await using lock = await lockFeed(store);
  // Another command may have replaced it before this one got the lock.
  const [week] = await listLeft(deps.servedWeeks);
  if (week === undefined) return false;
  const installation = await claimInstallation(analytics, store);
  await upgradeOne(deps, week, () => upgradeWeek({ analytics, store, installation, lock }, week));
  return (await listLeft(deps.servedWeeks)).length > 0;
}

/** Upgrades weeks until none is left, and drops their former snapshots. */
async function upgradeAll(deps: UpgradingDeps): Promise<void> {
  const { sources, log, shutdown, waitForReaders } = deps;
  const { analytics, store } = sources;
  const sweep = () => dropOrphansAtStart(analytics, store, (line) => log.info(line), waitForReaders);
  let sweptAt = performance.now();
  while (!shutdown.aborted && (await upgradeLatest(deps))) {
    if (performance.now() - sweptAt > SWEEP_INTERVAL_MS) {
      await sweep();
      sweptAt = performance.now();
    }
    await sleep(PAUSE_MS, undefined, { signal: shutdown });
  }
  await sweep();
}

/**
 * Upgrades the weeks of an earlier version, one after another, latest first, while they are served. A failed week
 * stays unchanged. Waits while another command runs or a database is away; logs errors instead of throwing. The next
 * start resumes interrupted work.
 */
export async function keepUpgrading(deps: UpgradingDeps): Promise<void> {
  const { servedWeeks, log, shutdown } = deps;
  for (let isFirst = true; !shutdown.aborted; isFirst = false) {
    try {
      const left = (await listLeft(servedWeeks)).length;
      if (isFirst && left === 0) return;
      if (isFirst) log.info({ left }, 'weeks of an earlier version are upgraded while they are served');
      await upgradeAll(deps);
      return;
    } catch (error) {
      if (shutdown.aborted) return;
      const retryMs = findRetryMs(error);
      if (retryMs === undefined) {
        log.error({ err: error }, 'the weeks of an earlier version could not be upgraded');
        return;
      }
      if (retryMs === FULL_DISK_RETRY_MS)
        log.warn({ err: error }, 'the disk is full: the upgrade of weeks waits until it has more than 1 GB');
      await sleep(retryMs, undefined, { signal: shutdown }).catch(() => undefined);
    }
  }
}
