import { formatWeek, getWeekEnd, type Week } from '@vitrina/contract/iso-week';
import { IntakeError } from '../intake/intake-error.ts';
import type { IngestRun } from '../ingest-run.ts';

/** Offset of Kazakhstan's time from UTC: the same in the whole country since March 2024. */
const KAZAKHSTAN_OFFSET_MS = 5 * 60 * 60 * 1000;

/**
 * Throws IntakeError if a week has not ended, unless the run allows it. A week ends with Sunday in Kazakhstan,
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
  const weekNames = open.map(formatWeek).join(', ');
  const message = `Not ended in Kazakhstan (UTC+5): ${weekNames}. Check year and week number, or give --future to load such weeks`;
  throw new IntakeError([
    { kind: 'week-not-ended', file: null, header: null, field: 'week_number', message },
  ]);
};
