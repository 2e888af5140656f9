import { createColumn, type Column } from '../columns/column.ts';
import type { ColumnValues } from './column-values.ts';

const sumKnown = (numbers: Float64Array, indices: Uint32Array): number | null => {
  let [total, hasValue] = [0, false];
  for (let at = 0; at < indices.length; at += 1) {
    const value = numbers[indices[at] ?? 0] ?? Number.NaN;
    if (Number.isNaN(value)) continue;
    total += value;
    hasValue = true;
  }
  return hasValue ? total : null;
};

const [salesColumn, revenueColumn] = [createColumn('salesCount'), createColumn('revenue')];

/**
 * Total of a column over rows, as displayed: sums of revenue, sales and the summable share; the average price is Σ
 * revenue / Σ sales. Other columns have none: undefined.
 * @param summableShare share column whose rows belong to one total
 */
export const computeTotal = (
  column: Column,
  values: ColumnValues,
  indices: Uint32Array,
  summableShare: string | undefined,
): number | null | undefined => {
  const { field } = column;
  if (field === 'averagePrice') {
    const [totalSales, totalRevenue] = [
      sumKnown(values.numbers(salesColumn), indices),
      sumKnown(values.numbers(revenueColumn), indices),
    ];
    return totalSales === null || totalSales === 0 || totalRevenue === null
      ? null
      : totalRevenue / totalSales;
  }
  if (field === 'revenue' || field === 'salesCount' || field === summableShare)
    return sumKnown(values.numbers(column), indices);
  return undefined;
};
