import { memo } from 'react';
import { classNames } from '../../class-names.ts';
import { computeTotal } from '../rows/totals.ts';
import type { TableView } from '../state/use-table-view.ts';

interface Props extends Pick<TableView, 'shown' | 'keys' | 'passed' | 'totalLabel'> {
  /** Share column whose rows add up to one total. */
  readonly summableShare: string | undefined;
  readonly rowIndex: number;
}

/** Height of the totals, px. */
export const FOOT_HEIGHT = 36;

const cellClass = 'h-9 border-t border-line bg-ground px-2 font-semibold';

/** Padding of a cell; the first is sticky. */
const getEdgeClass = (position: number): string =>
  position === 0
    ? 'left-0 z-10 in-data-wide:sticky pl-6 max-md:border-r max-md:border-r-line max-md:pl-4'
    : 'last:pr-6 max-md:last:pr-4';

/**
 * Totals of the filtered rows, at the bottom of the visible part of the table; on paper after the last row. Does not
 * rerender on sorting.
 */
export const TotalsRow = memo(({ shown, keys, passed, totalLabel, summableShare, rowIndex }: Props) => (
  <tfoot className="sticky bottom-(--hidden-below,0px) z-20 print:static print:table-row-group">
    <tr aria-rowindex={rowIndex}>
      {shown.map((column, position) => {
        if (position === 0)
          return (
            <th
              key={column.field}
              scope="row"
              className={classNames(cellClass, getEdgeClass(position), 'text-left')}
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
  </tfoot>
));
