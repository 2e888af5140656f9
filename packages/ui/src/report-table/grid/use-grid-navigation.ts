import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';

/** A cell: its row's place among those shown (−1 for the heads) and its column's. */
export interface CellPosition {
  readonly row: number;
  readonly column: number;
}

const between = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, value));

/** Where a key leads from a cell, or null where it is not ours. */
const after = (
  { row, column }: CellPosition,
  { key, ctrlKey, metaKey, altKey }: KeyboardEvent,
  size: { readonly rows: number; readonly columns: number; readonly page: number },
): CellPosition | null => {
  if (altKey) return null;
  const [last, edge] = [size.rows - 1, size.columns - 1];
  const far = ctrlKey || metaKey;
  const moves: Readonly<Record<string, CellPosition>> = {
    ArrowDown: { row: far ? last : row + 1, column },
    ArrowUp: { row: far ? 0 : row - 1, column },
    ArrowRight: { row, column: far ? edge : column + 1 },
    ArrowLeft: { row, column: far ? 0 : column - 1 },
    Home: { row: far ? 0 : row, column: 0 },
    End: { row: far ? last : row, column: edge },
    PageDown: { row: row + size.page, column },
    PageUp: { row: Math.max(0, row - size.page), column },
  };
  const to = moves[key];
  return to === undefined ? null : { row: between(to.row, -1, last), column: between(to.column, 0, edge) };
};

/** The cell that an element is or stands in. */
export const findCellPosition = (element: Element): CellPosition | null => {
  const cell = element.closest<HTMLElement>('[data-cell]');
  const [row, column] = (cell?.dataset['cell'] ?? '').split(':').map(Number);
  return row === undefined || column === undefined || Number.isNaN(row) ? null : { row, column };
};

const cellAt = (region: HTMLElement | null, { row, column }: CellPosition) =>
  region?.querySelector<HTMLElement>(`[data-cell="${row}:${column}"]`);

interface Asked {
  readonly region: RefObject<HTMLElement | null>;
  readonly rows: number;
  readonly columns: number;
  readonly rowHeight: number;
  /** What the head covers of the region. */
  readonly headHeight: number;
}

/** Scrolls so far that the row is in sight below the head, and therefore drawn. */
const reveal = (region: HTMLElement, row: number, rowHeight: number, headHeight: number): void => {
  const top = row * rowHeight;
  const room = region.clientHeight - headHeight;
  if (top < region.scrollTop) region.scrollTop = top;
  else if (top + rowHeight > region.scrollTop + room) region.scrollTop = top + rowHeight - room;
  // The rows there are drawn now, not with the next frame, so that the focus can follow a key held down.
  region.dispatchEvent(new Event('scroll'));
};

/** Keeps the focus in the region when the row that had it is scrolled away, and so no longer drawn. */
const useKeptFocus = (region: RefObject<HTMLElement | null>) => {
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (focused.current === null || focused.current.isConnected) return;
    focused.current = null;
    if (document.activeElement === document.body) region.current?.focus({ preventScroll: true });
  });
  return {
    hold: (cell: Element | null) => {
      focused.current = cell;
    },
    onBlur: ({ target }: FocusEvent) => {
      if (target.isConnected) focused.current = null;
    },
  };
};

/**
 * What makes a table a grid that is walked by keyboard: one tab stop for all cells, arrows, Home, End,
 * page keys; Enter follows a link.
 */
export const useGridNavigation = ({ region, rows, columns, rowHeight, headHeight }: Asked) => {
  const [at, setAt] = useState<CellPosition>({ row: 0, column: 0 });
  const wanted = useRef<CellPosition | null>(null);
  const { hold, onBlur } = useKeptFocus(region);
  const active: CellPosition = {
    row: between(at.row, -1, rows - 1),
    column: between(at.column, 0, columns - 1),
  };

  useEffect(() => {
    const cell = wanted.current && cellAt(region.current, wanted.current);
    if (!cell) return;
    wanted.current = null;
    (cell.querySelector<HTMLElement>('a, button') ?? cell).focus({ preventScroll: true });
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });

  const go = (to: CellPosition) => {
    wanted.current = to;
    setAt({ ...to });
    if (to.row >= 0 && region.current) reveal(region.current, to.row, rowHeight, headHeight);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const element = region.current;
    const held = event.target instanceof Element ? findCellPosition(event.target) : null;
    const here = event.target === element ? active : held;
    if (here === null || element === null) return;
    const from = wanted.current ?? here;
    const page = Math.max(1, Math.floor((element.clientHeight - headHeight) / rowHeight) - 1);
    const to = after(from, event, { rows, columns, page });
    if (to === null) return;
    event.preventDefault();
    go(to);
  };

  const onFocus = (event: FocusEvent) => {
    const place = findCellPosition(event.target);
    hold(place === null ? null : event.target);
    if (place !== null && (place.row !== at.row || place.column !== at.column)) setAt(place);
  };

  return { active, go, grid: { role: 'grid' }, handlers: { onKeyDown, onFocus, onBlur } };
};
