import { cutQuote } from '../../command/printable.ts';
import { formatCount } from '../format-count.ts';
import { formatWeek } from '@vitrina/contract/iso-week';
import type { ColumnReading, FileReading } from '../intake/describe-file.ts';
import { formatDays } from '../intake/resolve-weeks.ts';

/** Notes of a file that are printed; JSON has all of them. */
const MAX_NOTES = 20;

const formatSample = ([before, after]: readonly [string, string]): string =>
  before === after ? cutQuote(before) : `${cutQuote(before)} → ${cutQuote(after)}`;

const formatColumn = ({ header, field, reading, blanks, samples }: ColumnReading): string[] => [
  `  ${header === field ? field : `${cutQuote(header)} → ${field}`}: ${reading}${blanks > 0 ? `, ${formatCount(blanks, 'blank')}` : ''}`,
  ...(samples.length > 0 ? [`      ${samples.map(formatSample).join(' · ')}`] : []),
];

const formatLeftOut = ({ ignored, blankRows, hasTotal, dayRows, partialWeeks }: FileReading): string[] => [
  ...(ignored.length > 0 ? [`left out: ${ignored.map((header) => cutQuote(header)).join(', ')}`] : []),
  ...(blankRows > 0 ? [formatCount(blankRows, 'blank row')] : []),
  ...(hasTotal ? ['the last row, a total'] : []),
  ...(dayRows > 0 ? [`${formatCount(dayRows, 'row')} of days, summed into weeks`] : []),
  ...partialWeeks.map((week) => `${formatWeek(week)}: ${formatDays(week)}`),
];

/** Formats how a file was read, a line of facts and one of what was left out. */
export const formatReading = (reading: FileReading): string[] => [
  `${reading.file}: ${reading.facts.join(', ')}; ${formatCount(reading.columns.length, 'column')}`,
  ...formatLeftOut(reading).map((line) => `  ${line}`),
  ...reading.notes.slice(0, MAX_NOTES).map((note) => `  ${note}`),
];

/** Formats how each column of a file was read, with three samples. */
export const explainReading = (reading: FileReading): string[] => [
  ...formatReading(reading),
  ...reading.columns.flatMap(formatColumn),
];
