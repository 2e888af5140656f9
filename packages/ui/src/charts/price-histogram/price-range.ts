import type { BinRange } from './price-range-slider.tsx';
import { toBinPosition, type PriceBins } from './price-bins.ts';

/** Prices in ₸, both included; null where that side is open. */
export interface PriceRange {
  readonly from: number | null;
  readonly to: number | null;
}

/** The band of steps that a range of prices covers; a typed price may lie within a step. A step ends where the next begins. */
export const toBinRange = ({ edges }: PriceBins, range: PriceRange | null): BinRange | null =>
  range && [
    range.from === null ? 0 : toBinPosition(edges, Math.ceil(range.from)),
    range.to === null ? edges.length - 1 : toBinPosition(edges, Math.floor(range.to) + 1),
  ];

/** The range of prices that a band covers; an end within a step is the price typed before. */
export const toPriceRange = (
  { edges }: PriceBins,
  band: BinRange | null,
  before: PriceRange | null,
): PriceRange | null => {
  if (band === null) return null;
  const [start, end] = band;
  const [first, beyond] = [edges[start], edges[end]];
  return {
    from: start === 0 ? null : (first ?? before?.from ?? null),
    to: end === edges.length - 1 ? null : beyond === undefined ? (before?.to ?? null) : beyond - 1,
  };
};
