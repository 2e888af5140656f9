import type { Band } from './price-band.tsx';
import { placeOf, type PriceSteps } from './price-steps.ts';

/** Prices in ₸, both included; null where that side is open. */
export interface PriceRange {
  readonly from: number | null;
  readonly to: number | null;
}

/** The band of steps that a range of prices covers; a typed price may lie within a step. */
export const bandIn = ({ edges }: PriceSteps, range: PriceRange | null): Band | null =>
  range && [
    range.from === null ? 0 : placeOf(edges, range.from),
    range.to === null ? edges.length - 1 : placeOf(edges, range.to),
  ];

/** The range of prices that a band covers; an end within a step is the price typed before. */
export const rangeIn = (
  { edges }: PriceSteps,
  band: Band | null,
  before: PriceRange | null,
): PriceRange | null => {
  if (band === null) return null;
  const kept = [before?.from, before?.to];
  const [from, to] = band.map((place, end) =>
    place % 1 === 0 ? (edges[place] ?? null) : (kept[end] ?? null),
  );
  return {
    from: band[0] === 0 ? null : (from ?? null),
    to: band[1] === edges.length - 1 ? null : (to ?? null),
  };
};
