import { memo } from 'react';
import { classNames } from '../../class-names.ts';
import { useIsRowHighlighted, useRowHighlight } from '../../row-highlight.tsx';
import { renderCell } from './cell.tsx';
import type { TableRow, Column } from '../columns/column.ts';

/** Where the name in a column of the report's row of that index leads. */
export type GetHref = (index: number, field: string) => string | undefined;

/** What the cells of a column have in common. */
export interface ColumnStyle {
  readonly column: Column;
  /** The largest value of a share column. */
  readonly most: number | null;
  readonly className: string;
}

interface Props {
  readonly row: TableRow;
  /** Its index in the report. */
  readonly index: number;
  /** Its place among the rows shown, from 0. */
  readonly place: number;
  /** Rows of the head above it, for screen readers. */
  readonly headRows: number;
  readonly looks: readonly ColumnStyle[];
  readonly hrefAt: GetHref;
  /** The column of the row that has the table's tab stop, or null. */
  readonly activeColumn: number | null;
  /** On a phone: shows all that the row of an index says. */
  readonly onRead: ((index: number) => void) | undefined;
}

const cellClass = ({ traits, definition }: Column, place: number): string =>
  classNames(
    'h-(--row) border-b border-line-soft px-2 -outline-offset-2 has-[:is(a,button):focus-visible]:outline-2 has-[:is(a,button):focus-visible]:outline-accent focus-visible:-outline-offset-2',
    place === 0
      ? 'left-0 z-10 in-data-wide:sticky bg-inherit pl-6 font-normal text-left max-md:border-r max-md:border-r-line max-md:pl-4'
      : 'whitespace-nowrap last:pr-6 max-md:last:pr-4',
    // Figures have room, and names are cut inside: each box that cuts costs every frame a layer.
    (definition.kind === 'code' || definition.kind === 'other') && 'overflow-clip text-ellipsis',
    traits.align === 'end' && 'text-right',
    definition.kind === 'title' && place > 0 && 'text-ink-2',
    definition.kind !== 'title' && 'figures',
    definition.kind === 'prospect' && '[word-spacing:4px]',
  );

/** How the cells of the columns look, worked out once for all rows. */
export const createColumnStyles = (
  columns: readonly Column[],
  most: readonly (number | null)[],
): readonly ColumnStyle[] =>
  columns.map((column, place) => ({
    column,
    most: most[place] ?? null,
    className: cellClass(column, place),
  }));

/** One row of the report. */
export const BodyRow = memo(({ row, index, place, headRows, looks, hrefAt, activeColumn, onRead }: Props) => {
  const pointed = useRowHighlight();
  const isPointed = useIsRowHighlighted(index);
  const point = () => pointed?.point(index);
  return (
    <tr
      aria-rowindex={place + headRows + 1}
      onPointerEnter={point}
      onFocus={point}
      className={
        isPointed ? 'bg-hover outline-[Highlight] forced-colors:outline' : 'bg-ground hover:bg-hover'
      }
    >
      {looks.map(({ column, most, className }, at) => {
        const href = column.definition.kind === 'title' ? hrefAt(index, column.field) : undefined;
        const tabIndex = at === activeColumn ? 0 : -1;
        const Cell = at === 0 ? 'th' : 'td';
        // A name that leads to a profile needs no more.
        const read = at === 0 && onRead && !href?.startsWith('/') ? () => onRead(index) : undefined;
        return (
          <Cell
            key={column.field}
            {...(at === 0 ? { scope: 'row' } : {})}
            data-cell={`${place}:${at}`}
            tabIndex={href === undefined && read === undefined ? tabIndex : undefined}
            className={className}
          >
            {renderCell({ column, row, first: at === 0, href, most, tabIndex, onRead: read })}
          </Cell>
        );
      })}
    </tr>
  );
});
