import type { Rng } from '../rng.ts';

/** A row with a rank by revenue. */
interface Ranked {
  readonly revenue: number;
  readonly salesCount: number;
}

/** Up to this many rows, all are checked. */
const MAX_COMPLETE = 40;

/** Samples a few rows of a list, or takes all of a short one. */
export const sampleSome = <Row>(rows: readonly Row[], count: number, rng: Rng): readonly Row[] =>
  rows.length <= MAX_COMPLETE ? rows : rng.sample(rows, count);

/** Samples the rows of a list: its ends, equal revenues, unsold rows, and random ones. */
export function sampleRows<Row extends Ranked>(rows: readonly Row[], rng: Rng): Row[] {
  if (rows.length <= MAX_COMPLETE) return [...rows];
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
