/** A category or brand of the whole market. */
export interface MarketPart {
  id: number;
  title: string;
  /** Revenue of the week, ₸. */
  revenue: number;
  salesCount: number;
  /** Prospect index, 0–1. */
  index: number;
}

/** Index of the table's row and own share, 0–1, by the id of a category or brand. */
export type OwnShares = ReadonlyMap<number, { key: number; share: number }>;

/** Part of the market by count that is weaker than a strong one. */
const WEAKER_PART = 0.6;

/** Minimum sales; with fewer an index is «мало данных». */
const MIN_SALES = 10;

/** Maximum number of shown parts without an own share. */
const MAX_ABSENT = 8;

const hasEnoughSales = ({ salesCount }: MarketPart) => salesCount >= MIN_SALES;

/** Finds the index from which a part is among the stronger two fifths of the market. */
export const findStrongIndex = (market: readonly MarketPart[]): number => {
  const indices = market
    .filter(hasEnoughSales)
    .map(({ index }) => index)
    .toSorted((a, b) => a - b);
  return indices[Math.floor(indices.length * WEAKER_PART)] ?? 0.5;
};

/** Lists the parts with an own share, and the most promising ones without. */
export const listGrowth = (market: readonly MarketPart[], own: OwnShares) => {
  const sold = market.filter(({ revenue }) => revenue > 0);
  const absent = sold
    .filter((part) => !own.has(part.id) && hasEnoughSales(part))
    .toSorted((a, b) => b.index - a.index)
    .slice(0, MAX_ABSENT);
  return [
    ...sold.flatMap((part) => {
      const mine = own.get(part.id);
      return mine === undefined ? [] : [{ ...part, key: mine.key, share: mine.share }];
    }),
    ...absent.map((part) => ({ ...part, key: -part.id, share: null })),
  ];
};
