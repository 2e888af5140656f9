import * as z from 'zod/mini';
import type { Analytics } from '../../analytics/analytics.ts';
import { readRows } from '../../analytics/read-rows.ts';
import { FeedError } from '../../command/feed-error.ts';
import type { MappedColumns } from './map-columns.ts';
import type { Mapping } from './mapping.ts';
import { numberFields, type NumberReading, readShapes, shapeOf } from './read-numbers.ts';

/** What the rows of a file say of their columns. */
export interface Profile {
  /** SQL condition: a row of `feed_text` is one of the table, neither blank nor its total. */
  readonly isRow: string;
  readonly rows: number;
  readonly blankRows: number;
  /** Whether the last row is a total. */
  readonly hasTotal: boolean;
  /** Number of blank values by field. */
  readonly blanks: ReadonlyMap<string, number>;
  readonly numbers: ReadonlyMap<string, NumberReading>;
}

const counts = z.object({
  rows: z.number(),
  filled: z.number(),
  last: z.number(),
  blanks: z.array(z.number()),
});

/** Maximum shapes of a column that are looked at. Real columns have some dozens. */
const MAX_SHAPES = 10_000;

const total = /^(итого|всего|total|барлығы|жиыны|жалпы)/i;

/** Returns the texts of the last filled row if it is a total: it begins with such a word and has no article. */
const findTotal = async (
  analytics: Analytics,
  fields: readonly string[],
  last: number,
): Promise<readonly string[] | undefined> => {
  const [found] = await readRows(
    analytics,
    z.object({ texts: z.array(z.string()), article: z.string() }),
    `SELECT [${fields.join(', ')}] AS texts, ${fields.includes('product_kaspi_id') ? 'product_kaspi_id' : "''"} AS article
    FROM feed_text WHERE row = ${last}`,
  );
  return found?.article === '' && total.test(found.texts.find(Boolean) ?? '') ? found.texts : undefined;
};

/** Decides how the numbers of each column are read. Throws FeedError that names the columns with two readings. */
const readNumbers = async (
  analytics: Analytics,
  file: string,
  fields: readonly string[],
  { decimal }: Mapping,
): Promise<Map<string, NumberReading>> => {
  const readings = new Map<string, NumberReading>();
  const unclear: string[] = [];
  for (const field of fields) {
    const shapes = await readRows(
      analytics,
      z.object({ shape: z.string() }),
      `SELECT DISTINCT ${shapeOf(field)} AS shape FROM feed_text LIMIT ${MAX_SHAPES}`,
    );
    const reading = readShapes(
      field,
      shapes.map(({ shape }) => shape),
      decimal,
    );
    if (reading) readings.set(field, reading);
    else unclear.push(field);
  }
  if (unclear.length === 0) return readings;
  throw new FeedError(
    'data',
    `${file}: in ${unclear.join(', ')} a sign like that of 1,234 may be a decimal sign or one of thousands; give --decimal comma or --decimal point. Nothing is published`,
  );
};

/** Reads what the rows of `feed_text` say of their columns, in one pass. Throws FeedError if there are none. */
export const profileTexts = async (
  analytics: Analytics,
  file: string,
  columns: MappedColumns,
  mapping: Mapping,
): Promise<Profile> => {
  // The fields are in the order of the table's columns.
  const fields = [...columns.fields].toSorted(([, one], [, other]) => one - other).map(([field]) => field);
  const numeric = fields.filter((field) => numberFields[field] !== undefined);
  const isFilled = `(${fields.map((field) => `length(${field})`).join(' + ')}) > 0`;
  const [found] = await readRows(
    analytics,
    counts,
    `SELECT count() AS rows, countIf(${isFilled}) AS filled, maxIf(row, ${isFilled}) AS last,
      [${fields.map((field) => `countIf(${field} = '')`).join(', ')}] AS blanks FROM feed_text`,
  );
  if (!found || found.filled === 0) throw new FeedError('data', `${file} has no rows`);
  const { rows, filled, last } = found;
  const totals = await findTotal(analytics, fields, last);
  const hasTotal = totals !== undefined;
  const countBlanks = (index: number) =>
    (found.blanks[index] ?? 0) - (rows - filled) - (totals?.[index] === '' ? 1 : 0);
  return {
    isRow: hasTotal ? `${isFilled} AND row != ${last}` : isFilled,
    rows: filled - (hasTotal ? 1 : 0),
    blankRows: rows - filled,
    hasTotal,
    blanks: new Map(fields.map((field, index) => [field, countBlanks(index)])),
    numbers: await readNumbers(analytics, file, numeric, mapping),
  };
};
