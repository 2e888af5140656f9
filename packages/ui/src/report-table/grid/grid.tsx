import { useEffect, useRef, type ReactNode } from 'react';
import type { Noun } from '../../format/plural.ts';
import { useRowHighlight } from '../../row-highlight.tsx';
import type { TableView } from '../state/use-table-view.ts';
import type { GetHref } from './body-row.tsx';
import { useCopyCell } from './copy-cell.ts';
import { CutNote } from './cut-note.tsx';
import { GridBody } from './grid-body.tsx';
import { TableHead } from './table-head.tsx';
import { FOOT_HEIGHT, TotalsRow } from './totals-row.tsx';
import { useGridLayout } from './use-grid-layout.ts';
import { useGridNavigation, type CellPosition } from './use-grid-navigation.ts';
import { useScrollRestoration } from './use-scroll-restoration.ts';

interface Props {
  readonly view: TableView;
  readonly name: string;
  readonly caption: string;
  readonly noun: Noun;
  readonly getHref: GetHref;
  readonly summableShare: string | undefined;
  /** Shown below the header when no row passes. */
  readonly emptyState: ReactNode;
  /** Opens the row sheet; on a phone only. */
  readonly onOpenRow: ((index: number) => void) | undefined;
}

/** Focuses the row that a chart reveals. */
const useRevealRow = (indices: Uint32Array, focusCell: (cell: CellPosition) => void) => {
  const rowHighlight = useRowHighlight();
  useEffect(() =>
    rowHighlight?.onReveal((index) => {
      const row = indices.indexOf(index);
      if (row >= 0) focusCell({ row, column: 0 });
    }),
  );
};

/** Scrollable region with a real table of the visible rows. */
export const Grid = (props: Props) => {
  const { view, name, caption, noun, getHref, summableShare, emptyState, onOpenRow } = props;
  const { shown, indices, keys, passed, totalLabel } = view;
  const region = useRef<HTMLElement>(null);
  const layout = useGridLayout({ view, region });
  const { isPrinting, rowHeight, headHeight, visible, widths, minWidth, columnStyles } = layout;
  const count = indices.length;
  const navigation = useGridNavigation({
    region,
    rows: visible.count,
    columns: shown.length,
    rowHeight,
    headHeight,
    footHeight: FOOT_HEIGHT,
  });
  useScrollRestoration({ region, name, state: view.state, focusCell: navigation.focusCell });
  const rowHighlight = useRowHighlight();
  useRevealRow(indices, navigation.focusCell);
  useCopyCell(region, view, navigation.active);

  return (
    <section
      ref={region}
      tabIndex={-1}
      {...navigation.handlers}
      aria-label={caption}
      className="relative max-h-[calc(round(down,100dvh-var(--table-offset,6rem)-var(--note-height,0px)-69px,var(--row))+69px)] min-h-40 has-data-tight:max-h-[calc(round(down,100dvh-var(--table-offset,6rem)-var(--note-height,0px)-73px,var(--row))+73px)] overflow-auto overscroll-x-contain border-t border-line in-data-one-page:max-h-none! print:max-h-none print:overflow-visible"
      style={{ scrollPaddingTop: headHeight, scrollPaddingLeft: widths[0] }}
    >
      <table
        {...navigation.grid}
        onPointerLeave={() => rowHighlight?.highlight(null)}
        aria-rowcount={count + 2}
        aria-colcount={shown.length}
        // The first column is sticky only when the table scrolls sideways: each sticky cell costs a layer.
        data-wide={minWidth > visible.width || undefined}
        data-tight={layout.isTight || undefined}
        data-pictures={layout.showsPictures || undefined}
        className="w-full table-fixed border-separate border-spacing-0 print:table-auto"
        style={{ minWidth: isPrinting ? undefined : minWidth }}
      >
        <caption className="sr-only">{caption}</caption>
        <colgroup>
          {shown.map(({ field }, position) => (
            <col key={field} style={{ width: isPrinting ? undefined : widths[position] }} />
          ))}
        </colgroup>
        <TableHead view={view} activeColumn={navigation.active.row < 0 ? navigation.active.column : null} />
        <GridBody
          {...{ view, noun, getHref, onOpenRow, visible, rowHeight, columnStyles }}
          active={navigation.active}
        />
        <TotalsRow {...{ shown, keys, passed, totalLabel, summableShare }} rowIndex={count + 2} />
      </table>
      <CutNote {...{ isPrinting, noun }} shown={visible.count} all={count} onShowAll={visible.showAll} />
      {count === 0 ? <div className="sticky left-0 px-6 max-md:px-4">{emptyState}</div> : null}
    </section>
  );
};
