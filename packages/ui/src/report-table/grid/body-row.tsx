import { memo } from 'react';
import { classNames } from '../../class-names.ts';
import { useIsRowHighlighted, useRowHighlight } from '../../row-highlight.tsx';
import { hasLeft } from '../columns/comparison.ts';
import { renderCell } from './cell.tsx';
import type { TableRow, Column } from '../columns/column.ts';

/** Link of a cell by the row's index in the report. */
export type GetHref = (index: number, field: string) => string | undefined;

/** Shared style of a column's cells. */
export interface ColumnStyle {
  readonly column: Column;
  /** Largest value of a share column; scales its bars. */
  readonly largest: number | null;
  readonly className: string;
}

interface Props {
  readonly row: TableRow;
  /** Index in the report. */
  readonly index: number;
  /** Position among the filtered rows, from 0. */
  readonly position: number;
  /** Its rank by revenue with its range, shown on hover. */
  readonly rank: string | undefined;
  readonly columnStyles: readonly ColumnStyle[];
  readonly getHref: GetHref;
  /** Column of this row that is the grid's tab stop, or null. */
  readonly activeColumn: number | null;
  /** Whether rows with few sales are marked. */
  readonly marksLowData: boolean;
  /** Opens the row sheet; on a phone only. */
  readonly onOpenRow: ((index: number) => void) | undefined;
}

const getCellClass = ({ traits, definition }: Column, position: number): string =>
  classNames(
    'h-(--row) scroll-mb-9 border-b border-line-soft px-2 -outline-offset-2 has-[:is(a,button):focus-visible]:outline-2 has-[:is(a,button):focus-visible]:outline-accent focus-visible:-outline-offset-2',
    position === 0
      ? 'left-0 z-10 in-data-wide:sticky bg-inherit pl-6 font-normal text-left max-md:border-r max-md:border-r-line max-md:pl-4'
      : 'whitespace-nowrap last:pr-6 max-md:last:pr-4',
    // Only text cells clip: every clipping box costs a compositing layer per frame.
    (definition.kind === 'code' || definition.kind === 'other') && 'overflow-clip text-ellipsis',
    traits.align === 'end' && 'text-right',
    definition.kind === 'title' && position > 0 && 'text-ink-2',
    definition.kind !== 'title' && 'figures',
  );

/** Creates the column styles once for all rows. */
export const createColumnStyles = (
  columns: readonly Column[],
  largest: readonly (number | null)[],
): readonly ColumnStyle[] =>
  columns.map((column, position) => ({
    column,
    largest: largest[position] ?? null,
    className: getCellClass(column, position),
  }));

/** Whether cells of a column may be links: names, and the number of products. */
const canLink = ({ field, definition }: Column): boolean =>
  definition.kind === 'title' || field === 'productsCount';

/** One row of the table. */
export const BodyRow = memo(
  ({ row, index, position, rank, columnStyles, getHref, activeColumn, marksLowData, onOpenRow }: Props) => {
    const rowHighlight = useRowHighlight();
    const isHighlighted = useIsRowHighlighted(index);
    const highlight = () => rowHighlight?.highlight(index);
    return (
      <tr
        aria-rowindex={position + 2}
        onPointerEnter={highlight}
        onFocus={highlight}
        className={classNames(
          'group/row',
          isHighlighted ? 'bg-hover outline-[Highlight] forced-colors:outline' : 'bg-ground hover:bg-hover',
          row['isOwn'] === true && 'bg-accent-soft!',
          hasLeft(row) && 'text-ink-3 **:text-ink-3',
        )}
      >
        {columnStyles.map(({ column, largest, className }, columnIndex) => {
          const href = canLink(column) ? getHref(index, column.field) : undefined;
          const tabIndex = columnIndex === activeColumn ? 0 : -1;
          const Cell = columnIndex === 0 ? 'th' : 'td';
          // A title with a profile link needs no row sheet.
          const openRow =
            columnIndex === 0 && onOpenRow && !href?.startsWith('/') ? () => onOpenRow(index) : undefined;
          return (
            <Cell
              key={column.field}
              {...(columnIndex === 0 ? { scope: 'row' } : {})}
              data-cell={`${position}:${columnIndex}`}
              tabIndex={href === undefined && openRow === undefined ? tabIndex : undefined}
              className={className}
              title={column.field === 'revenue' ? rank : undefined}
            >
              {renderCell({
                column,
                row,
                isFirst: columnIndex === 0,
                href,
                largest,
                tabIndex,
                onOpenRow: openRow,
                isPhone: onOpenRow !== undefined,
                marksLowData,
              })}
            </Cell>
          );
        })}
      </tr>
    );
  },
);
