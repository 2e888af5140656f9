import { ArrowDown, ArrowUp } from 'lucide-react';
import { classNames } from '../class-names.ts';
import { Tooltip } from '../primitives/tooltip.tsx';
import type { Column } from './column.ts';
import { FilterInput } from './filter-inputs.tsx';
import { totalOf } from './totals.ts';
import type { TableView } from './use-table-view.ts';

const firstCell = 'sticky left-0 z-10 pl-6 max-md:border-r max-md:border-r-line max-md:pl-4';
const edge = (place: number): string => (place === 0 ? firstCell : 'last:pr-6 max-md:last:pr-4');

interface HeadCellProps {
  readonly view: TableView;
  readonly column: Column;
  readonly place: number;
  readonly tabIndex: number;
}

/** A head: click to sort, Shift-click to sort by it too; its definition as a tooltip. */
const SortButton = ({ view, column, place, tabIndex }: HeadCellProps) => {
  const at = view.state.sort.findIndex(({ field }) => field === column.field);
  const key = view.state.sort[at];
  const Arrow = (key?.descending ?? column.traits.firstSort === 'descending') ? ArrowDown : ArrowUp;
  return (
    <Tooltip title={column.face.label} text={column.face.hint}>
      <button
        type="button"
        tabIndex={tabIndex}
        onClick={(event) => view.sortBy(column, event.shiftKey)}
        className={classNames(
          'group/head flex h-8 w-full items-center gap-1.5 px-2 text-label whitespace-nowrap hover:bg-hover hover:text-ink focus-visible:-outline-offset-2',
          place === 0 ? 'pl-6 max-md:pl-4' : 'in-[th:last-child]:pr-6 max-md:in-[th:last-child]:pr-4',
          key === undefined ? 'text-ink-2' : 'font-semibold text-ink',
          column.traits.align === 'end' ? 'justify-end' : 'flex-row-reverse justify-end',
        )}
      >
        <Arrow
          aria-hidden="true"
          className={classNames(
            'size-3.5 shrink-0',
            key === undefined && '-mx-2.5 hidden text-ink-3 group-hover/head:block',
          )}
        />
        {at > 0 ? (
          <span className="rounded-badge border border-line-control px-1 text-axis leading-[14px]">
            {at + 1}
          </span>
        ) : null}
        {view.state.filters[column.field] === undefined ? null : (
          <span className="mark size-1.5 shrink-0 rounded-full bg-accent">
            <span className="sr-only">отобрано</span>
          </span>
        )}
        <span className="truncate">{column.head}</span>
      </button>
    </Tooltip>
  );
};

const HeadCell = (props: HeadCellProps) => {
  const key = props.view.state.sort.find(({ field }) => field === props.column.field);
  const direction = key?.descending === true ? 'descending' : 'ascending';
  return (
    <th
      scope="col"
      data-cell={`-1:${props.place}`}
      aria-sort={key === undefined ? undefined : direction}
      className={classNames(
        'h-8 border-b border-line bg-sunken p-0',
        props.place === 0 && 'sticky left-0 z-10 max-md:border-r max-md:border-r-line',
      )}
    >
      <SortButton {...props} />
    </th>
  );
};

const FilterRow = ({ view }: { readonly view: TableView }) => (
  <tr aria-rowindex={2}>
    {view.shown.map((column, place) => (
      <td key={column.field} className={classNames('h-9 border-b border-line bg-sunken px-2', edge(place))}>
        <FilterInput
          column={column}
          filter={view.state.filters[column.field]}
          onChange={(filter) => view.filterBy(column, filter)}
        />
      </td>
    ))}
  </tr>
);

/** Sums of what is shown; a column without a total stays empty. */
const TotalsRow = (props: {
  readonly view: TableView;
  readonly whole: string | undefined;
  readonly rowIndex: number;
}) => {
  const { view, whole, rowIndex } = props;
  const cell = 'h-(--row) border-b border-line bg-ground px-2';
  return (
    <tr aria-rowindex={rowIndex} className="font-semibold">
      {view.shown.map((column, place) => {
        if (place === 0)
          return (
            <th
              key={column.field}
              scope="row"
              className={classNames(cell, edge(place), 'text-left font-semibold')}
            >
              {view.indices.length === view.rows.length ? 'Итого' : 'Итого отобрано'}
            </th>
          );
        const total = totalOf(column, view.rows, view.indices, whole);
        return (
          <td key={column.field} className={classNames(cell, edge(place), 'figures truncate text-right')}>
            {total === undefined ? null : column.traits.write(total)}
          </td>
        );
      })}
    </tr>
  );
};

interface Props {
  readonly view: TableView;
  readonly whole: string | undefined;
  readonly filtersOpen: boolean;
  /** The column whose head has the table's tab stop, or null. */
  readonly activeColumn: number | null;
}

/** The part of the table that stays in sight: heads, filters, totals. */
export const Head = ({ view, whole, filtersOpen, activeColumn }: Props) => (
  <thead className="sticky top-0 z-20">
    <tr aria-rowindex={1}>
      {view.shown.map((column, place) => (
        <HeadCell
          key={column.field}
          view={view}
          column={column}
          place={place}
          tabIndex={place === activeColumn ? 0 : -1}
        />
      ))}
    </tr>
    {filtersOpen ? <FilterRow view={view} /> : null}
    <TotalsRow view={view} whole={whole} rowIndex={filtersOpen ? 3 : 2} />
  </thead>
);
