import { memo } from 'react';
import { classNames } from '../../class-names.ts';
import { computeTotal } from '../rows/totals.ts';
import type { TableView } from '../state/use-table-view.ts';

const firstCellClass =
  'left-0 z-10 in-data-wide:sticky pl-6 max-md:border-r max-md:border-r-line max-md:pl-4';

/** Padding of a header cell; the first is sticky. */
export const getEdgeClass = (position: number): string =>
  position === 0 ? firstCellClass : 'last:pr-6 max-md:last:pr-4';

interface Props extends Pick<TableView, 'shown' | 'keys' | 'passed' | 'totalLabel'> {
  /** Share column whose rows add up to one total. */
  readonly summableShare: string | undefined;
  readonly rowIndex: number;
}

/** Totals of the filtered rows; does not rerender on sorting. */
export const TotalsRow = memo(({ shown, keys, passed, totalLabel, summableShare, rowIndex }: Props) => {
  const cellClass = 'h-(--row) border-b border-line bg-ground px-2';
  return (
    <tr aria-rowindex={rowIndex} className="font-semibold">
      {shown.map((column, position) => {
        if (position === 0)
          return (
            <th
              key={column.field}
              scope="row"
              className={classNames(cellClass, getEdgeClass(position), 'text-left font-semibold')}
            >
              {totalLabel}
            </th>
          );
        const total = computeTotal(column, keys, passed, summableShare, shown[0]?.field);
        return (
          <td
            key={column.field}
            className={classNames(cellClass, getEdgeClass(position), 'figures truncate text-right')}
          >
            {total === undefined ? null : column.traits.format(total)}
          </td>
        );
      })}
    </tr>
  );
});
