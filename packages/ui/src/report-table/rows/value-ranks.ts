/** The place of each row among the different values of a column; equal values share one. */
export interface ValueRanks {
  /** One a row, from 1 in ascending order; 0 where there is no value. */
  readonly byRow: Uint32Array;
  /** How many different values there are. */
  readonly count: number;
}

/** Work in pieces that are each too short to be noticed. */
export type ChunkedWork<Result> = Generator<undefined, Result>;

const collator = new Intl.Collator('ru', { numeric: true });

/** So many texts are ordered, or merged, in one piece. */
const PIECE = 512;
/** So many are only read or looked up in one. */
export const ROWS_PER_CHUNK = 4096;

function* merged(left: readonly string[], right: readonly string[]): ChunkedWork<readonly string[]> {
  const both: string[] = [];
  let [a, b] = [0, 0];
  for (;;) {
    const [x, y] = [left[a], right[b]];
    if (x === undefined || y === undefined) return [...both, ...left.slice(a), ...right.slice(b)];
    const isLeft = collator.compare(x, y) <= 0;
    both.push(isLeft ? x : y);
    if (isLeft) a += 1;
    else b += 1;
    if (both.length % PIECE === 0) yield;
  }
}

/** Texts as Russian readers order them. Comparing is slow: 50 000 names take a third of a second. */
function* ordered(texts: readonly string[]): ChunkedWork<readonly string[]> {
  let runs: (readonly string[])[] = [];
  for (let at = 0; at < texts.length; at += PIECE) {
    runs.push(texts.slice(at, at + PIECE).toSorted(collator.compare));
    yield;
  }
  while (runs.length > 1) {
    const longer: (readonly string[])[] = [];
    for (let at = 0; at < runs.length; at += 2)
      longer.push(yield* merged(runs[at] ?? [], runs[at + 1] ?? []));
    runs = longer;
  }
  return runs[0] ?? [];
}

/** Ranks texts; an empty one is no value. */
export function* rankTexts(texts: readonly string[]): ChunkedWork<ValueRanks> {
  const different = new Set<string>();
  for (let at = 0; at < texts.length; at += 1) {
    different.add(texts[at] ?? '');
    if (at % ROWS_PER_CHUNK === 0) yield;
  }
  different.delete('');
  const places = new Map<string, number>();
  for (const text of yield* ordered([...different])) {
    places.set(text, places.size + 1);
    if (places.size % ROWS_PER_CHUNK === 0) yield;
  }
  const ranks = new Uint32Array(texts.length);
  for (let at = 0; at < texts.length; at += 1) {
    ranks[at] = places.get(texts[at] ?? '') ?? 0;
    if (at % ROWS_PER_CHUNK === 0) yield;
  }
  return { byRow: ranks, count: places.size };
}

/** How many of the ascending numbers are not above this one. */
const upTo = (sorted: Float64Array, number: number): number => {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) <= number) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Whether no number is above the one before it, as reports have their revenue; NaN is in no order. */
const areFalling = (numbers: Float64Array): boolean => {
  let before = Number.POSITIVE_INFINITY;
  for (let at = 0; at < numbers.length; at += 1) {
    const number = numbers[at] ?? Number.NaN;
    if (!(number <= before)) return false;
    before = number;
  }
  return true;
};

const ranksOfFalling = (numbers: Float64Array): ValueRanks => {
  const ranks = new Uint32Array(numbers.length);
  let count = 0;
  for (let at = numbers.length - 1; at >= 0; at -= 1) {
    if (numbers[at] !== numbers[at + 1]) count += 1;
    ranks[at] = count;
  }
  return { byRow: ranks, count };
};

/** Ranks numbers; NaN is no value. */
export function* rankNumbers(numbers: Float64Array): ChunkedWork<ValueRanks> {
  if (areFalling(numbers)) return ranksOfFalling(numbers);
  const sorted = numbers.toSorted();
  yield;
  const different = sorted.filter((number, at) => !Number.isNaN(number) && number !== sorted[at - 1]);
  yield;
  const ranks = new Uint32Array(numbers.length);
  for (let at = 0; at < numbers.length; at += 1) {
    const number = numbers[at] ?? Number.NaN;
    ranks[at] = Number.isNaN(number) ? 0 : upTo(different, number);
  }
  return { byRow: ranks, count: different.length };
}
