import type { Assertions } from '../assertions.ts';

interface Sold {
  readonly revenue: number;
  readonly salesCount: number;
}

/** The ids of the largest by revenue among those that sold, ties by id, without «Без бренда». */
const topIds = <Row extends Sold>(
  rows: readonly Row[],
  idOf: (row: Row) => number,
  count: number,
): number[] =>
  rows
    .filter((row) => row.salesCount > 0 && idOf(row) !== 0)
    .toSorted((a, b) => b.revenue - a.revenue || idOf(a) - idOf(b))
    .slice(0, count)
    .map(idOf);

/** Checks a top list against the list of which it is the top. */
export function checkTopList<Row extends Sold>(
  assert: Assertions,
  label: string,
  top: readonly { id: number }[],
  rows: readonly Row[],
  idOf: (row: Row) => number,
  count = 5,
) {
  assert.equal(
    'top-list',
    label,
    topIds(rows, idOf, count),
    top.map(({ id }) => id),
  );
}

/** The rank by revenue among all entities of a kind; null where nothing sold. */
export const rankAmong = (revenues: readonly number[], own: number): number | null =>
  own === 0 ? null : 1 + revenues.filter((revenue) => revenue > own).length;
