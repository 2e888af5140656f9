import * as texts from '#texts/report-table/report-table';
import { formatInteger } from '../../format/numbers.ts';
import type { TableRow } from '../columns/column.ts';
import { hasLeft } from '../columns/comparison.ts';

const readNumber = (row: TableRow | undefined, field: string): number => {
  const value = row?.[field];
  return typeof value === 'number' ? value : 0;
};

/** Counts the numbers of a descending array that are greater than the given one (binary search). */
const countAbove = (revenues: Float64Array, limit: number): number => {
  let [low, high] = [0, revenues.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((revenues[middle] ?? 0) > limit) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Whether a row has a rank: the row without a brand is not a brand, and rows that left are not in the week. */
const hasPlace = (row: TableRow): boolean =>
  !hasLeft(row) && (row['brandId'] !== 0 || row['productId'] !== undefined);

/**
 * Reads the revenues of the rows that sold, largest first; empty for a list in another order or without some of the
 * ranked rows.
 */
const readRanked = (rows: readonly TableRow[]): Float64Array => {
  const revenues = new Float64Array(rows.length);
  let count = 0;
  let lastPlace: unknown;
  for (const row of rows) {
    if (!hasPlace(row)) continue;
    const revenue = readNumber(row, 'revenue');
    if (revenue <= 0) break;
    if (revenue > (revenues[count - 1] ?? revenue)) return new Float64Array();
    revenues[count] = revenue;
    count += 1;
    lastPlace = row['placeByRevenue'];
  }
  const ranked = revenues.subarray(0, count);
  const isComplete = lastPlace === undefined || lastPlace === 1 + countAbove(ranked, ranked.at(-1) ?? 0);
  return isComplete ? ranked : new Float64Array();
};

/**
 * Creates the ranks of rows by revenue with their ranges: «место 12 (9–16)», where chance could move the row's units
 * alone (Poisson, 95 %). Undefined for a row without sales or rank.
 */
export const createRankRanges = (rows: readonly TableRow[]): ((index: number) => string | undefined) => {
  let ranked: Float64Array | undefined;
  return (index) => {
    ranked ??= readRanked(rows);
    const row = rows[index];
    const [revenue, units] = [readNumber(row, 'revenue'), readNumber(row, 'salesCount')];
    if (ranked.length === 0 || row === undefined || !hasPlace(row) || revenue <= 0 || units === 0)
      return undefined;
    const place = 1 + countAbove(ranked, revenue);
    const deviation = 1.96 / Math.sqrt(units);
    const best = 1 + countAbove(ranked, revenue * (1 + deviation));
    // The row itself is above its own lower revenue.
    const worst = countAbove(ranked, Math.max(0, revenue * (1 - deviation)));
    const range = best === worst ? '' : ` (${formatInteger(best)}–${formatInteger(worst)})`;
    return texts.rankRange(formatInteger(place), range);
  };
};
