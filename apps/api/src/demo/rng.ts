/** A source of chance that gives the same numbers on every machine: integers and + − × ÷ √ only. */
export interface Rng {
  /** A number from 0 up to, not including, 1. */
  next(): number;
  /** A whole number from 0 up to, not including, `count`. */
  below(count: number): number;
  /** A number from `low` up to `high`. */
  between(low: number, high: number): number;
  /** Whether something of this probability happens. */
  chance(probability: number): boolean;
  /** One of the list, each as likely. */
  pick<Item>(list: readonly Item[]): Item;
}

/** Dice of their own for one purpose, so that a change in one part of the market leaves the others alone. */
export function createRng(purpose: string): Rng {
  let state = hash(purpose);
  const roll = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (count: number) => Math.floor(roll() * count);
  return {
    next: roll,
    below,
    between: (low, high) => low + roll() * (high - low),
    chance: (probability) => roll() < probability,
    pick: (list) => {
      const item = list[below(list.length)];
      if (item === undefined) throw new RangeError('nothing to pick from');
      return item;
    },
  };
}

/** Picks places of a list by weight: a function from rng to an index. */
export function createWeightedPicker(weights: readonly number[]): (rng: Rng) => number {
  let total = 0;
  const sums = Float64Array.from(weights, (weight) => (total += weight));
  return (rng) => {
    const mark = rng.next() * total;
    let low = 0;
    let high = sums.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) > mark) high = middle;
      else low = middle + 1;
    }
    return low;
  };
}

/** The list in an order of chance (Fisher–Yates). */
export function shuffle<Item>(list: readonly Item[], rng: Rng): Item[] {
  const rest = [...list];
  return list.map(() => rest.splice(rng.below(rest.length), 1)).flat();
}

/** FNV-1a over the text's UTF-16 units. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value;
}
