import { numberOf } from '../faces/face.ts';
import type { Cells, Column } from './column.ts';
import { ranksOfNumbers, ranksOfTexts, type Pieces, type Ranks } from './ranks.ts';

/** What rows are sorted, filtered and summed by, made once for each column that needs it. */
export interface RowKeys {
  /** One number a row: the value in the person's unit; NaN where there is none. */
  readonly numbers: (column: Column) => Float64Array;
  /** One text a row, in lower case. */
  readonly texts: (column: Column) => readonly string[];
  /** What rows are sorted by. */
  readonly ranks: (column: Column) => Ranks;
  /** Does a piece of the work that sorting and filtering by a column need; true once nothing is left. */
  readonly prepare: (column: Column) => boolean;
}

/** A value as the text it is looked up by. */
export const textOf = (value: unknown): string =>
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
const divided = <Result>(pieces: Pieces<Result>) => {
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

/** The keys of a report's rows. */
export const keysOf = (rows: readonly Cells[]): RowKeys => {
  const numbers = once(({ field, face }) => {
    const values = new Float64Array(rows.length);
    rows.forEach((row, index) => {
      values[index] = numberOf(face.kind, row[field]) ?? Number.NaN;
    });
    return values;
  });
  const texts = once(({ field }) => rows.map((row) => textOf(row[field]).toLowerCase()));
  const ordering = once(({ field }) => divided(ranksOfTexts(rows.map((row) => textOf(row[field])))));
  const ranks = once((column) =>
    column.traits.filter === 'text' ? ordering(column).result() : ranksOfNumbers(numbers(column)),
  );
  const prepare = (column: Column): boolean => {
    if (column.traits.filter === 'text') return texts(column).length === 0 || ordering(column).isDone();
    ranks(column);
    return true;
  };
  return { numbers, texts, ranks, prepare };
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
export const preparedAhead = (keys: RowKeys, columns: readonly Column[]): (() => void) => {
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
