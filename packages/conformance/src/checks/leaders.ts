import type { Claims } from '../claims.ts';

interface Sold {
  readonly revenue: number;
  readonly salesCount: number;
}

/** The ids of the largest by revenue among those that sold, ties by id, goods without a brand left out. */
const leadersOf = <Row extends Sold>(
  rows: readonly Row[],
  idOf: (row: Row) => number,
  count: number,
): number[] =>
  rows
    .filter((row) => row.salesCount > 0 && idOf(row) !== 0)
    .toSorted((a, b) => b.revenue - a.revenue || idOf(a) - idOf(b))
    .slice(0, count)
    .map(idOf);

/** Holds a top list to the list whose largest it shows. */
export function judgeLeaders<Row extends Sold>(
  claims: Claims,
  what: string,
  top: readonly { id: number }[],
  rows: readonly Row[],
  idOf: (row: Row) => number,
  count = 5,
) {
  claims.equal(
    'top-list',
    what,
    leadersOf(rows, idOf, count),
    top.map(({ id }) => id),
  );
}

/** The place by revenue among all entities of a kind; null where nothing sold. */
export const placeAmong = (revenues: readonly number[], own: number): number | null =>
  own === 0 ? null : 1 + revenues.filter((revenue) => revenue > own).length;
