/** A random number generator with a seed. */
export interface Rng {
  /** Returns a number in [0, 1). */
  next(): number;
  /** Returns an integer from 0 up to, not including, `end`. */
  below(end: number): number;
  /** Returns true with this probability. */
  chance(probability: number): boolean;
  /** Returns one item of the list, all equally likely. Throws RangeError if it is empty. */
  pick<Item>(list: readonly Item[]): Item;
  /** Returns a random sample without repetition, in random order; all items if there are fewer. */
  sample<Item>(list: readonly Item[], count: number): Item[];
}

/** Hashes a text: FNV-1a over its UTF-16 units. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value;
}

/** Creates a generator (mulberry32); the same seed gives the same numbers on every machine. */
export function createRng(seed: number | string): Rng {
  let state = (typeof seed === 'string' ? hash(seed) : seed) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return {
    next,
    below,
    chance: (probability) => next() < probability,
    pick: (list) => {
      const item = list[below(list.length)];
      if (item === undefined) throw new RangeError('The list is empty');
      return item;
    },
    sample: (list, count) => {
      const left = [...list];
      return Array.from({ length: Math.min(count, left.length) }, () =>
        left.splice(below(left.length), 1),
      ).flat();
    },
  };
}

/** Returns the list in random order. */
export const shuffle = <Item>(list: readonly Item[], rng: Rng): Item[] => rng.sample(list, list.length);
