import type { FastifyBaseLogger } from 'fastify';
import { AnalyticsUnavailable } from '../../analytics/errors.ts';
import { isOutdated } from '../../analytics/snapshot/unreadable-snapshots.ts';
import { formatWeek } from '@vitrina/contract/iso-week';
import type { PublishedWeekRecord } from '../../store/published-weeks.ts';
import { logLateWeek } from '../../served-weeks/late-week.ts';
import type { ServedWeeks } from '../../served-weeks/served-weeks.ts';

/** Damage on disk shows only when it is read, so everything is read once a day. */
const INTERVAL_MS = 24 * 60 * 60 * 1000;
/** Delay of the next attempt if the engine was unavailable. */
const RETRY_DELAY_MS = 10_000;

/**
 * Compares the published weeks with their manifests and logs those that are not served. Returns false if the engine
 * is unavailable, which is no damage.
 */
export async function verifyWeeks(
  log: FastifyBaseLogger,
  servedWeeks: ServedWeeks,
  depth: 'rows' | 'contents',
): Promise<boolean> {
  const damaged = await servedWeeks.verify(depth).catch((error: unknown) => {
    if (error instanceof AnalyticsUnavailable) return undefined;
    throw error;
  });
  const logWeeks = (weeks: readonly PublishedWeekRecord[], reason: string) => {
    if (weeks.length > 0)
      log.error({ weeks: weeks.map(formatWeek) }, `weeks ${reason} and not served: ingest them again`);
  };
  logWeeks(damaged?.filter((week) => !isOutdated(week)) ?? [], 'are damaged');
  logWeeks(damaged?.filter(isOutdated) ?? [], 'were built by an earlier version');
  return damaged !== undefined;
}

/** Verifies the contents of all published weeks now and once a day until shutdown. Errors are logged, not thrown. */
export async function verifyDaily(
  log: FastifyBaseLogger,
  servedWeeks: ServedWeeks,
  shutdown: AbortSignal,
): Promise<void> {
  const isVerified = await verifyWeeks(log, servedWeeks, 'contents').catch((error: unknown) => {
    if (!shutdown.aborted) log.error({ err: error }, 'the published weeks could not be verified');
    return false;
  });
  if (shutdown.aborted) return;
  if (isVerified) await logLateWeek(log, servedWeeks, Date.now()).catch(() => undefined);
  const delayMs = isVerified ? INTERVAL_MS : RETRY_DELAY_MS;
  setTimeout(() => void verifyDaily(log, servedWeeks, shutdown), delayMs).unref();
}
