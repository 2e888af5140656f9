import type { BinRange } from './price-range-slider.tsx';
import { toBinPosition, type PriceBins } from './price-bins.ts';

/** Price range in ₸, bounds inclusive; null is unbounded. */
export interface PriceRange {
  readonly from: number | null;
  readonly to: number | null;
}

/** Converts a price range to positions among the bins; a typed price may lie within a bin. */
export const toBinRange = ({ edges }: PriceBins, range: PriceRange | null): BinRange | null =>
  range && [
    range.from === null ? 0 : toBinPosition(edges, Math.ceil(range.from)),
    range.to === null ? edges.length - 1 : toBinPosition(edges, Math.floor(range.to) + 1),
  ];

/** Converts positions among the bins to a price range; an end within a bin keeps the typed price. */
export const toPriceRange = (
  { edges }: PriceBins,
  binRange: BinRange | null,
  previous: PriceRange | null,
): PriceRange | null => {
  if (binRange === null) return null;
  const [start, end] = binRange;
  const [first, afterLast] = [edges[start], edges[end]];
  return {
    from: start === 0 ? null : (first ?? previous?.from ?? null),
    to: end === edges.length - 1 ? null : afterLast === undefined ? (previous?.to ?? null) : afterLast - 1,
  };
};
