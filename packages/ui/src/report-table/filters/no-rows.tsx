import { Button } from '../../primitives/button.tsx';
import { EmptyState } from '../../primitives/states.tsx';
import { formatCount, formatCountGenitive, type Noun } from '../../format/plural.ts';
import { describeFilter, filterRows } from '../rows/filter-rows.ts';
import type { TableView } from '../state/use-table-view.ts';

/** The filter without which most rows would pass. */
const narrowest = ({ rows, columns, keys, state }: TableView) =>
  columns
    .flatMap((column) => {
      const { [column.field]: filter, ...others } = state.filters;
      if (filter === undefined) return [];
      return [
        {
          column,
          words: describeFilter(column, filter),
          left: filterRows(rows.length, columns, others, keys).length,
        },
      ];
    })
    .toSorted((a, b) => b.left - a.left)
    .at(0);

/** No row passes: says under which filters, and which one to drop. */
export const NoRows = ({ view, noun }: { readonly view: TableView; readonly noun: Noun }) => {
  const drop = narrowest(view);
  if (drop === undefined) return <EmptyState title="Здесь пока пусто">За эту неделю строк нет.</EmptyState>;
  const words = view.columns.flatMap((column) => {
    const filter = view.state.filters[column.field];
    return filter === undefined ? [] : [`«${describeFilter(column, filter)}»`];
  });
  return (
    <EmptyState
      title="Ничего не нашлось"
      actions={
        <>
          <Button small onClick={view.resetFilters}>
            Сбросить отбор
          </Button>
          {drop.left > 0 && words.length > 1 ? (
            <Button
              small
              look="quiet"
              title={drop.words}
              className="max-w-full"
              onClick={() => view.filterBy(drop.column, null)}
            >
              <span className="flex min-w-0">
                <span className="truncate">Убрать «{drop.words}»</span>
                <span className="shrink-0">: {formatCount(drop.left, noun)}</span>
              </span>
            </Button>
          ) : null}
        </>
      }
    >
      Под отбор {new Intl.ListFormat('ru').format(words)} не подходит ничего из{' '}
      {formatCountGenitive(view.rows.length, noun)}.
    </EmptyState>
  );
};
