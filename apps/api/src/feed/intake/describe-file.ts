import type { FeedField, ImportColumn, ImportNote, ImportReading } from '@vitrina/contract';
import * as z from 'zod/mini';
import type { Analytics } from '../../analytics/analytics.ts';
import { readRows } from '../../analytics/read-rows.ts';
import { isSameWeek, type Week } from '@vitrina/contract/iso-week';
import { cutQuote } from '../../command/printable.ts';
import { formatCount } from '../format-count.ts';
import type { FeedFile } from '../formats/feed-file.ts';
import { isOther, type MappedColumns } from './map-columns.ts';
import { createPlainRows } from './plain-rows.ts';
import type { Profile } from './profile.ts';
import { type DecimalSign, numberFields } from './read-numbers.ts';
import type { ResolvedWeeks } from './resolve-weeks.ts';
import { lookUp, type RowText } from './row-texts.ts';
import type { TableSource } from './table-source.ts';

/** Counts the days of a week that files have: the fewest of several files. */
export const countDays = (readings: readonly ImportReading[], week: Week): number =>
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
  readonly notes: readonly ImportNote[];
}

/** Number of rows that are shown, and among which they are. */
const [SAMPLES, SAMPLED_ROWS] = [3, 1000];

/** Maximum length of a sample, characters. */
const MAX_SAMPLE = 200;

const samples = z.object({ given: z.array(z.string()), read: z.array(z.string()) });

const numberReadings = {
  none: 'number',
  comma: 'decimal-comma',
  point: 'decimal-point',
  each: 'decimal-each',
} as const satisfies Readonly<Record<DecimalSign, ImportColumn['reading']>>;

const findReading = (field: string, { profile, weeks }: AnalysedTable): ImportColumn['reading'] => {
  if (numberFields[field] !== undefined) return numberReadings[profile.numbers.get(field)?.sign ?? 'each'];
  if (field === 'week_number') return weeks.isDaily ? 'day' : 'week';
  return field === 'category_title' ? 'category' : 'text';
};

/** SQL condition: a title has a question mark inside a word. */
const isLost = String.raw`match(title, '\\pL\\?+\\pL')`;

/** Says how many titles have question marks inside words: windows-1251 lacks letters of Kazakh. */
const findLostLetters = async (
  analytics: Analytics,
  { layout }: TableSource,
  { fields }: MappedColumns,
): Promise<ImportNote[]> => {
  const titles = ['product_name', 'seller_title', 'category_title'].filter((field) => fields.has(field));
  if (layout().encoding !== 'windows-1251' || titles.length === 0) return [];
  const [found] = await readRows(
    analytics,
    z.object({ titles: z.number(), example: z.string() }),
    `SELECT uniqExact(title) AS titles, min(title) AS example
    FROM (SELECT arrayJoin([${titles.join(', ')}]) AS title FROM feed_text) WHERE ${isLost}`,
  );
  if (!found || found.titles === 0) return [];
  const message = `${formatCount(found.titles, 'title')} with «?» inside words, such as ${JSON.stringify(cutQuote(found.example))}: windows-1251 cannot hold Ә Ғ Қ Ң Ө Ұ Ү Һ ₸; save the file as UTF-8 or .xlsx`;
  return [{ kind: 'lost-letters', count: found.titles, example: found.example, message }];
};

/** SQL: the value of a field as a person reads it: a week with its year, or as given where its year is unknown. */
const sampleOf = (field: string, text: RowText): string =>
  field === 'week_number'
    ? `if(empty(${lookUp('week', text)}), text.week_number,
        concat(${lookUp('week', text)}[1], '-W', leftPad(${lookUp('week', text)}[2], 2, '0')))`
    : `plain.given_${field}`;

/** Reads values of the first rows of each loaded column, as they are in the file and as they were read. */
const readSamples = (analytics: Analytics, { columns, profile, text }: AnalysedTable) => {
  const cut = (value: string) => `substringUTF8(${value}, 1, ${MAX_SAMPLE})`;
  const fields = [...columns.fields.keys()];
  const given = fields.map((field) => cut(`text.${field}`));
  const read = fields.map((field) => (isOther(field) ? `''` : cut(sampleOf(field, text))));
  const first = { ...profile, isRow: `row <= ${SAMPLED_ROWS} AND ${profile.isRow}` };
  return readRows(
    analytics,
    samples,
    `SELECT [${given.join(', ')}] AS given, [${read.join(', ')}] AS read
    FROM (SELECT * FROM feed_text WHERE row <= ${SAMPLED_ROWS}) AS text
    INNER JOIN (${createPlainRows(text, first)}) AS plain ON text.row = plain.row_number
    ORDER BY text.row LIMIT ${SAMPLES}`,
  );
};

/** Describes each column with a name, in the order of the file. */
const describeColumns = async (analytics: Analytics, read: AnalysedTable): Promise<ImportColumn[]> => {
  const rows = await readSamples(analytics, read);
  const loaded = [...read.columns.fields];
  return read.table.headers.flatMap((header, position) => {
    if (header === '') return [];
    const at = loaded.findIndex(([, index]) => index === position);
    const [name = ''] = loaded[at] ?? [];
    const isRead = name !== '' && !isOther(name);
    return {
      header,
      field: isRead ? (name as FeedField) : null,
      reading: isRead ? findReading(name, read) : null,
      blanksCount: read.profile.blanks.get(name) ?? 0,
      samples: at < 0 ? [] : rows.map((row) => ({ given: row.given[at] ?? '', read: row.read[at] ?? '' })),
    };
  });
};

/** Describes how a file was read, by the rows of `feed_text`. */
export const describeFile = async (
  analytics: Analytics,
  file: FeedFile,
  read: AnalysedTable,
): Promise<ImportReading> => {
  const { table, columns, profile, weeks, notes } = read;
  return {
    file: file.name,
    ...table.layout(),
    rowsCount: profile.rows,
    blankRowsCount: profile.blankRows,
    hasTotal: profile.hasTotal,
    dayRowsCount: weeks.isDaily ? profile.rows : 0,
    partialWeeks: [...weeks.partialWeeks],
    columns: await describeColumns(analytics, read),
    notes: [...weeks.notes, ...(await findLostLetters(analytics, table, columns)), ...notes],
  };
};
