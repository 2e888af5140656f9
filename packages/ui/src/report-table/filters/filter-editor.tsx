import type { Column } from '../columns/column.ts';
import type { TableView } from '../state/use-table-view.ts';
import { FilterInput } from './filter-input.tsx';
import { LevelCheckboxes } from './level-checkboxes.tsx';
import { RangeHistogram } from './range-histogram.tsx';
import { offersValues } from './value-options.tsx';

interface Props {
  readonly column: Column;
  readonly view: TableView;
}

/** Filter of one column: checkboxes of levels, or inputs, under a histogram for prices. */
export const FilterEditor = ({ column, view }: Props) => {
  const filter = view.state.filters[column.field];
  const change = (next: typeof filter | null) => view.filterBy(column, next ?? null);
  if (column.traits.filter === 'levels')
    return <LevelCheckboxes column={column} view={view} filter={filter} onChange={change} />;
  return (
    <>
      {column.definition.kind === 'price' ? (
        <RangeHistogram column={column} values={view.keys} filter={filter} onChange={change} />
      ) : null}
      <FilterInput
        column={column}
        filter={filter}
        onChange={change}
        rows={offersValues(column, view.columns[0]) ? view.rows : undefined}
      />
    </>
  );
};
