import type { FastifyBaseLogger } from 'fastify';
import { AnalyticsUnavailable } from '../../analytics/errors.ts';
import { isOutdated } from '../../analytics/lost-loads.ts';
import { formatWeek } from '../../feed/week.ts';
import type { PublishedWeekRecord } from '../../store/published-weeks.ts';
import type { ServedWeeks } from './served-weeks.ts';

/** Damage on the disk shows only when it is read: everything is read once a day. */
const DAILY_MS = 24 * 60 * 60 * 1000;
/** An engine that could not be asked is asked again soon. */
const AGAIN_MS = 10_000;

/**
 * Holds the published weeks against their manifests and logs those that are not served, and why. An engine that is
 * down is no damage: the answer is then false.
 */
export async function verifyWeeks(
  log: FastifyBaseLogger,
  published: ServedWeeks,
  depth: 'rows' | 'contents',
): Promise<boolean> {
  const damaged = await published.verify(depth).catch((error: unknown) => {
    if (error instanceof AnalyticsUnavailable) return undefined;
    throw error;
  });
  const tell = (weeks: readonly PublishedWeekRecord[], what: string) => {
    if (weeks.length > 0)
      log.error({ weeks: weeks.map(formatWeek) }, `weeks ${what} and not served: ingest them again`);
  };
  tell(damaged?.filter((week) => !isOutdated(week)) ?? [], 'are damaged');
  tell(damaged?.filter(isOutdated) ?? [], 'were built by an earlier version');
  return damaged !== undefined;
}

/** Reads every published week in the background, now and once a day, until the server ends; never fails. */
export async function verifyDaily(
  log: FastifyBaseLogger,
  published: ServedWeeks,
  ending: AbortSignal,
): Promise<void> {
  const checked = await verifyWeeks(log, published, 'contents').catch((error: unknown) => {
    if (!ending.aborted) log.error({ err: error }, 'the published weeks could not be checked');
    return false;
  });
  if (ending.aborted) return;
  setTimeout(() => void verifyDaily(log, published, ending), checked ? DAILY_MS : AGAIN_MS).unref();
}
