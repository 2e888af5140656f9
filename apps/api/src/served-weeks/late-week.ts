import type { FastifyBaseLogger } from 'fastify';
import { formatWeek, getWeekEnd } from '@vitrina/contract/iso-week';
import type { ServedWeeks } from './served-weeks.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days after its end in which the next week must be published; the alert VitrinaWeekLate has the same. */
const LATE_DAYS = 8;

/** Logs that the newest week is too old; demo weeks are never late. */
export async function logLateWeek(
  log: Pick<FastifyBaseLogger, 'warn'>,
  servedWeeks: Pick<ServedWeeks, 'list'>,
  now: number,
): Promise<void> {
  const [newest] = (await servedWeeks.list()).filter(({ isDemo }) => !isDemo);
  if (!newest) return;
  const days = Math.floor((now - getWeekEnd(newest)) / DAY_MS);
  if (days < LATE_DAYS) return;
  log.warn({ week: formatWeek(newest), days }, 'the next week is late: the newest one ended these days ago');
}
