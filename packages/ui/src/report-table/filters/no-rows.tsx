import * as texts from '#texts/report-table/no-rows';
import { Button } from '../../primitives/button.tsx';
import { EmptyState } from '../../primitives/states.tsx';
import { formatCount, formatCountGenitive, type Noun } from '../../format/plural.ts';
import { locale } from '../../format/locale.ts';
import { describeFilter, filterRows } from '../rows/filter-rows.ts';
import type { TableView } from '../state/use-table-view.ts';

/** Finds the filter whose removal shows the most rows. */
const findNarrowestFilter = ({ rows, columns, keys, state }: TableView) =>
  columns
    .flatMap((column) => {
      const { [column.field]: filter, ...others } = state.filters;
      if (filter === undefined) return [];
      return [
        {
          column,
          text: describeFilter(column, filter),
          rowsWithout: filterRows(rows.length, columns, others, keys).length,
        },
      ];
    })
    .toSorted((a, b) => b.rowsWithout - a.rowsWithout)
    .at(0);

/** Empty state when no row passes: lists the filters and offers to remove one. */
export const NoRows = ({ view, noun }: { readonly view: TableView; readonly noun: Noun }) => {
  const narrowest = findNarrowestFilter(view);
  if (narrowest === undefined) return <EmptyState title={texts.empty}>{texts.emptyText}</EmptyState>;
  const descriptions = view.columns.flatMap((column) => {
    const filter = view.state.filters[column.field];
    return filter === undefined ? [] : [texts.quote(describeFilter(column, filter))];
  });
  return (
    <EmptyState
      title={texts.nothingFound}
      actions={
        <>
          <Button small onClick={view.resetFilters}>
            {texts.resetFilters}
          </Button>
          {narrowest.rowsWithout > 0 && descriptions.length > 1 ? (
            <Button
              small
              variant="quiet"
              title={narrowest.text}
              className="max-w-full"
              onClick={() => view.filterBy(narrowest.column, null)}
            >
              <span className="flex min-w-0">
                <span className="truncate">{texts.removeFilter(narrowest.text)}</span>
                <span className="shrink-0">: {formatCount(narrowest.rowsWithout, noun)}</span>
              </span>
            </Button>
          ) : null}
        </>
      }
    >
      {texts.noMatch(
        new Intl.ListFormat(locale).format(descriptions),
        formatCountGenitive(view.rows.length, noun),
      )}
    </EmptyState>
  );
};
