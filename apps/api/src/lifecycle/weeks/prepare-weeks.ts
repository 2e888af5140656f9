import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { AnalyticsUnavailable } from '../../analytics/errors.ts';
import { listEarlierTables } from '../../analytics/schema/earlier-tables.ts';
import type { Config } from '../../config.ts';
import { exitCodes, FeedError } from '../../command/feed-error.ts';
import { dropOrphansAtStart } from '../../feed/publish/drop-orphans.ts';
import { listUnknownWeeks, listUnrecordedSnapshots } from '../../feed/publish/unknown-weeks.ts';
import { formatWeek } from '@vitrina/contract/iso-week';
import type { Sources } from '../../installation/open-sources.ts';
import { isStoreAway } from '../../store/is-store-away.ts';
import { listPublishedWeeks, publishWeeks } from '../../store/published-weeks.ts';
import type { ServedWeeks } from '../../served-weeks/served-weeks.ts';

/** Dependencies of `prepareWeeks`. */
export interface PrepareWeeksDeps {
  config: Pick<Config, 'demo'>;
  sources: Sources;
  servedWeeks: ServedWeeks;
  log: FastifyBaseLogger;
  /** Aborts when the server shuts down. */
  shutdown: AbortSignal;
  publishDemoMarket: () => Promise<void>;
}

/** A killed engine restarts within one or two seconds. */
const RETRY_DELAY_MS = 1_000;
const MAX_ATTEMPTS = 5;

/** Whether there is no real week, not even in the engine's log, and the demo market is missing or damaged. */
async function needsDemo({ store }: Sources, servedWeeks: ServedWeeks): Promise<boolean> {
  if (servedWeeks.unknown.length > 0) return false;
  const weeks = await listPublishedWeeks(store);
  if (weeks.some(({ isDemo }) => !isDemo)) return false;
  if (weeks.length === 0 || (await servedWeeks.listDamaged()).length > 0) return true;
  return (await servedWeeks.listOutdated()).length > 0;
}

async function makeDemo({ sources, servedWeeks, log, publishDemoMarket }: PrepareWeeksDeps) {
  log.info('making the demo market: reports appear when it is published');
  servedWeeks.isMakingDemo = true;
  try {
    await publishWeeks(sources.store, [], { removeDemo: true });
    await publishDemoMarket();
  } catch (error) {
    if (!(error instanceof FeedError && error.exitCode === exitCodes.busy)) throw error;
    log.info('another process makes the demo market, or publishes weeks');
  } finally {
    servedWeeks.isMakingDemo = false;
  }
}

/** Logs the weeks that only the engine knows; none of them is dropped or served. */
function nameUnknown(
  { servedWeeks, log }: PrepareWeeksDeps,
  unrecorded: readonly number[],
  tables: readonly string[],
): void {
  const weeks = servedWeeks.unknown.map(formatWeek);
  if (weeks.length > 0)
    log.warn(
      { weeks },
      'the engine has weeks that the app database does not know; they are neither served nor dropped: publish them again with pnpm recover or delete them with pnpm discard',
    );
  if (unrecorded.length > 0)
    log.warn(
      { snapshots: unrecorded },
      'the engine has snapshots of an earlier version that no week points to: delete them with pnpm discard --all',
    );
  if (tables.length > 0)
    log.warn(
      { tables },
      'the engine has weeks in tables of an earlier version; they are dropped as their weeks are upgraded or ingested again, or with pnpm discard --all',
    );
}

async function prepareOnce(deps: PrepareWeeksDeps): Promise<void> {
  const { config, sources, servedWeeks, log } = deps;
  const { analytics, store } = sources;
  await dropOrphansAtStart(analytics, store, (line) => log.info(line));
  servedWeeks.unknown = await listUnknownWeeks(analytics, store);
  const earlier = (await listEarlierTables(analytics)).map(({ name }) => name);
  nameUnknown(deps, await listUnrecordedSnapshots(analytics, store), earlier);
  if (config.demo && (await needsDemo(sources, servedWeeks))) await makeDemo(deps);
}

/**
 * Removes leftovers of an interrupted command, and creates the demo market if nothing is published or the demo market
 * is damaged or of an earlier version. Retries while the engine is unavailable. Throws StoreUnavailable while
 * Postgres is away; logs other errors instead of throwing: the server serves the weeks that exist.
 */
export async function prepareWeeks(deps: PrepareWeeksDeps): Promise<void> {
  const { log, shutdown } = deps;
  for (let attempt = 1; !shutdown.aborted; attempt += 1) {
    try {
      await prepareOnce(deps);
      return;
    } catch (error) {
      if (shutdown.aborted) return;
      if (isStoreAway(deps.sources.store, error)) throw error;
      if (attempt === MAX_ATTEMPTS || !(error instanceof AnalyticsUnavailable)) {
        log.error({ err: error }, 'the demo market could not be made, or old tables could not be removed');
        return;
      }
      log.warn({ err: error }, 'the engine was unavailable while weeks were prepared: retrying');
      await setTimeout(RETRY_DELAY_MS);
    }
  }
}
