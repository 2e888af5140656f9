import type { TableRow } from '../columns/column.ts';
import { hasLeft } from '../columns/comparison.ts';

/** The divider before the rows whose change may be chance. */
export interface ChanceDivider {
  /** Position of the first such row. */
  readonly position: number;
  readonly count: number;
  /** Sum of their changes, ₸. */
  readonly difference: number;
}

const sumDifferences = (rows: readonly TableRow[], indices: readonly number[]): number =>
  indices.reduce((sum, index) => {
    const difference = rows[index]?.['revenueDifference'];
    return sum + (typeof difference === 'number' ? difference : 0);
  }, 0);

/** Whether a row entered without sales, so that its revenue did not change. */
const isUnsoldEntrant = (row: TableRow): boolean => row['state'] === 'entered' && row['revenue'] === 0;

/**
 * Moves the rows that left to the end of an order; in an order by change, moves rows whose change may be chance and
 * those that entered without sales before them.
 */
export const groupLast = (
  order: Uint32Array,
  rows: readonly TableRow[],
  isByChange: boolean,
): { readonly indices: Uint32Array; readonly divider: ChanceDivider | undefined } => {
  const [first, chance, unsold, left]: [number[], number[], number[], number[]] = [[], [], [], []];
  for (const index of order) {
    const row = rows[index] ?? {};
    if (hasLeft(row)) left.push(index);
    else if (isByChange && row['isWithinChance'] === true) chance.push(index);
    else if (isByChange && isUnsoldEntrant(row)) unsold.push(index);
    else first.push(index);
  }
  const divider = {
    position: first.length,
    count: chance.length,
    difference: sumDifferences(rows, chance),
  };
  return {
    indices: Uint32Array.from([...first, ...chance, ...unsold, ...left]),
    divider: chance.length === 0 ? undefined : divider,
  };
};
