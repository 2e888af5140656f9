import { compareTitles } from '../../format/title-order.ts';

/** Dense ranks of a column's values; equal values share a rank. */
export interface ValueRanks {
  /** Rank by row, from 1 in ascending order; 0 without a value. */
  readonly byRow: Uint32Array;
  /** Number of distinct values. */
  readonly count: number;
}

/** Work split into chunks short enough not to block a frame. */
export type ChunkedWork<Result> = Generator<undefined, Result>;

/** Texts sorted or merged per chunk. */
const TEXTS_PER_CHUNK = 512;
/** Rows read or looked up per chunk. */
export const ROWS_PER_CHUNK = 4096;

function* mergeSorted(left: readonly string[], right: readonly string[]): ChunkedWork<readonly string[]> {
  const merged: string[] = [];
  let [a, b] = [0, 0];
  for (;;) {
    const [x, y] = [left[a], right[b]];
    if (x === undefined || y === undefined) return [...merged, ...left.slice(a), ...right.slice(b)];
    const isLeft = compareTitles(x, y) <= 0;
    merged.push(isLeft ? x : y);
    if (isLeft) a += 1;
    else b += 1;
    if (merged.length % TEXTS_PER_CHUNK === 0) yield;
  }
}

/** Sorts texts in the order of the interface's language with merge sort, in chunks: 50 000 names take a third of a second. */
function* sortTexts(texts: readonly string[]): ChunkedWork<readonly string[]> {
  let runs: (readonly string[])[] = [];
  for (let at = 0; at < texts.length; at += TEXTS_PER_CHUNK) {
    runs.push(texts.slice(at, at + TEXTS_PER_CHUNK).toSorted(compareTitles));
    yield;
  }
  while (runs.length > 1) {
    const longer: (readonly string[])[] = [];
    for (let at = 0; at < runs.length; at += 2)
      longer.push(yield* mergeSorted(runs[at] ?? [], runs[at + 1] ?? []));
    runs = longer;
  }
  return runs[0] ?? [];
}

/** Ranks texts; an empty text has no rank. */
export function* rankTexts(texts: readonly string[]): ChunkedWork<ValueRanks> {
  const distinct = new Set<string>();
  for (let at = 0; at < texts.length; at += 1) {
    distinct.add(texts[at] ?? '');
    if (at % ROWS_PER_CHUNK === 0) yield;
  }
  distinct.delete('');
  const rankByText = new Map<string, number>();
  for (const text of yield* sortTexts([...distinct])) {
    rankByText.set(text, rankByText.size + 1);
    if (rankByText.size % ROWS_PER_CHUNK === 0) yield;
  }
  const ranks = new Uint32Array(texts.length);
  for (let at = 0; at < texts.length; at += 1) {
    ranks[at] = rankByText.get(texts[at] ?? '') ?? 0;
    if (at % ROWS_PER_CHUNK === 0) yield;
  }
  return { byRow: ranks, count: rankByText.size };
}

/** Counts the numbers of an ascending array that are not greater than the given one (binary search). */
const countUpTo = (sorted: Float64Array, number: number): number => {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) <= number) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Whether numbers are in descending order, as revenue is in reports; false with NaN. */
const isDescending = (numbers: Float64Array): boolean => {
  let previous = Number.POSITIVE_INFINITY;
  for (let at = 0; at < numbers.length; at += 1) {
    const number = numbers[at] ?? Number.NaN;
    if (!(number <= previous)) return false;
    previous = number;
  }
  return true;
};

const rankDescending = (numbers: Float64Array): ValueRanks => {
  const ranks = new Uint32Array(numbers.length);
  let count = 0;
  for (let at = numbers.length - 1; at >= 0; at -= 1) {
    if (numbers[at] !== numbers[at + 1]) count += 1;
    ranks[at] = count;
  }
  return { byRow: ranks, count };
};

/** Ranks numbers; NaN has no rank. */
export function* rankNumbers(numbers: Float64Array): ChunkedWork<ValueRanks> {
  if (isDescending(numbers)) return rankDescending(numbers);
  const sorted = numbers.toSorted();
  yield;
  const distinct = sorted.filter((number, at) => !Number.isNaN(number) && number !== sorted[at - 1]);
  yield;
  const ranks = new Uint32Array(numbers.length);
  for (let at = 0; at < numbers.length; at += 1) {
    const number = numbers[at] ?? Number.NaN;
    ranks[at] = Number.isNaN(number) ? 0 : countUpTo(distinct, number);
  }
  return { byRow: ranks, count: distinct.length };
}
