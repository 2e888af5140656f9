/** Number of decimals, and whether further digits are rounded or truncated. */
export interface Rounding {
  readonly digits: number;
  readonly isTruncated: boolean;
}

/** Roundings of displayed numbers. */
export const roundings = {
  integer: { digits: 0, isTruncated: false },
  tenths: { digits: 1, isTruncated: false },
  /** Indices of 0–1: truncated, so that 0.699 is never displayed as the 0,70 of a higher level. */
  index: { digits: 2, isTruncated: true },
  /** Concentrations of 0–10 000: truncated for the same reason. */
  hhi: { digits: 0, isTruncated: true },
} as const satisfies Record<string, Rounding>;

/** A range with inclusive bounds; null means unbounded. */
export interface Range {
  readonly from: number | null;
  readonly to: number | null;
}

/** Converts a bound to units of the last displayed digit, without binary noise: 0.57 is 57 hundredths. */
const toUnits = (bound: number, digits: number): number => Number((bound * 10 ** digits).toPrecision(15));

/** Smallest number that is displayed as the given number of units: 33.15 for 332 tenths. */
const getSmallestDisplayedAs = (units: number, { digits, isTruncated }: Rounding): number =>
  isTruncated ? units / 10 ** digits : (2 * units - 1) / (2 * 10 ** digits);

/**
 * Creates a predicate for numbers whose displayed value is in the range: 33.14, displayed as «33,1», passes «до
 * 33,1». The bounds are adjusted instead of rounding each number. NaN never passes.
 */
export const createRangeTest = ({ from, to }: Range, rounding: Rounding): ((value: number) => boolean) => {
  const { digits } = rounding;
  const least =
    from === null ? -Infinity : getSmallestDisplayedAs(Math.ceil(toUnits(from, digits)), rounding);
  const beyond =
    to === null ? Infinity : getSmallestDisplayedAs(Math.floor(toUnits(to, digits)) + 1, rounding);
  return (value) => value >= least && value < beyond;
};
