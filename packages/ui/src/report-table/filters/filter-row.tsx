import { memo } from 'react';
import { classNames } from '../../class-names.ts';
import { offersValues } from './value-options.tsx';
import { FilterInput } from './filter-input.tsx';
import { getEdgeClass } from '../grid/totals-row.tsx';
import type { TableView } from '../state/use-table-view.ts';

/** Table row with a filter under each header. */
export const FilterRow = memo(
  ({
    shown,
    filters,
    filterBy,
    rows,
  }: Pick<TableView, 'shown' | 'filterBy' | 'rows'> & Pick<TableView['state'], 'filters'>) => (
    <tr aria-rowindex={2}>
      {shown.map((column, position) => (
        <td
          key={column.field}
          className={classNames(
            'h-15 border-b border-line bg-sunken px-2 py-1 align-top',
            getEdgeClass(position),
          )}
        >
          <FilterInput
            column={column}
            filter={filters[column.field]}
            rows={offersValues(column, shown[0]) ? rows : undefined}
            onChange={(filter) => filterBy(column, filter)}
          />
        </td>
      ))}
    </tr>
  ),
);
