import * as z from 'zod/mini';
import type { Analytics } from '../../analytics/analytics.ts';
import { readRows } from '../../analytics/read-rows.ts';
import { isSameWeek, type Week } from '@vitrina/contract/iso-week';
import { cutQuote } from '../../command/printable.ts';
import { formatCount } from '../format-count.ts';
import type { FeedFile } from '../formats/feed-file.ts';
import type { MappedColumns } from './map-columns.ts';
import { createPlainRows } from './plain-rows.ts';
import type { Profile } from './profile.ts';
import { type DecimalSign, numberFields } from './read-numbers.ts';
import type { PartialWeek, ResolvedWeeks } from './resolve-weeks.ts';
import type { RowText } from './row-texts.ts';
import type { TableSource } from './table-source.ts';

/** How a column of a file was read. */
export interface ColumnReading {
  readonly header: string;
  /** The feed column. */
  readonly field: string;
  /** How its values were read, in words. */
  readonly reading: string;
  /** Number of rows without a value. */
  readonly blanks: number;
  /** Values of the first rows as they are in the file, and as they were read. */
  readonly samples: readonly (readonly [before: string, after: string])[];
}

/** How a file was read. */
export interface FileReading {
  readonly file: string;
  /** Encoding, separator, sheet, line of the header. */
  readonly facts: readonly string[];
  readonly columns: readonly ColumnReading[];
  /** Headers of the columns that were left out. */
  readonly ignored: readonly string[];
  readonly blankRows: number;
  /** Whether the last row, a total, was left out. */
  readonly hasTotal: boolean;
  /** Number of rows of single days that were summed into weeks; 0 if the rows are of weeks. */
  readonly dayRows: number;
  /** Weeks of which days are missing. */
  readonly partialWeeks: readonly PartialWeek[];
  /** What a person should know: texts that name no week, titles that lost letters, levels that were completed. */
  readonly notes: readonly string[];
}

/** Counts the days of a week that files have: the fewest of several files. */
export const countDays = (readings: readonly FileReading[], week: Week): number =>
  Math.min(
    7,
    ...readings.flatMap(({ partialWeeks }) =>
      partialWeeks.filter((one) => isSameWeek(one, week)).map(({ daysCount }) => daysCount),
    ),
  );

/** What is known of a file after its rows were read. */
export interface AnalysedTable {
  readonly table: TableSource;
  readonly columns: MappedColumns;
  readonly text: RowText;
  readonly profile: Profile;
  readonly weeks: ResolvedWeeks;
  readonly notes: readonly string[];
}

/** Number of rows that are shown, and among which they are. */
const [SAMPLES, SAMPLED_ROWS] = [3, 1000];

const samples = z.object({ before: z.array(z.string()), after: z.array(z.string()) });

const signs: Readonly<Record<DecimalSign, string>> = {
  none: 'plain numbers',
  comma: 'numbers with a decimal comma',
  point: 'numbers with a decimal point',
  each: 'numbers, each with its own decimal sign',
};

const describeColumn = (field: string, { profile, weeks }: AnalysedTable): string => {
  if (numberFields[field] !== undefined) return signs[profile.numbers.get(field)?.sign ?? 'none'];
  if (field === 'week_number') return weeks.isDaily ? 'days, summed into weeks' : 'weeks';
  if (field === 'category_title') return 'category or its path';
  return 'text as it is';
};

/** Says how many titles have question marks inside words: windows-1251 lacks letters of Kazakh. */
const findLostLetters = async (
  analytics: Analytics,
  { facts }: TableSource,
  { fields }: MappedColumns,
): Promise<string[]> => {
  const titles = ['product_name', 'seller_title', 'category_title'].filter((field) => fields.has(field));
  if (!facts.includes('windows-1251') || titles.length === 0) return [];
  const isLost = titles.map((field) => String.raw`match(${field}, '\\pL\\?+\\pL')`).join(' OR ');
  const [found] = await readRows(
    analytics,
    z.object({ rows: z.number(), example: z.string() }),
    `SELECT count() AS rows, any(${titles[0]}) AS example FROM feed_text WHERE ${isLost}`,
  );
  if (!found || found.rows === 0) return [];
  return [
    `${formatCount(found.rows, 'row')} with «?» inside words, such as ${JSON.stringify(cutQuote(found.example))}: windows-1251 cannot hold Ә Ғ Қ Ң Ө Ұ Ү Һ ₸; save the file as UTF-8 or .xlsx`,
  ];
};

/** Describes how a file was read, by the rows of `feed_text`. */
export const describeFile = async (
  analytics: Analytics,
  file: FeedFile,
  read: AnalysedTable,
): Promise<FileReading> => {
  const { table, columns, profile, weeks, notes } = read;
  const fields = [...columns.fields.keys()];
  const first = { ...profile, isRow: `row <= ${SAMPLED_ROWS} AND ${profile.isRow}` };
  const rows = await readRows(
    analytics,
    samples,
    `SELECT [${fields.map((field) => `text.${field}`).join(', ')}] AS before,
      [${fields.map((field) => `plain.given_${field}`).join(', ')}] AS after
    FROM (SELECT * FROM feed_text WHERE row <= ${SAMPLED_ROWS}) AS text
    INNER JOIN (${createPlainRows(read.text, first)}) AS plain ON text.row = plain.row_number
    ORDER BY text.row LIMIT ${SAMPLES}`,
  );
  return {
    file: file.name,
    facts: table.facts,
    columns: fields.map((field, index) => ({
      header: table.headers[columns.fields.get(field) ?? 0] ?? '',
      field,
      reading: describeColumn(field, read),
      blanks: profile.blanks.get(field) ?? 0,
      samples: rows.map(({ before, after }) => [before[index] ?? '', after[index] ?? '']),
    })),
    ignored: columns.ignored,
    blankRows: profile.blankRows,
    hasTotal: profile.hasTotal,
    dayRows: weeks.isDaily ? profile.rows : 0,
    partialWeeks: weeks.partialWeeks,
    notes: [...weeks.unread, ...(await findLostLetters(analytics, table, columns)), ...notes],
  };
};
