import { memo } from 'react';
import * as texts from '#texts/report-table/report-table';
import { classNames } from '../../class-names.ts';
import { computeTotal } from '../rows/totals.ts';
import type { TableView } from '../state/use-table-view.ts';

const firstCellClass =
  'left-0 z-10 in-data-wide:sticky pl-6 max-md:border-r max-md:border-r-line max-md:pl-4';

/** Padding of a header cell; the first is sticky. */
export const getEdgeClass = (position: number): string =>
  position === 0 ? firstCellClass : 'last:pr-6 max-md:last:pr-4';

interface Props extends Pick<TableView, 'shown' | 'keys' | 'passed'> {
  /** Share column whose rows belong to one total. */
  readonly summableShare: string | undefined;
  /** Some rows are filtered out. */
  readonly isFiltered: boolean;
  readonly rowIndex: number;
}

/** Totals of the filtered rows; does not rerender on sorting. */
export const TotalsRow = memo(({ shown, keys, passed, summableShare, isFiltered, rowIndex }: Props) => {
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
              {isFiltered ? texts.filteredTotal : texts.total}
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
