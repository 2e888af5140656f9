import { createColumn, type Column } from '../columns/column.ts';
import type { ColumnValues } from './column-values.ts';

const sum = (numbers: Float64Array, indices: Uint32Array): number | null => {
  let [total, known] = [0, false];
  for (let at = 0; at < indices.length; at += 1) {
    const value = numbers[indices[at] ?? 0] ?? Number.NaN;
    if (Number.isNaN(value)) continue;
    total += value;
    known = true;
  }
  return known ? total : null;
};

const [sales, revenue] = [createColumn('salesCount'), createColumn('revenue')];

/**
 * The total of one column over the rows shown, in the person's unit: sums of revenue, of sales and of
 * the shares of one whole; the average price is Σ revenue / Σ sales. Every other column has none: undefined.
 * @param whole the share column whose rows are parts of one whole
 */
export const computeTotal = (
  column: Column,
  keys: ColumnValues,
  indices: Uint32Array,
  whole: string | undefined,
): number | null | undefined => {
  const { field } = column;
  if (field === 'averagePrice') {
    const [sold, earned] = [sum(keys.numbers(sales), indices), sum(keys.numbers(revenue), indices)];
    return sold === null || sold === 0 || earned === null ? null : earned / sold;
  }
  if (field === 'revenue' || field === 'salesCount' || field === whole)
    return sum(keys.numbers(column), indices);
  return undefined;
};
