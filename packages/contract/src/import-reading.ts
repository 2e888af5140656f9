import * as z from 'zod/mini';
import { count, id, title } from './field-types.ts';

/** The columns of a feed. */
export const FeedField = z.enum([
  'year',
  'week_number',
  'seller_id',
  'seller_kaspi_id',
  'seller_title',
  'seller_rating',
  'seller_comments_count',
  'seller_on_kaspi_from',
  'product_id',
  'product_kaspi_id',
  'product_name',
  'product_link',
  'product_main_img_link',
  'product_rating',
  'product_comments_count',
  'brand_id',
  'brand_title',
  'category_id',
  'category_title',
  'category_1_lvl_id',
  'category_1_lvl_title',
  'category_2_lvl_id',
  'category_2_lvl_title',
  'price',
  'sales_count',
  'revenue',
]);
export type FeedField = z.output<typeof FeedField>;

const header = z.string().check(z.maxLength(1000));
const decimal = z.enum(['comma', 'point']);

/** The column of a file that a feed column is read from. */
export const MappedColumn = z.object({ field: FeedField, header });

/** The value that a feed column has in every row. */
export const MappedConstant = z.object({ field: FeedField, value: z.string().check(z.maxLength(1000)) });

/** How the files of an import are read; what is absent is decided by their content. */
export const ImportMapping = z.object({
  columns: z.array(MappedColumn).check(z.maxLength(100)),
  constants: z.array(MappedConstant).check(z.maxLength(100)),
  ignore: z.array(header).check(z.maxLength(20_000)),
  decimal: z.optional(decimal),
  week: z.optional(z.string().check(z.regex(/^\d{4}-W\d{2}$/))),
  year: z.optional(z.int().check(z.gte(2020), z.lte(2030))),
  sheet: z.optional(z.string().check(z.maxLength(100))),
  ignoresUnknown: z.boolean(),
  partial: z.boolean(),
  future: z.boolean(),
});
export type ImportMapping = z.output<typeof ImportMapping>;

/** How a column of a file is read; without `field` it is left out. */
export const ImportColumn = z.object({
  header: title,
  field: z.nullable(FeedField),
  reading: z.nullable(
    z.enum(['text', 'week', 'day', 'category', 'number', 'decimal-comma', 'decimal-point', 'decimal-each']),
  ),
  blanksCount: count,
  samples: z.array(z.object({ given: title, read: title })).check(z.maxLength(3)),
});
export type ImportColumn = z.output<typeof ImportColumn>;

/** What a person should know of a file, with a sentence. */
export const ImportNote = z.object({
  kind: z.enum(['unread-week', 'lost-letters', 'known-levels', 'level-below']),
  count,
  example: title,
  message: title,
});
export type ImportNote = z.output<typeof ImportNote>;

/** A week of which a file lacks days, and how many it has. */
export const ImportPartialWeek = z.object({ year: id, weekNumber: id, daysCount: count });
export type ImportPartialWeek = z.output<typeof ImportPartialWeek>;

/** How a file is read that is not in the feed's own form. */
export const ImportReading = z.object({
  file: title,
  format: z.enum(['csv', 'ndjson', 'parquet', 'xlsx']),
  encoding: z.nullable(title),
  separator: z.nullable(title),
  sheet: z.nullable(title),
  headerRow: z.nullable(count),
  errorCellsCount: count,
  rowsCount: count,
  blankRowsCount: count,
  hasTotal: z.boolean(),
  dayRowsCount: count,
  partialWeeks: z.array(ImportPartialWeek),
  columns: z.array(ImportColumn),
  notes: z.array(ImportNote),
});
export type ImportReading = z.output<typeof ImportReading>;
