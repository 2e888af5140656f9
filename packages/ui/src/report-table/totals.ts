import { numberOf } from '../faces/face.ts';
import type { Cells, Column } from './column.ts';

const sum = (rows: readonly Cells[], indices: Uint32Array, field: string): number | null => {
  let total: number | null = null;
  for (const index of indices) {
    const value = rows[index]?.[field];
    if (typeof value === 'number') total = (total ?? 0) + value;
  }
  return total;
};

/**
 * The total of one column over the rows shown, in the person's unit: sums of revenue, of sales and of
 * the shares of one whole; the average price is Σ revenue / Σ sales. Every other column has none: undefined.
 * @param whole the share column whose rows are parts of one whole
 */
export const totalOf = (
  { field, face }: Column,
  rows: readonly Cells[],
  indices: Uint32Array,
  whole: string | undefined,
): number | null | undefined => {
  if (field === 'averagePrice') {
    const sales = sum(rows, indices, 'salesCount');
    const revenue = sum(rows, indices, 'revenue');
    return sales === null || sales === 0 || revenue === null ? null : revenue / sales;
  }
  if (field === 'revenue' || field === 'salesCount') return sum(rows, indices, field);
  if (field === whole) return numberOf(face.kind, sum(rows, indices, field));
  return undefined;
};
