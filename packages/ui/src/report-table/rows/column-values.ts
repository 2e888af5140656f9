import { readField, toDisplayNumber } from '../../fields/field-definition.ts';
import type { TableRow, Column } from '../columns/column.ts';
import { hasLeft } from '../columns/comparison.ts';
import { ROWS_PER_CHUNK, rankNumbers, rankTexts, type ChunkedWork, type ValueRanks } from './value-ranks.ts';

/** Cached values of a report's columns for sorting, filtering and totals. */
export interface ColumnValues {
  /** Number of rows of this week; rows that left follow them. */
  readonly presentCount: number;
  /** Displayed number by row; NaN without a value. */
  readonly numbers: (column: Column) => Float64Array;
  /** Largest number, or null without one. */
  readonly largest: (column: Column) => number | null;
  /** Lower-case text by row. */
  readonly texts: (column: Column) => readonly string[];
  /** Ranks by row. */
  readonly ranks: (column: Column) => ValueRanks;
  /** Runs one chunk of the work for sorting and filtering by a column; true when all is done. */
  readonly prepare: (column: Column) => boolean;
}

/** Reads a field as text; null gives an empty text. */
export const readText = (row: object | undefined, field: string): string => {
  const value = row && readField(row, field);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

const memoizeByField = <Value>(compute: (column: Column) => Value): ((column: Column) => Value) => {
  const cache = new Map<string, Value>();
  return (column) => {
    const cached = cache.get(column.field);
    if (cached !== undefined) return cached;
    const value = compute(column);
    cache.set(column.field, value);
    return value;
  };
};

/** Runs chunked work chunk by chunk, or to the end on demand. */
const runInChunks = <Result>(work: ChunkedWork<Result>) => {
  let step = work.next();
  const isDone = (): boolean => {
    if (step.done !== true) step = work.next();
    return step.done === true;
  };
  const result = (): Result => {
    while (step.done !== true) step = work.next();
    return step.value;
  };
  return { isDone, result };
};

/** Reads a column's texts in lower case. */
function* readLowerCaseTexts(rows: readonly TableRow[], field: string): ChunkedWork<readonly string[]> {
  const texts: string[] = [];
  for (const row of rows) {
    if (texts.push(readText(row, field).toLowerCase()) % ROWS_PER_CHUNK === 0) yield;
  }
  return texts;
}

const isText = ({ traits }: Column): boolean => traits.filter === 'text';

const findLargest = (numbers: Float64Array): number | null => {
  let largest = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < numbers.length; at += 1) {
    const number = numbers[at] ?? Number.NaN;
    if (number > largest) largest = number;
  }
  return largest === Number.NEGATIVE_INFINITY ? null : largest;
};

/** Reads the numbers of several columns row by row: four times faster than column by column. */
const readNumbers = (rows: readonly TableRow[], columns: readonly Column[]): Map<string, Float64Array> => {
  const targets = columns.map(({ field, definition }) => ({
    field,
    definition,
    values: new Float64Array(rows.length),
  }));
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index];
    for (const { field, definition, values } of targets)
      values[index] = toDisplayNumber(definition.kind, row?.[field]) ?? Number.NaN;
  }
  return new Map(targets.map(({ field, values }) => [field, values]));
};

/** Creates the cached values of a report; all number columns are read in one pass. */
export const createColumnValues = (rows: readonly TableRow[], columns: readonly Column[]): ColumnValues => {
  let numberColumns: Map<string, Float64Array> | undefined;
  const numbers = memoizeByField((column) => {
    numberColumns ??= readNumbers(
      rows,
      columns.filter((each) => !isText(each)),
    );
    return (
      numberColumns.get(column.field) ?? readNumbers(rows, [column]).get(column.field) ?? new Float64Array()
    );
  });
  const largestNumber = memoizeByField((column) => findLargest(numbers(column)));
  const textWork = memoizeByField(({ field }) => runInChunks(readLowerCaseTexts(rows, field)));
  const texts = (column: Column) => textWork(column).result();
  const textRankWork = memoizeByField(({ field }) =>
    runInChunks(rankTexts(rows.map((row) => readText(row, field)))),
  );
  const numberRankWork = memoizeByField((column) => runInChunks(rankNumbers(numbers(column))));
  const ranks = memoizeByField((column) =>
    isText(column) ? textRankWork(column).result() : numberRankWork(column).result(),
  );
  const prepare = (column: Column): boolean => {
    if (isText(column)) return textWork(column).isDone() && textRankWork(column).isDone();
    return numberRankWork(column).isDone();
  };
  const firstLeft = rows.findIndex(hasLeft);
  const presentCount = firstLeft === -1 ? rows.length : firstLeft;
  return { presentCount, numbers, largest: largestNumber, texts, ranks, prepare };
};

const hasIdleCallback = 'requestIdleCallback' in globalThis;
const requestIdle = (run: (deadline?: IdleDeadline) => void): number =>
  hasIdleCallback ? requestIdleCallback(run) : window.setTimeout(run, 200);
const cancelIdle = (id: number): void => (hasIdleCallback ? cancelIdleCallback(id) : clearTimeout(id));

/** Minimum idle time for the next chunk, ms: the longest chunk on a slow machine. */
const MIN_IDLE_MS = 4;

/**
 * Computes the values of all columns in idle time, so that the first sort is fast.
 * @returns cancels the work
 */
export const prepareWhenIdle = (keys: ColumnValues, columns: readonly Column[]): (() => void) => {
  const remaining = [...columns];
  let callbackId = 0;
  const work = (deadline?: IdleDeadline): void => {
    let [column] = remaining;
    while (column !== undefined) {
      if (keys.prepare(column)) remaining.shift();
      [column] = remaining;
      if ((deadline?.timeRemaining() ?? 0) < MIN_IDLE_MS) break;
    }
    if (column !== undefined) callbackId = requestIdle(work);
  };
  callbackId = requestIdle(work);
  return () => cancelIdle(callbackId);
};
