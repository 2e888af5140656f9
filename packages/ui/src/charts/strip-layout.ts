import { sum } from 'd3-array';

/** One of those who divide a market among them. */
export interface StripPart {
  readonly key: number;
  /** Empty for goods without a brand, which are nobody: they go with the rest. */
  readonly title: string;
  /** ₸ in the week. */
  readonly revenue: number;
  /** Its profile. */
  readonly href: string;
}

/** A market as one strip: its leaders, and all others together. Shares are of 0–1. */
export interface Strip {
  readonly leaders: readonly (StripPart & { readonly share: number })[];
  readonly rest: { readonly count: number; readonly share: number };
}

/** So many tones are told apart. */
const LEADERS = 5;

/** A leader narrower than this (px) cannot be pointed at: it goes with the rest. */
const NARROWEST = 28;

/** Who leads the market and by how much, in a strip of so many px. */
export const stripOf = (parts: readonly StripPart[], width: number): Strip => {
  const total = sum(parts, ({ revenue }) => revenue);
  const leaders = parts
    .filter(({ title }) => title !== '')
    .toSorted((one, other) => other.revenue - one.revenue)
    .slice(0, LEADERS)
    .map((part) => ({ ...part, share: part.revenue / total }))
    .filter(({ share }) => share * width >= NARROWEST);
  return {
    leaders,
    rest: { count: parts.length - leaders.length, share: 1 - sum(leaders, ({ share }) => share) },
  };
};

/** Sizes of so many equal rivals in their own unit: 2.4 are 1, 1 and 0.4. */
export const equals = (effective: number): readonly number[] => {
  const whole = Math.floor(effective + 0.05);
  const part = effective - whole;
  return [...Array.from({ length: whole }, () => 1), ...(part >= 0.05 ? [part] : [])];
};
