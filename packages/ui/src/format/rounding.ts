/** How a number is written: with so many digits after the comma, the rest rounded or cut off. */
export interface Rounding {
  readonly digits: number;
  readonly isCut: boolean;
}

/** The ways in which figures are rounded on a screen. */
export const roundings = {
  whole: { digits: 0, isCut: false },
  tenths: { digits: 1, isCut: false },
  /** Indices of 0–1: cut, so that 0.699 never reads as the 0,70 of a better word. */
  index: { digits: 2, isCut: true },
  /** Concentrations of 0–10 000: cut for the same reason. */
  hhi: { digits: 0, isCut: true },
} as const satisfies Record<string, Rounding>;

/** Two ends, both included; null where that side is open. */
export interface Range {
  readonly from: number | null;
  readonly to: number | null;
}

/** A bound in steps of what is shown, without the noise of binary fractions: 0.57 is 57 hundredths. */
const inSteps = (bound: number, digits: number): number => Number((bound * 10 ** digits).toPrecision(15));

/** The least number that is shown as so many steps: 33.15 for 332 tenths. */
const shownFrom = (steps: number, { digits, isCut }: Rounding): number =>
  isCut ? steps / 10 ** digits : (2 * steps - 1) / (2 * 10 ** digits);

/**
 * Tells which numbers a range lets through: those that are shown within it, so that «33,1», which stands
 * for 33.14, passes «до 33,1». It moves the bounds instead of rounding each number. NaN never passes.
 */
export const createRangeTest = ({ from, to }: Range, rounding: Rounding): ((value: number) => boolean) => {
  const { digits } = rounding;
  const least = from === null ? -Infinity : shownFrom(Math.ceil(inSteps(from, digits)), rounding);
  const beyond = to === null ? Infinity : shownFrom(Math.floor(inSteps(to, digits)) + 1, rounding);
  return (value) => value >= least && value < beyond;
};
