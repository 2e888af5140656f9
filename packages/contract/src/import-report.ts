import * as z from 'zod/mini';
import { count, id, moment, money, title } from './field-types.ts';

/** What stands in the way of an import: its kind, the column or feed column, and a sentence that says what to do. */
export const ImportProblem = z.object({
  kind: z.enum([
    'no-table',
    'unknown-column',
    'repeated-column',
    'missing-column',
    'unclear-decimal',
    'missing-days',
    'week-not-ended',
    'other',
  ]),
  file: z.nullable(title),
  header: z.nullable(title),
  field: z.nullable(title),
  message: title,
});
export type ImportProblem = z.output<typeof ImportProblem>;

/** A reason for which rows are not loaded, with the first of them. */
export const ImportReject = z.object({
  field: title,
  reason: title,
  rowsCount: count,
  file: title,
  row: count,
  value: title,
});
export type ImportReject = z.output<typeof ImportReject>;

/** A probable mistake in the files, which are loaded all the same. */
export const ImportWarning = z.object({
  kind: z.enum(['split-article', 'similar-titles', 'revenue-ratio', 'row-count']),
  year: id,
  weekNumber: id,
  count,
  message: title,
});
export type ImportWarning = z.output<typeof ImportWarning>;

/** A published week beside a week of the files. */
export const ImportComparison = z.object({
  year: id,
  weekNumber: id,
  offersCount: count,
  sellersCount: count,
  revenue: money,
  goneSellersCount: count,
  goneProductsCount: count,
});
export type ImportComparison = z.output<typeof ImportComparison>;

/** A published week that an import replaces. */
export const ReplacedWeek = z.object({
  publishedAt: moment,
  offersCount: count,
  comparison: z.nullable(ImportComparison),
});

/** A week of the files; `replaced` is the published one that it replaces. */
export const ImportWeek = z.object({
  year: id,
  weekNumber: id,
  offersCount: count,
  sellersCount: count,
  revenue: money,
  replaced: z.nullable(ReplacedWeek),
});
export type ImportWeek = z.output<typeof ImportWeek>;

/** What an import loads, and what it does not. */
export const ImportReport = z.object({
  readCount: count,
  loadedCount: count,
  rejectedCount: count,
  duplicatesCount: count,
  weeks: z.array(ImportWeek),
  rejects: z.array(ImportReject),
  warnings: z.array(ImportWarning),
  newSellersCount: count,
  newProductsCount: count,
  newBrandsCount: count,
  newCategoriesCount: count,
  comparison: z.nullable(ImportComparison),
  removesDemo: z.boolean(),
});
export type ImportReport = z.output<typeof ImportReport>;
