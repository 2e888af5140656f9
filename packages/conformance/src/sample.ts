import type { Dice } from './dice.ts';

/** A row that is ranked by revenue. */
interface Ranked {
  readonly revenue: number;
  readonly salesCount: number;
}

/** So many of a kind are all looked at. */
const FEW = 40;

/** The rows of a list that are worth a look: the ends, equal revenues, what sold nothing, and some by chance. */
export function sampleOf<Row extends Ranked>(rows: readonly Row[], dice: Dice): Row[] {
  if (rows.length <= FEW) return [...rows];
  const sold = rows.filter(({ salesCount }) => salesCount > 0);
  const tied = sold.filter((row, at) => row.revenue === sold[at + 1]?.revenue);
  const unsold = rows.filter(({ salesCount }) => salesCount === 0);
  const picked = [
    rows.slice(0, 2),
    sold.slice(-2),
    dice.some(tied, 2),
    dice.some(unsold, 3),
    dice.some(rows, 11),
  ];
  return [...new Set(picked.flat())];
}
