/** A random number generator with a seed. */
export interface Rng {
  /** An integer from 0 up to, not including, `end`. */
  below(end: number): number;
  /** A random sample without repetition, in random order; all items if there are fewer. */
  sample<Thing>(entities: readonly Thing[], count: number): Thing[];
}

/** Creates a generator (mulberry32). */
export function createRng(seed: number): Rng {
  let state = seed >>> 0;
  const roll = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(roll() * end);
  return {
    below,
    sample: (entities, count) => {
      const left = [...entities];
      return Array.from({ length: Math.min(count, left.length) }, () =>
        left.splice(below(left.length), 1),
      ).flat();
    },
  };
}
