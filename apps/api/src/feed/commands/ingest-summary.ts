import { explainReading, formatReading } from './explain-readings.ts';
import type { IngestSummary } from '../ingest.ts';
import type { WeekComparison } from '../publish/compare-weeks.ts';
import { type KeyKind, keyKinds } from '../../store/week-tables.ts';
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

const nouns = { seller: 'seller', product: 'product', brand: 'brand', category: 'category level' } as const;

const formatNewIds = (newIds: Readonly<Record<KeyKind, number>>): string[] => {
  const kinds = keyKinds.filter((kind) => newIds[kind] > 0);
  return kinds.length === 0
    ? []
    : [`New: ${kinds.map((kind) => formatCount(newIds[kind], nouns[kind])).join(', ')}`];
};

const formatReplaced = ({ before, vanished }: WeekComparison): string =>
  `Replaces ${formatWeekLine(before)}: ${formatCount(vanished.sellers, 'seller')} and ${formatCount(vanished.products, 'product')} of it are gone`;

const formatComparison = ({ week, before, vanished }: WeekComparison): string =>
  `${week} beside ${formatWeekLine(before)}: ${formatCount(vanished.sellers, 'seller')} and ${formatCount(vanished.products, 'product')} of that week are gone`;

const headings = { published: 'Published', checked: 'Checked, nothing published:' } as const;

/** Formats the result of an ingest as text; `explains` adds each column of the files. */
export const formatSummary = (summary: IngestSummary, seconds: number, explains = false): string => {
  const { outcome, weeks } = summary;
  if (outcome === 'already loaded') {
    return `Already loaded: ${weeks.map(formatWeek).join(', ')}. Nothing was changed.\n`;
  }
  const { rows, rejects } = summary;
  return [
    `${headings[outcome]} ${formatCount(weeks.length, 'week')} in ${seconds.toFixed(1)} s`,
    ...summary.weeks.map((week) => `  ${formatWeekLine(week)}`),
    ...summary.readings.flatMap(explains ? explainReading : formatReading),
    `${formatCount(rows.read, 'row')} read: ${formatNumber(rows.loaded)} loaded, ${formatNumber(rows.rejected)} rejected, ${formatCount(rows.duplicates, 'identical duplicate')}`,
    ...formatNewIds(summary.newIds),
    ...summary.replaced.map(formatReplaced),
    ...(summary.comparison ? [formatComparison(summary.comparison)] : []),
    ...(rejects === undefined ? [] : [`Rejected rows: ${rejects}`]),
    ...formatFacts(summary.reasons, summary.warnings),
    '',
  ].join('\n');
};
