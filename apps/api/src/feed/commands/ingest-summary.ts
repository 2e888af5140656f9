import type { IngestSummary } from '../ingest.ts';
import type { Warning } from '../staging/find-warnings.ts';
import { describeReason, type RejectReason } from '../staging/reject-reasons.ts';
import type { WeekTotals } from '../staging/staged-offers.ts';
import { formatWeek } from '@vitrina/contract/iso-week';
import { formatCount, formatNumber } from '../format-count.ts';

const formatWeekLine = (week: WeekTotals): string =>
  [
    formatWeek(week),
    formatCount(week.offers, 'offer'),
    formatCount(week.sellers, 'seller'),
    `${formatNumber(week.revenue)} ₸`,
  ].join(', ');

/** Formats the reasons for rejected rows and the warnings, one line each. */
export const formatFacts = (reasons: readonly RejectReason[], warnings: readonly Warning[]): string[] => [
  ...reasons.map((reason) => `  ${describeReason(reason)}`),
  ...warnings.map(({ message }) => `Warning: ${message}`),
];

const headings = { published: 'Published', checked: 'Checked, nothing published:' } as const;

/** Formats the result of an ingest as text. */
export const formatSummary = (summary: IngestSummary, seconds: number): string => {
  const { outcome, weeks } = summary;
  if (outcome === 'already loaded') {
    return `Already loaded: ${weeks.map(formatWeek).join(', ')}. Nothing was changed.\n`;
  }
  const { rows, rejects } = summary;
  return [
    `${headings[outcome]} ${formatCount(weeks.length, 'week')} in ${seconds.toFixed(1)} s`,
    ...summary.weeks.map((week) => `  ${formatWeekLine(week)}`),
    `${formatCount(rows.read, 'row')} read: ${formatNumber(rows.loaded)} loaded, ${formatNumber(rows.rejected)} rejected, ${formatCount(rows.duplicates, 'identical duplicate')}`,
    ...(rejects === undefined ? [] : [`Rejected rows: ${rejects}`]),
    ...formatFacts(summary.reasons, summary.warnings),
    '',
  ].join('\n');
};
