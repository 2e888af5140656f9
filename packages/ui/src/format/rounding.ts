/** Number of decimals, and whether further digits are rounded or truncated. */
export interface Rounding {
  readonly digits: number;
  /** Least number of significant digits: a small number has more decimals. */
  readonly significant?: number;
  readonly isTruncated: boolean;
}

/** Roundings of displayed numbers. */
export const roundings = {
  integer: { digits: 0, isTruncated: false },
  tenths: { digits: 1, isTruncated: false },
  /** Percentages of a whole, most of which are small: 12,3 and 0,0042. */
  share: { digits: 1, significant: 2, isTruncated: false },
  /** Indices of 0–1. */
  index: { digits: 2, isTruncated: false },
  /** Concentrations of 0–10 000: truncated, so that 1499.9 is never displayed as the 1 500 of a higher level. */
  hhi: { digits: 0, isTruncated: true },
} as const satisfies Record<string, Rounding>;

/** A range with inclusive bounds; null means unbounded. */
export interface Range {
  readonly from: number | null;
  readonly to: number | null;
}

/** Converts a bound to units of the last displayed digit, without binary noise: 0.57 is 57 hundredths. */
const toUnits = (bound: number, digits: number): number => Number((bound * 10 ** digits).toPrecision(15));

/** Limit of decimals: 0 would have infinitely many. */
const MAX_DIGITS = 300;

/** Number of decimals of a displayed number: 4 of 0.0042 with two significant digits. */
const countDigits = (number: number, { digits, significant }: Rounding): number => {
  if (significant === undefined) return digits;
  const needed = significant - 1 - Math.floor(Math.log10(Math.abs(number)));
  return Math.max(digits, Math.min(needed, MAX_DIGITS));
};

/** Smallest number that is displayed as the given number of units: 33.15 for 332 tenths. */
const getSmallestDisplayedAs = (units: number, digits: number, { isTruncated }: Rounding): number =>
  isTruncated ? units / 10 ** digits : (2 * units - 1) / (2 * 10 ** digits);

/** Factor from a number to one just below it. */
const BELOW = 1 - 1e-9;

/**
 * Creates a predicate for numbers whose displayed value is in the range: 33.14, displayed as «33,1», passes «до
 * 33,1». The bounds are adjusted instead of rounding each number. NaN never passes.
 */
export const createRangeTest = ({ from, to }: Range, rounding: Rounding): ((value: number) => boolean) => {
  // A number just below a bound may have more decimals than the bound.
  const fromDigits = countDigits((from ?? 0) * BELOW, rounding);
  const toDigits = countDigits(to ?? 0, rounding);
  const least =
    from === null
      ? -Infinity
      : getSmallestDisplayedAs(Math.ceil(toUnits(from, fromDigits)), fromDigits, rounding);
  const beyond =
    to === null
      ? Infinity
      : getSmallestDisplayedAs(Math.floor(toUnits(to, toDigits)) + 1, toDigits, rounding);
  return (value) => value >= least && value < beyond;
};
