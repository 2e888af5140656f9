import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { formatNumber } from '../../format/numbers.ts';
import { useIsPhone } from '../../use-is-phone.ts';
import { formatCount, type Noun } from '../../format/plural.ts';
import { useRowHighlight } from '../../row-highlight.tsx';
import { BodyRow, createColumnStyles, type ColumnStyle, type GetHref } from './body-row.tsx';
import { getFilterWidth, fitColumns, hasPictures, getMarkersWidth, measureColumns } from './column-widths.ts';
import { copyCell } from './copy-cell.ts';
import { TableHead } from './table-head.tsx';
import { useScrollRestoration } from './use-scroll-restoration.ts';
import { useGridNavigation, type CellPosition } from './use-grid-navigation.ts';
import type { TableView } from '../state/use-table-view.ts';
import { useIsPrinting } from './use-is-printing.ts';
import { useVisibleRows } from './use-visible-rows.ts';

/** Heights in px, as the theme has them: of a row, of the heads, of the filters. */
const ROW = { desk: 34, phone: 44 } as const;
const HEAD = { oneLine: 32, twoLines: 40 } as const;
const FILTERS = 36;

interface Props {
  readonly view: TableView;
  readonly name: string;
  readonly caption: string;
  readonly noun: Noun;
  readonly hrefAt: GetHref;
  readonly whole: string | undefined;
  readonly filtersOpen: boolean;
  /** What stands below the head when no row passes. */
  readonly empty: ReactNode;
  /** On a phone: shows all that the row of an index says. */
  readonly onRead: ((index: number) => void) | undefined;
}

/** The space of the rows that are not drawn. */
const Spacer = ({ rows, height }: { readonly rows: number; readonly height: number }) =>
  rows > 0 ? <tr aria-hidden="true" className="print:hidden" style={{ height: rows * height }} /> : null;

/** Says on paper that there are more rows. */
const PaperNote = ({ printed, count, noun }: { printed: number; count: number; noun: Noun }) => (
  <p className="px-6 py-2 text-ink-2">
    На бумаге первые {formatCount(printed, noun)} из {formatNumber(count)}; все — в файле, который даёт
    «Экспорт».
  </p>
);

/** Whether the product's font has come, so that texts can be measured in it. */
const useFont = (): boolean => {
  const [come, setCome] = useState(false);
  useEffect(() => {
    void document.fonts.ready.then(() => setCome(true));
  }, []);
  return come;
};

/** What the columns need: their widths, the looks of their cells, and room for pictures. */
const useMeasures = (view: TableView, phone: boolean, room: number, filtersOpen: boolean) => {
  const { shown, rows, keys, state } = view;
  const font = useFont();
  const wanted = useMemo(
    () => (font ? measureColumns(shown, rows, keys, phone) : measureColumns(shown, [], keys, phone)),
    [font, shown, rows, keys, phone],
  );
  const looks = useMemo(
    () =>
      createColumnStyles(
        shown,
        shown.map((column) => (column.definition.kind === 'share' ? keys.largest(column) : null)),
      ),
    [shown, keys],
  );
  const pictures = useMemo(() => hasPictures(rows), [rows]);
  const marks = shown.slice(1).map((column) => getMarkersWidth(column, state));
  const others = wanted.others.map((width, place) => {
    const column = shown[place + 1];
    const filter = filtersOpen && column !== undefined ? getFilterWidth(column) : 0;
    const { best, least } = width.content;
    return { ...width, content: { best: Math.max(best, filter), least: Math.max(least, filter) } };
  });
  return { ...fitColumns({ ...wanted, others }, marks, room), looks, pictures };
};

type BodyProps = Pick<Props, 'view' | 'hrefAt' | 'onRead'> & {
  readonly sight: ReturnType<typeof useVisibleRows>;
  readonly rowHeight: number;
  readonly headRows: number;
  readonly looks: readonly ColumnStyle[];
  readonly active: { readonly row: number; readonly column: number };
};

const Body = ({ view, hrefAt, onRead, sight, rowHeight, headRows, looks, active }: BodyProps) => {
  const { first, last, indexAt } = sight;
  const places = Array.from({ length: Math.max(0, last - first) }, (_, at) => first + at);
  const tabStop = active.row >= 0 && (active.row < first || active.row >= last) ? first : active.row;
  return (
    <tbody>
      <Spacer rows={first} height={rowHeight} />
      {places.map((place) => {
        const index = indexAt(place) ?? -1;
        const row = view.rows[index];
        return row === undefined ? null : (
          <BodyRow
            key={place}
            row={row}
            index={index}
            place={place}
            headRows={headRows}
            looks={looks}
            hrefAt={hrefAt}
            onRead={onRead}
            activeColumn={place === tabStop ? active.column : null}
          />
        );
      })}
      <Spacer rows={view.indices.length - last} height={rowHeight} />
    </tbody>
  );
};

/** Brings the row into sight that a picture asks for. */
const useRevealed = (indices: Uint32Array, go: (cell: CellPosition) => void) => {
  const pointed = useRowHighlight();
  useEffect(() =>
    pointed?.onReveal((index) => {
      const row = indices.indexOf(index);
      if (row >= 0) go({ row, column: 0 });
    }),
  );
};

/** The table itself: a region that scrolls, with a real table of the rows in sight. */
export const Grid = (props: Props) => {
  const { view, name, caption, noun, hrefAt, whole, filtersOpen, empty, onRead } = props;
  const { shown, indices } = view;
  const phone = useIsPhone();
  const printing = useIsPrinting();
  const rowHeight = phone ? ROW.phone : ROW.desk;
  const headRows = filtersOpen ? 3 : 2;
  const below = (filtersOpen ? FILTERS : 0) + rowHeight;
  const region = useRef<HTMLElement>(null);
  const { length: count } = indices;
  const sight = useVisibleRows({ printing, region, indices, rowHeight, headHeight: HEAD.oneLine + below });
  const { widths, isTight, looks, pictures } = useMeasures(view, phone, sight.width, filtersOpen);
  const headHeight = (isTight ? HEAD.twoLines : HEAD.oneLine) + below;
  const keys = useGridNavigation({ region, rows: count, columns: shown.length, rowHeight, headHeight });
  const least = widths.reduce((sum, each) => sum + each, 0);
  useScrollRestoration({ region, name, state: view.state, go: keys.go });
  const pointed = useRowHighlight();
  useRevealed(indices, keys.go);

  return (
    <section
      ref={region}
      tabIndex={-1}
      {...keys.handlers}
      onCopy={(event) => copyCell(event, view, keys.active)}
      aria-label={caption}
      className="relative max-h-[calc(round(down,100dvh-var(--table-offset,6rem)-33px,var(--row))+33px)] min-h-40 has-data-tight:max-h-[calc(round(down,100dvh-var(--table-offset,6rem)-41px,var(--row))+41px)] overflow-auto overscroll-x-contain border-t border-line print:max-h-none print:overflow-visible"
      style={{ scrollPaddingTop: headHeight, scrollPaddingLeft: widths[0] }}
    >
      <table
        {...keys.grid}
        onPointerLeave={() => pointed?.point(null)}
        aria-rowcount={count + headRows}
        aria-colcount={shown.length}
        // The first column is pinned only where the table scrolls sideways: each pinned cell costs a layer.
        data-wide={least > sight.width || undefined}
        data-tight={isTight || undefined}
        data-pictures={pictures || undefined}
        className="w-full table-fixed border-separate border-spacing-0 print:table-auto"
        style={{ minWidth: printing ? undefined : least }}
      >
        <caption className="sr-only">{caption}</caption>
        <colgroup>
          {shown.map(({ field }, place) => (
            <col key={field} style={{ width: printing ? undefined : widths[place] }} />
          ))}
        </colgroup>
        <TableHead
          view={view}
          whole={whole}
          filtersOpen={filtersOpen}
          activeColumn={keys.active.row < 0 ? keys.active.column : null}
        />
        <Body {...{ view, hrefAt, onRead, sight, rowHeight, headRows, looks }} active={keys.active} />
      </table>
      {printing && sight.last < count ? <PaperNote printed={sight.last} count={count} noun={noun} /> : null}
      {count === 0 ? <div className="sticky left-0 px-6 max-md:px-4">{empty}</div> : null}
    </section>
  );
};
