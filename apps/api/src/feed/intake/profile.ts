import * as z from 'zod/mini';
import type { Analytics } from '../../analytics/analytics.ts';
import { readRows } from '../../analytics/read-rows.ts';
import { FeedError } from '../../command/feed-error.ts';
import type { MappedColumns, Problem } from './map-columns.ts';
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
  /** The columns whose numbers have two readings. */
  readonly problems: readonly Problem[];
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

/** Decides how the numbers of each column are read. */
const readNumbers = async (
  analytics: Analytics,
  fields: readonly string[],
  { decimal }: Mapping,
): Promise<Pick<Profile, 'numbers' | 'problems'>> => {
  const numbers = new Map<string, NumberReading>();
  const problems: Problem[] = [];
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
    if (reading) numbers.set(field, reading);
    else
      problems.push({
        kind: 'unclear-decimal',
        header: null,
        field,
        message: `in ${field} a sign like that of 1,234 may be a decimal sign or one of thousands; give --decimal comma or --decimal point`,
      });
  }
  return { numbers, problems };
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
    ...(await readNumbers(analytics, numeric, mapping)),
  };
};
