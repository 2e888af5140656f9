import { toDisplayNumber } from '../../fields/field-definition.ts';
import type { TableRow, Column } from '../columns/column.ts';
import { ROWS_PER_CHUNK, rankNumbers, rankTexts, type ChunkedWork, type ValueRanks } from './value-ranks.ts';

/** What rows are sorted, filtered and summed by, made once for each column that needs it. */
export interface ColumnValues {
  /** One number a row: the value in the person's unit; NaN where there is none. */
  readonly numbers: (column: Column) => Float64Array;
  /** The largest of them, or null where there is none. */
  readonly largest: (column: Column) => number | null;
  /** One text a row, in lower case. */
  readonly texts: (column: Column) => readonly string[];
  /** What rows are sorted by. */
  readonly ranks: (column: Column) => ValueRanks;
  /** Does a piece of the work that sorting and filtering by a column need; true once nothing is left. */
  readonly prepare: (column: Column) => boolean;
}

/** A value as the text it is looked up by. */
export const toText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const once = <Value>(make: (column: Column) => Value): ((column: Column) => Value) => {
  const made = new Map<string, Value>();
  return (column) => {
    const kept = made.get(column.field);
    if (kept !== undefined) return kept;
    const value = make(column);
    made.set(column.field, value);
    return value;
  };
};

/** Work that is done a piece at a time, or the rest of it at once. */
const divided = <Result>(pieces: ChunkedWork<Result>) => {
  let step = pieces.next();
  const isDone = (): boolean => {
    if (step.done !== true) step = pieces.next();
    return step.done === true;
  };
  const result = (): Result => {
    while (step.done !== true) step = pieces.next();
    return step.value;
  };
  return { isDone, result };
};

/** The texts of a column in lower case. */
function* lowered(rows: readonly TableRow[], field: string): ChunkedWork<readonly string[]> {
  const texts: string[] = [];
  for (const row of rows) {
    if (texts.push(toText(row[field]).toLowerCase()) % ROWS_PER_CHUNK === 0) yield;
  }
  return texts;
}

const isText = ({ traits }: Column): boolean => traits.filter === 'text';

const largestOf = (numbers: Float64Array): number | null => {
  let most = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < numbers.length; at += 1) {
    const number = numbers[at] ?? Number.NaN;
    if (number > most) most = number;
  }
  return most === Number.NEGATIVE_INFINITY ? null : most;
};

/** The numbers of some columns, read row by row: that is a quarter of the time of column by column. */
const numbersOf = (rows: readonly TableRow[], columns: readonly Column[]): Map<string, Float64Array> => {
  const read = columns.map(({ field, definition }) => ({
    field,
    definition,
    values: new Float64Array(rows.length),
  }));
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index];
    for (const { field, definition, values } of read)
      values[index] = toDisplayNumber(definition.kind, row?.[field]) ?? Number.NaN;
  }
  return new Map(read.map(({ field, values }) => [field, values]));
};

/** The keys of a report's rows; those of the columns' numbers are made together. */
export const createColumnValues = (rows: readonly TableRow[], columns: readonly Column[]): ColumnValues => {
  let together: Map<string, Float64Array> | undefined;
  const numbers = once((column) => {
    together ??= numbersOf(
      rows,
      columns.filter((each) => !isText(each)),
    );
    return together.get(column.field) ?? numbersOf(rows, [column]).get(column.field) ?? new Float64Array();
  });
  const largest = once((column) => largestOf(numbers(column)));
  const lowering = once(({ field }) => divided(lowered(rows, field)));
  const texts = (column: Column) => lowering(column).result();
  const ordering = once(({ field }) => divided(rankTexts(rows.map((row) => toText(row[field])))));
  const counting = once((column) => divided(rankNumbers(numbers(column))));
  const ranks = once((column) => (isText(column) ? ordering(column).result() : counting(column).result()));
  const prepare = (column: Column): boolean => {
    if (isText(column)) return lowering(column).isDone() && ordering(column).isDone();
    return counting(column).isDone();
  };
  return { numbers, largest, texts, ranks, prepare };
};

const canIdle = 'requestIdleCallback' in globalThis;
const whenIdle = (run: (deadline?: IdleDeadline) => void): number =>
  canIdle ? requestIdleCallback(run) : window.setTimeout(run, 200);
const stopWaiting = (id: number): void => (canIdle ? cancelIdleCallback(id) : clearTimeout(id));

/** How long a piece may take on a slow machine (ms): with less time left, the next one waits. */
const PIECE_MS = 4;

/**
 * Makes the keys of all columns while the browser has nothing to do, so that the first click on a head
 * is as quick as any. Returns how to stop.
 */
export const prepareWhenIdle = (keys: ColumnValues, columns: readonly Column[]): (() => void) => {
  const left = [...columns];
  let waiting = 0;
  const work = (deadline?: IdleDeadline): void => {
    let [column] = left;
    while (column !== undefined) {
      if (keys.prepare(column)) left.shift();
      [column] = left;
      if ((deadline?.timeRemaining() ?? 0) < PIECE_MS) break;
    }
    if (column !== undefined) waiting = whenIdle(work);
  };
  waiting = whenIdle(work);
  return () => stopWaiting(waiting);
};
