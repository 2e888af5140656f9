import type { Rng } from '../rng.ts';

/** A row that is ranked by revenue. */
interface Ranked {
  readonly revenue: number;
  readonly salesCount: number;
}

/** So many of a kind are all looked at. */
const FEW = 40;

/** The rows of a list that are worth a look: the ends, equal revenues, what sold nothing, and some by chance. */
export function sampleRows<Row extends Ranked>(rows: readonly Row[], rng: Rng): Row[] {
  if (rows.length <= FEW) return [...rows];
  const sold = rows.filter(({ salesCount }) => salesCount > 0);
  const tied = sold.filter((row, at) => row.revenue === sold[at + 1]?.revenue);
  const unsold = rows.filter(({ salesCount }) => salesCount === 0);
  const picked = [
    rows.slice(0, 2),
    sold.slice(-2),
    rng.sample(tied, 2),
    rng.sample(unsold, 3),
    rng.sample(rows, 11),
  ];
  return [...new Set(picked.flat())];
}
