/** A source of chance that gives the same for the same seed. */
export interface Rng {
  /** A whole number from 0 to below `end`. */
  below(end: number): number;
  /** As many of these as asked for, each once, in no order; all where there are no more. */
  sample<Thing>(things: readonly Thing[], count: number): Thing[];
}

/** Dice of a seed (mulberry32). */
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
    sample: (things, count) => {
      const left = [...things];
      return Array.from({ length: Math.min(count, left.length) }, () =>
        left.splice(below(left.length), 1),
      ).flat();
    },
  };
}
