/** A seeded pseudo-random generator. It uses integers and + − × ÷ √ only, so all machines get the same numbers. */
export interface Rng {
  /** Returns a number in [0, 1). */
  next(): number;
  /** Returns an integer in [0, count). */
  below(count: number): number;
  /** Returns a number in [low, high). */
  between(low: number, high: number): number;
  /** Returns true with this probability. */
  chance(probability: number): boolean;
  /** Returns one item of the list, all equally likely. Throws RangeError if it is empty. */
  pick<Item>(list: readonly Item[]): Item;
}

/** Creates a generator seeded by its purpose, so a change in one part of the market leaves the others unchanged. */
export function createRng(purpose: string): Rng {
  let state = hash(purpose);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (count: number) => Math.floor(next() * count);
  return {
    next: next,
    below,
    between: (low, high) => low + next() * (high - low),
    chance: (probability) => next() < probability,
    pick: (list) => {
      const item = list[below(list.length)];
      if (item === undefined) throw new RangeError('The list is empty');
      return item;
    },
  };
}

/** Creates a function that picks an index with a probability proportional to its weight. */
export function createWeightedPicker(weights: readonly number[]): (rng: Rng) => number {
  let total = 0;
  const sums = Float64Array.from(weights, (weight) => (total += weight));
  return (rng) => {
    const target = rng.next() * total;
    let low = 0;
    let high = sums.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) > target) high = middle;
      else low = middle + 1;
    }
    return low;
  };
}

/** Returns the list in random order. */
export function shuffle<Item>(list: readonly Item[], rng: Rng): Item[] {
  const remaining = [...list];
  return list.map(() => remaining.splice(rng.below(remaining.length), 1)).flat();
}

/** FNV-1a over the text's UTF-16 units. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value;
}
