import { memo } from 'react';
import { classNames } from '../../class-names.ts';
import { computeTotal } from '../rows/totals.ts';
import type { TableView } from '../state/use-table-view.ts';

const firstCell = 'left-0 z-10 in-data-wide:sticky pl-6 max-md:border-r max-md:border-r-line max-md:pl-4';

/** The space at the sides of a cell that stays in sight above the rows; the first one sideways too. */
export const getEdgeClass = (place: number): string =>
  place === 0 ? firstCell : 'last:pr-6 max-md:last:pr-4';

interface Props extends Pick<TableView, 'shown' | 'keys' | 'passed'> {
  /** The share column whose rows are parts of one whole. */
  readonly whole: string | undefined;
  /** Filters leave some rows out. */
  readonly isPart: boolean;
  readonly rowIndex: number;
}

/** Sums of what is shown; a column without a total stays empty. Another order of the rows leaves them alone. */
export const TotalsRow = memo(({ shown, keys, passed, whole, isPart, rowIndex }: Props) => {
  const cell = 'h-(--row) border-b border-line bg-ground px-2';
  return (
    <tr aria-rowindex={rowIndex} className="font-semibold">
      {shown.map((column, place) => {
        if (place === 0)
          return (
            <th
              key={column.field}
              scope="row"
              className={classNames(cell, getEdgeClass(place), 'text-left font-semibold')}
            >
              {isPart ? 'Итого отобрано' : 'Итого'}
            </th>
          );
        const total = computeTotal(column, keys, passed, whole);
        return (
          <td
            key={column.field}
            className={classNames(cell, getEdgeClass(place), 'figures truncate text-right')}
          >
            {total === undefined ? null : column.traits.write(total)}
          </td>
        );
      })}
    </tr>
  );
});
