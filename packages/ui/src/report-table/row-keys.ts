import { numberOf } from '../faces/face.ts';
import type { Cells, Column } from './column.ts';

/** What rows are sorted and filtered by, made once for each column that needs it. */
export interface RowKeys {
  /** One number a row: the value in the person's unit, or the rank of a text; NaN where there is none. */
  readonly numbers: (column: Column) => Float64Array;
  /** One text a row, in lower case. */
  readonly texts: (column: Column) => readonly string[];
}

const collator = new Intl.Collator('ru', { numeric: true });

/** A value as the text it is looked up by. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Each text's place among the different ones: sorting by it compares numbers, not words. */
const ranks = (texts: readonly string[]): Float64Array => {
  const places = new Map<string, number>();
  for (const text of new Set(texts)) places.set(text, Number.NaN);
  const ordered = [...places.keys()].filter((text) => text !== '').toSorted(collator.compare);
  for (const [place, text] of ordered.entries()) places.set(text, place);
  return Float64Array.from(texts, (text) => places.get(text) ?? Number.NaN);
};

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

const canIdle = 'requestIdleCallback' in globalThis;
const whenIdle = (run: () => void): number =>
  canIdle ? requestIdleCallback(run) : window.setTimeout(run, 200);
const stopWaiting = (id: number): void => (canIdle ? cancelIdleCallback(id) : clearTimeout(id));

/** The keys of a report's rows. */
export const keysOf = (rows: readonly Cells[]): RowKeys => ({
  numbers: once(({ field, face, traits }) =>
    traits.filter === 'text'
      ? ranks(rows.map((row) => textOf(row[field])))
      : Float64Array.from(rows, (row) => numberOf(face.kind, row[field]) ?? Number.NaN),
  ),
  texts: once(({ field }) => rows.map((row) => textOf(row[field]).toLowerCase())),
});

/**
 * Ranks the text columns while the browser has nothing to do, one at a time, so that the first click
 * on their heads is as quick as on any. Returns how to stop.
 */
export const rankedAhead = (keys: RowKeys, columns: readonly Column[]): (() => void) => {
  const texts = columns.filter(({ traits }) => traits.filter === 'text');
  let waiting = 0;
  const next = (): void => {
    const column = texts.shift();
    if (column === undefined) return;
    keys.numbers(column);
    waiting = whenIdle(next);
  };
  waiting = whenIdle(next);
  return () => stopWaiting(waiting);
};
