import { formatWeek, getWeekEnd, type Week } from '@vitrina/contract/iso-week';
import { FeedError } from '../../command/feed-error.ts';
import type { IngestRun } from '../ingest-run.ts';

/** Offset of Kazakhstan's time from UTC: the same in the whole country since March 2024. */
const KAZAKHSTAN_OFFSET_MS = 5 * 60 * 60 * 1000;

/**
 * Throws FeedError (data) if a week has not ended, unless the run allows it. A week ends with Sunday in Kazakhstan,
 * five hours before Sunday ends in UTC.
 */
export const checkEnded = (
  { now, future }: Pick<IngestRun, 'now' | 'future'>,
  weeks: readonly Week[],
): void => {
  if (future === true) return;
  const time = now().getTime() + KAZAKHSTAN_OFFSET_MS;
  const open = weeks.filter((week) => getWeekEnd(week) > time);
  if (open.length === 0) return;
  throw new FeedError(
    'data',
    `Not ended in Kazakhstan (UTC+5): ${open.map(formatWeek).join(', ')}. Check year and week number, or give --future to load such weeks; nothing is published`,
  );
};
