import type { IngestSummary } from '../ingest.ts';
import type { WeekTotals } from '../staging/staged-offers.ts';
import { formatWeek } from '../week.ts';

const grouped = (number: number): string => number.toLocaleString('en-US');

/** A number of things: `1 week`, `2 weeks`. */
const counted = (number: number, what: string): string =>
  `${grouped(number)} ${what}${number === 1 ? '' : 's'}`;

const weekLine = (week: WeekTotals): string =>
  [
    formatWeek(week),
    counted(week.offers, 'offer'),
    counted(week.sellers, 'seller'),
    `${grouped(week.revenue)} ₸`,
  ].join(', ');

const begins = { published: 'Published', checked: 'Checked, nothing published:' } as const;

/** What came of an ingest, in words. */
export const formatSummary = (summary: IngestSummary, seconds: number): string => {
  const { outcome, weeks } = summary;
  if (outcome === 'already loaded') {
    return `Already loaded: ${weeks.map(formatWeek).join(', ')}. Nothing was changed.\n`;
  }
  const { rows, rejects } = summary;
  return [
    `${begins[outcome]} ${counted(weeks.length, 'week')} in ${seconds.toFixed(1)} s`,
    ...summary.weeks.map((week) => `  ${weekLine(week)}`),
    `${counted(rows.read, 'row')} read: ${grouped(rows.loaded)} loaded, ${grouped(rows.rejected)} rejected, ${counted(rows.duplicates, 'identical duplicate')}`,
    ...(rejects === undefined ? [] : [`Rejected rows: ${rejects}`]),
    '',
  ].join('\n');
};
