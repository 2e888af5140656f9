import type { ImportColumn, ImportReading } from '@vitrina/contract';
import { cutQuote } from '../../command/printable.ts';
import { formatCount } from '../format-count.ts';
import { formatWeek } from '@vitrina/contract/iso-week';
import { formatDays } from '../intake/resolve-weeks.ts';

/** Notes of a file that are printed; JSON has all of them. */
const MAX_NOTES = 20;

const readings: Readonly<Record<NonNullable<ImportColumn['reading']>, string>> = {
  text: 'text as it is',
  week: 'weeks',
  day: 'days, summed into weeks',
  category: 'category or its path',
  number: 'plain numbers',
  'decimal-comma': 'numbers with a decimal comma',
  'decimal-point': 'numbers with a decimal point',
  'decimal-each': 'numbers, each with its own decimal sign',
};

const separators: Readonly<Record<string, string>> = {
  ',': 'commas',
  ';': 'semicolons',
  '\t': 'tabs',
  '|': 'vertical bars',
};

const formatLayout = (reading: ImportReading): string[] => {
  const { format, encoding, separator, sheet, headerRow, errorCellsCount } = reading;
  return [
    ...(encoding === null && sheet === null ? [format] : []),
    ...(encoding === null ? [] : [encoding]),
    ...(separator === null ? [] : [`separated by ${separators[separator] ?? separator}`]),
    ...(sheet === null ? [] : [`sheet ${JSON.stringify(sheet)}`]),
    ...(headerRow === null ? [] : [`header in row ${headerRow}`]),
    ...(errorCellsCount > 0 ? [`${formatCount(errorCellsCount, 'cell')} with an error read as blank`] : []),
  ];
};

const formatSample = ({ given, read }: ImportColumn['samples'][number], isRead: boolean): string =>
  given === read || !isRead ? cutQuote(given) : `${cutQuote(given)} → ${cutQuote(read)}`;

const formatColumn = ({ header, field, reading, blanksCount, samples }: ImportColumn): string[] => {
  const name = header === field || field === null ? cutQuote(header) : `${cutQuote(header)} → ${field}`;
  const blanks = blanksCount > 0 ? [formatCount(blanksCount, 'blank')] : [];
  const texts = samples.map((sample) => formatSample(sample, field !== null));
  return [
    `  ${name}: ${[reading === null ? 'not read' : readings[reading], ...blanks].join(', ')}`,
    ...(texts.length > 0 ? [`      ${texts.join(' · ')}`] : []),
  ];
};

const listRead = ({ columns }: ImportReading) => columns.filter(({ field }) => field !== null);

const formatLeftOut = (reading: ImportReading): string[] => {
  const { columns, blankRowsCount, hasTotal, dayRowsCount, partialWeeks } = reading;
  const ignored = columns.filter(({ field }) => field === null).map(({ header }) => cutQuote(header));
  return [
    ...(ignored.length > 0 ? [`left out: ${ignored.join(', ')}`] : []),
    ...(blankRowsCount > 0 ? [formatCount(blankRowsCount, 'blank row')] : []),
    ...(hasTotal ? ['the last row, a total'] : []),
    ...(dayRowsCount > 0 ? [`${formatCount(dayRowsCount, 'row')} of days, summed into weeks`] : []),
    ...partialWeeks.map((week) => `${formatWeek(week)}: ${formatDays(week)}`),
  ];
};

/** Formats how a file was read, a line of its layout and one of what was left out. */
export const formatReading = (reading: ImportReading): string[] => [
  `${reading.file}: ${formatLayout(reading).join(', ')}; ${formatCount(listRead(reading).length, 'column')}`,
  ...formatLeftOut(reading).map((line) => `  ${line}`),
  ...reading.notes.slice(0, MAX_NOTES).map(({ message }) => `  ${message}`),
];

/** Formats how each column of a file was read, with three samples. */
export const explainReading = (reading: ImportReading): string[] => [
  ...formatReading(reading),
  ...reading.columns.flatMap(formatColumn),
];
