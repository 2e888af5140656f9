import { createColumn, type Column } from '../columns/column.ts';
import type { ColumnValues } from './column-values.ts';

/** Sums known numbers of the rows before `count`. */
const sumKnown = (numbers: Float64Array, indices: Uint32Array, count: number): number | null => {
  let [total, hasValue] = [0, false];
  for (let at = 0; at < indices.length; at += 1) {
    const index = indices[at] ?? 0;
    const value = index < count ? (numbers[index] ?? Number.NaN) : Number.NaN;
    if (Number.isNaN(value)) continue;
    total += value;
    hasValue = true;
  }
  return hasValue ? total : null;
};

const [salesColumn, revenueColumn] = [createColumn('salesCount'), createColumn('revenue')];
const revenueBeforeColumn = createColumn('revenueBefore');

/** Total of a change column: a row absent from one of the weeks adds 0 to that week's sum. */
const computeTotalChange = (column: Column, values: ColumnValues, indices: Uint32Array): number | null => {
  const before = sumKnown(values.numbers(revenueBeforeColumn), indices, Number.POSITIVE_INFINITY);
  if (before === null) return null;
  const now = sumKnown(values.numbers(revenueColumn), indices, values.presentCount) ?? 0;
  if (column.field === 'revenueDifference') return now - before;
  return before === 0 ? null : (now / before - 1) * column.traits.scale;
};

/** Fields that can be summed over rows. */
const SUMS = ['revenue', 'revenueBefore', 'salesCount', 'belowCount', 'offersCount', 'revenueBelow', 'room'];

/** Fields that name rows without products in common: a product has one category and one brand. */
const NAMES_OF_PARTS = ['categoryTitle', 'brandTitle'];

/**
 * Total of a column over rows, as displayed: sums of revenue, sales, offers, shared products and the summable share;
 * the average price is Σ revenue / Σ sales, a change is that of the sums. Rows that left count in the earlier revenue
 * alone. Undefined for other columns.
 * @param summableShare share column whose rows belong to one total
 * @param nameField field that names the rows: categories and brands have no product in common
 */
export const computeTotal = (
  column: Column,
  values: ColumnValues,
  indices: Uint32Array,
  summableShare: string | undefined,
  nameField?: string,
): number | null | undefined => {
  const { field } = column;
  const sum = (of: Column) =>
    sumKnown(
      values.numbers(of),
      indices,
      of.field === 'revenueBefore' ? Number.POSITIVE_INFINITY : values.presentCount,
    );
  if (field === 'revenueDifference' || field === 'revenueChange')
    return computeTotalChange(column, values, indices);
  if (field === 'averagePrice') {
    const [totalSales, totalRevenue] = [sum(salesColumn), sum(revenueColumn)];
    return totalSales === null || totalSales === 0 || totalRevenue === null
      ? null
      : totalRevenue / totalSales;
  }
  const isSum =
    SUMS.includes(field) ||
    field === summableShare ||
    (field === 'productsCount' && nameField !== undefined && NAMES_OF_PARTS.includes(nameField));
  if (isSum || column.definition.kind === 'effect') return sum(column);
  return undefined;
};
