import type { ImportReading } from '@vitrina/contract';
import * as z from 'zod/mini';
import type { Analytics } from '../../analytics/analytics.ts';
import { readRows } from '../../analytics/read-rows.ts';
import { FeedError } from '../../command/feed-error.ts';
import type { FeedFile } from '../formats/feed-file.ts';
import { openFileSource } from '../formats/file-source.ts';
import type { KeyRegistry } from '../keys/key-registry.ts';
import { type AnalysedTable, describeFile } from './describe-file.ts';
import { IntakeError } from './intake-error.ts';
import { createIntakeTables } from './intake-tables.ts';
import { loadTexts } from './load-texts.ts';
import { type MappedColumns, mapColumns, type Problem, withOthers } from './map-columns.ts';
import type { IntakeOptions } from './mapping.ts';
import { createPlainRows, selectRepeatedDay, sumDays } from './plain-rows.ts';
import { profileTexts } from './profile.ts';
import { resolveIds } from './resolve-ids.ts';
import { resolveWeeks } from './resolve-weeks.ts';
import { quoteValue } from '../staging/quote-value.ts';
import { openTable } from './open-table.ts';
import { createRowText } from './row-texts.ts';
import { readDistinctTexts, writeLookups } from './lookup-table.ts';

/** What a command needs to read tables. */
export interface Intake extends IntakeOptions {
  readonly registry: KeyRegistry;
  /** Snapshot of the newest published week; undefined if there is none. */
  readonly newestSnapshot: number | undefined;
}

/** How the rows of a table are numbered in messages: as the file counts them, or from 1 after the header. */
export type RowNumbers = 'of file' | 'after header';

/** Throws FeedError if an offer has several values on one day. */
const checkDays = async (analytics: Analytics, file: string, rows: string): Promise<void> => {
  const text = z.string();
  const schema = z.object({ day: text, seller: text, product: text, article: text });
  const [found] = await readRows(analytics, schema, selectRepeatedDay(rows));
  if (!found) return;
  const { day } = found;
  const [seller, product, article] = [found.seller, found.product, found.article].map(quoteValue);
  throw new FeedError(
    'data',
    `${file}: on ${day} seller «${seller}» offers product «${product}» (${article}) twice with different values. Nothing is published`,
  );
};

/** Reads the rows of `feed_text` as rows of a strict feed. */
const readTexts = async (
  analytics: Analytics,
  file: FeedFile,
  columns: MappedColumns,
  intake: Intake,
): Promise<Omit<AnalysedTable, 'table' | 'columns'>> => {
  const { mapping, partial = false, registry, newestSnapshot } = intake;
  const text = createRowText(columns, mapping);
  const profile = await profileTexts(analytics, file.name, columns, mapping);
  const weekTexts: string[] = [];
  for await (const page of readDistinctTexts(analytics, 'week', text, profile))
    weekTexts.push(...page.map(({ text: found }) => found));
  const weeks = resolveWeeks(file.name, weekTexts, mapping, partial);
  await writeLookups(analytics, 'week', weeks.lookups);
  const notes = await resolveIds({ analytics, registry, text, profile, newestSnapshot });
  return { text, profile, weeks, notes };
};

/** A table whose texts are in `feed_text`. */
export interface ReadTable {
  /** The query for its rows, the texts of a strict feed. */
  readonly rows: string;
  readonly reading: ImportReading;
  /** SHA-256 of the file. */
  readonly hash: string;
}

/**
 * Loads a table into `feed_text`, and finds the query that makes its rows those of a strict feed. Throws IntakeError
 * with all that is to be decided, and FeedError for a file that cannot be read.
 */
export const readTable = async (
  analytics: Analytics,
  file: FeedFile,
  intake: Intake,
  numbers: RowNumbers,
  onRead: (bytes: number) => void,
): Promise<ReadTable> => {
  await using source = openFileSource(file, onRead);
  await using resources = new AsyncDisposableStack();
  const table = await openTable(analytics, file, source.content, intake.mapping, resources);
  const mapped = mapColumns(table.headers, intake.mapping, intake.ignoresUnknown ?? false);
  const columns = mapped.problems.length > 0 ? withOthers(mapped, table.headers) : mapped;
  const refuse = (problems: readonly Problem[]) =>
    new IntakeError(problems.map((problem) => ({ ...problem, file: file.name })));
  if (columns.fields.size === 0) throw refuse(columns.problems);
  await createIntakeTables(analytics, [...columns.fields.keys()]);
  const rowsAbove = numbers === 'of file' ? (table.layout().headerRow ?? 0) : 0;
  await loadTexts(analytics, file, table, columns, rowsAbove);
  await source.checkUnchanged();
  const read = await readTexts(analytics, file, columns, intake);
  const reading = await describeFile(analytics, file, { table, columns, ...read });
  intake.onReading?.(reading);
  const problems = [...columns.problems, ...read.profile.problems, ...read.weeks.problems];
  if (problems.length > 0) throw refuse(problems);
  const rows = createPlainRows(read.text, read.profile);
  if (read.weeks.isDaily) await checkDays(analytics, file.name, rows);
  return { rows: read.weeks.isDaily ? sumDays(rows) : rows, reading, hash: source.hash() };
};
