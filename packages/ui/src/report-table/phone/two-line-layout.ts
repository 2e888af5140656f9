import type { ReactNode } from 'react';

/** Fields of the two-line layout: beside the title, and both ends of the second line. */
export interface TwoLineLayout {
  readonly value: string;
  /** Fields at the start of the second line, with «·» between them. */
  readonly secondary: readonly string[];
  /** The sort field replaces it, unless the layout already shows that. */
  readonly secondaryValue: string;
  /** Fields contained in other texts of the layout, so that sorting by them shows no further value. */
  readonly covered?: readonly string[];
  /** Whether a long name has the first line to itself; the value is then on the second, after `secondaryValue`. */
  readonly isNameAlone?: boolean;
  /** Whether the second line starts with the index of the row. */
  readonly hasIndex?: boolean;
  /** Whether the second line starts with the price beside the smallest of the others. */
  readonly hasPosition?: boolean;
  /** Whether the rank by revenue with its range is shown: «место 12 (9–16)». */
  readonly hasRank?: boolean;
  /** Renders the title, such as with highlighted matches. */
  readonly renderName?: (name: string) => ReactNode;
}

const prices = ['sellerPrice', 'medianPrice', 'averagePrice'];
const shares = [
  'shareRevenueFromTotal',
  'shareRevenueFromCategory',
  'shareRevenueFromBrand',
  'shareRevenueFromSeller',
  'shareRevenueFromSection',
  'shareOfChosen',
];

/**
 * Share fields of lists whose rows are whole categories or brands. Such a list's order gives no rank in the category
 * or brand that the share refers to.
 */
const sharesOfRows: Readonly<Record<string, string>> = {
  categoryTitle: 'shareRevenueFromCategory',
  brandTitle: 'shareRevenueFromBrand',
};

/** Chooses the two-line layout of a list by its fields: revenue, units, price, share. */
export const chooseTwoLineLayout = (fields: readonly string[], isCompared: boolean): TwoLineLayout => {
  const isProduct = fields[0] === 'productName';
  const find = (candidates: readonly string[]) => candidates.find((field) => fields.includes(field));
  const price = isProduct ? find(prices) : undefined;
  return {
    value: 'revenue',
    secondary: ['salesCount', price].filter((field) => field !== undefined),
    secondaryValue: isCompared ? 'revenueChange' : isProduct ? '' : (find(shares) ?? ''),
    isNameAlone: isProduct,
    hasIndex: isProduct && fields.includes('potentialProfitIndex'),
    hasRank: !isProduct && !fields.includes(sharesOfRows[fields[0] ?? ''] ?? ''),
  };
};
