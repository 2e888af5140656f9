import { ArrowDown, ArrowUp } from 'lucide-react';
import { memo } from 'react';
import * as texts from '#texts/report-table/report-table';
import { classNames } from '../../class-names.ts';
import { useExplanation } from '../../fields/loaded-data.ts';
import { Tooltip } from '../../primitives/tooltip.tsx';
import { hasValue, type Column } from '../columns/column.ts';
import type { TableView } from '../state/use-table-view.ts';

interface HeadCellProps {
  readonly column: Column;
  readonly position: number;
  readonly tabIndex: number;
  /** Position among the sort keys, −1 if not sorted by. */
  readonly sortPosition: number;
  readonly isDescending: boolean;
  readonly isFiltered: boolean;
  readonly sortBy: TableView['sortBy'];
}

/** Header of pictures, which have no order. */
const PictureHead = ({ column, tabIndex }: Pick<HeadCellProps, 'column' | 'tabIndex'>) => (
  <Tooltip title={column.definition.label} text={column.definition.explanation}>
    <span
      tabIndex={tabIndex}
      className="flex h-8 items-center px-2 text-label whitespace-nowrap text-ink-2 focus-visible:-outline-offset-2 in-data-tight:h-9 in-data-tight:items-end in-data-tight:pb-0.5"
    >
      {column.head}
    </span>
  </Tooltip>
);

/** Key of the drawing of prices, where a wide column has room for it; the explanation says the same in words. */
const PositionKey = () => (
  <span
    aria-hidden="true"
    className="mr-auto flex min-w-0 items-center gap-1 text-axis font-normal text-ink-3 max-[86rem]:hidden print:hidden"
  >
    <span className="mark size-2 shrink-0 rounded-full border border-ink" />
    {texts.lowestKey}
    <span className="mark ml-1 size-2 shrink-0 rounded-full bg-accent" />
    {texts.ownKey}
  </span>
);

/** Header button: a click sorts, Shift-click adds a key; the explanation is a tooltip. */
const SortButton = ({
  column,
  position,
  tabIndex,
  sortPosition,
  isDescending,
  isFiltered,
  sortBy,
}: HeadCellProps) => {
  const explanation = useExplanation(column.definition);
  const Arrow = isDescending ? ArrowDown : ArrowUp;
  // Before the first line of an end-aligned label, over the padding: beside two lines it would touch the label before.
  const isInLabel = sortPosition === 0 && column.traits.align === 'end';
  const arrow = (
    <Arrow
      aria-hidden="true"
      className={classNames(
        isInLabel ? '-ml-3 inline size-3' : 'size-3.5 shrink-0',
        sortPosition < 0
          ? '-mx-2.5 hidden text-ink-3 group-hover/head:block'
          : 'print:mr-1 print:ml-0 print:inline',
      )}
    />
  );
  return (
    <Tooltip side="top" title={column.definition.label} text={explanation}>
      <button
        type="button"
        tabIndex={tabIndex}
        onClick={(event) => sortBy(column, event.shiftKey)}
        className={classNames(
          // In print, only content without a box of its own repeats on each page.
          'group/head print:contents flex h-8 w-full items-center gap-1.5 px-2 text-label whitespace-nowrap hover:bg-hover hover:text-ink focus-visible:-outline-offset-2 in-data-tight:h-9 in-data-tight:items-end in-data-tight:pb-0.5',
          position === 0 ? 'pl-6 max-md:pl-4' : 'in-[th:last-child]:pr-6 max-md:in-[th:last-child]:pr-4',
          sortPosition < 0 ? 'text-ink-2' : 'font-semibold text-ink',
          column.traits.align === 'end' ? 'justify-end text-right' : 'flex-row-reverse justify-end text-left',
        )}
      >
        {column.field === 'gapToOthers' ? <PositionKey /> : null}
        {isInLabel ? null : arrow}
        {sortPosition > 0 ? (
          <span className="rounded-badge border border-line-control px-1 text-axis leading-[14px]">
            {sortPosition + 1}
          </span>
        ) : null}
        {isFiltered ? (
          <span className="mark size-1.5 shrink-0 rounded-full bg-accent">
            <span className="sr-only">{texts.filteredMark}</span>
          </span>
        ) : null}
        <span
          className={`in-data-tight:text-balance in-data-tight:whitespace-normal ${isInLabel ? '' : 'truncate'}`}
        >
          {isInLabel ? arrow : null}
          {column.head}
        </span>
      </button>
    </Tooltip>
  );
};

const HeadCell = memo((props: HeadCellProps) => {
  const direction = props.isDescending ? 'descending' : 'ascending';
  return (
    <th
      scope="col"
      data-cell={`-1:${props.position}`}
      aria-sort={props.sortPosition < 0 ? undefined : direction}
      className={classNames(
        'h-8 border-b border-line bg-sunken p-0 in-data-tight:h-9 print:px-2 print:whitespace-nowrap print:first:pl-6 print:last:pr-6',
        props.column.traits.align === 'end' ? 'print:text-right' : 'print:text-left',
        props.position === 0 && 'left-0 z-10 in-data-wide:sticky max-md:border-r max-md:border-r-line',
      )}
    >
      {hasValue(props.column) ? <SortButton {...props} /> : <PictureHead {...props} />}
    </th>
  );
});

interface Props {
  readonly view: TableView;
  /** Column whose header is the grid's tab stop, or null. */
  readonly activeColumn: number | null;
}

/** Sticky header. */
export const TableHead = ({ view, activeColumn }: Props) => {
  const { shown, sortBy } = view;
  const { sort, filters } = view.state;
  return (
    <thead className="sticky top-0 z-20 print:static">
      <tr aria-rowindex={1}>
        {shown.map((column, position) => {
          const sortPosition = sort.findIndex(({ field }) => field === column.field);
          return (
            <HeadCell
              key={column.field}
              column={column}
              position={position}
              tabIndex={position === activeColumn ? 0 : -1}
              sortPosition={sortPosition}
              isDescending={
                sort[sortPosition]?.descending ?? column.traits.firstSortDirection === 'descending'
              }
              isFiltered={filters[column.field] !== undefined}
              sortBy={sortBy}
            />
          );
        })}
      </tr>
    </thead>
  );
};
