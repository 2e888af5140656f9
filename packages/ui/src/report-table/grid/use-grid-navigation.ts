import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';

/** Position of a cell: row among the filtered rows (−1 for the header) and column. */
export interface CellPosition {
  readonly row: number;
  readonly column: number;
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** Target of a key press from a cell, or null for other keys. */
const findTarget = (
  { row, column }: CellPosition,
  { key, ctrlKey, metaKey, altKey }: KeyboardEvent,
  size: { readonly rows: number; readonly columns: number; readonly page: number },
): CellPosition | null => {
  if (altKey) return null;
  const [last, lastColumn] = [size.rows - 1, size.columns - 1];
  const isJump = ctrlKey || metaKey;
  const targets: Readonly<Record<string, CellPosition>> = {
    ArrowDown: { row: isJump ? last : row + 1, column },
    ArrowUp: { row: isJump ? 0 : row - 1, column },
    ArrowRight: { row, column: isJump ? lastColumn : column + 1 },
    ArrowLeft: { row, column: isJump ? 0 : column - 1 },
    Home: { row: isJump ? 0 : row, column: 0 },
    End: { row: isJump ? last : row, column: lastColumn },
    PageDown: { row: row + size.page, column },
    PageUp: { row: Math.max(0, row - size.page), column },
  };
  const to = targets[key];
  return to === undefined ? null : { row: clamp(to.row, -1, last), column: clamp(to.column, 0, lastColumn) };
};

/** Finds the cell that an element is in. */
export const findCellPosition = (element: Element): CellPosition | null => {
  const cell = element.closest<HTMLElement>('[data-cell]');
  const [row, column] = (cell?.dataset['cell'] ?? '').split(':').map(Number);
  return row === undefined || column === undefined || Number.isNaN(row) ? null : { row, column };
};

const cellAt = (region: HTMLElement | null, { row, column }: CellPosition) =>
  region?.querySelector<HTMLElement>(`[data-cell="${row}:${column}"]`);

interface Heights {
  readonly rowHeight: number;
  /** Heights of the sticky header and of the sticky totals, px. */
  readonly headHeight: number;
  readonly footHeight: number;
}

interface Options extends Heights {
  readonly region: RefObject<HTMLElement | null>;
  readonly rows: number;
  readonly columns: number;
}

/** Space at the top of the page that its sticky header covers, px. */
const PAGE_HEAD = 48;

/** Scrolls the page to a row of a region that is as high as its rows. */
const scrollPageToRow = (region: HTMLElement, top: number, rowHeight: number): void => {
  const y = region.getBoundingClientRect().top + top;
  if (y < PAGE_HEAD) window.scrollBy(0, y - PAGE_HEAD);
  else if (y + rowHeight > window.innerHeight) window.scrollBy(0, y + rowHeight - window.innerHeight);
  region.dispatchEvent(new Event('scroll'));
};

/** Height between the sticky header and the totals. */
const getRoom = (region: HTMLElement, { headHeight, footHeight }: Heights): number =>
  region.clientHeight - headHeight - footHeight;

/** Scrolls the row between the sticky header and the totals, so that it is rendered. */
const scrollToRow = (region: HTMLElement, row: number, heights: Heights): void => {
  const { rowHeight, headHeight } = heights;
  const top = row * rowHeight;
  if (region.closest('[data-one-page]') !== null) {
    scrollPageToRow(region, top + headHeight, rowHeight);
    return;
  }
  const room = getRoom(region, heights);
  if (top < region.scrollTop) region.scrollTop = top;
  else if (top + rowHeight > region.scrollTop + room) region.scrollTop = top + rowHeight - room;
  // Render the rows now rather than in the next frame, so that the focus can follow key repeats.
  region.dispatchEvent(new Event('scroll'));
};

/** Moves the focus to the region when the focused row is scrolled away and unmounted. */
const useFocusFallback = (region: RefObject<HTMLElement | null>) => {
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (focused.current === null || focused.current.isConnected) return;
    focused.current = null;
    if (document.activeElement === document.body) region.current?.focus({ preventScroll: true });
  });
  return {
    track: (cell: Element | null) => {
      focused.current = cell;
    },
    onBlur: ({ target }: FocusEvent) => {
      if (target.isConnected) focused.current = null;
    },
  };
};

/** Keyboard navigation of a grid: one tab stop, arrows, Home, End, Page Up and Down; Enter follows a link. */
export const useGridNavigation = ({ region, rows, columns, ...heights }: Options) => {
  const [focusedCell, setFocusedCell] = useState<CellPosition>({ row: 0, column: 0 });
  const pendingFocus = useRef<CellPosition | null>(null);
  const { track, onBlur } = useFocusFallback(region);
  const active: CellPosition = {
    row: clamp(focusedCell.row, -1, rows - 1),
    column: clamp(focusedCell.column, 0, columns - 1),
  };

  useEffect(() => {
    const cell = pendingFocus.current && cellAt(region.current, pendingFocus.current);
    if (!cell) return;
    pendingFocus.current = null;
    (cell.querySelector<HTMLElement>('a, button, [tabindex]') ?? cell).focus({ preventScroll: true });
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });

  const focusCell = (to: CellPosition) => {
    pendingFocus.current = to;
    setFocusedCell({ ...to });
    if (to.row >= 0 && region.current) scrollToRow(region.current, to.row, heights);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const element = region.current;
    const eventCell = event.target instanceof Element ? findCellPosition(event.target) : null;
    const currentCell = event.target === element ? active : eventCell;
    if (currentCell === null || element === null) return;
    const from = pendingFocus.current ?? currentCell;
    const page = Math.max(1, Math.floor(getRoom(element, heights) / heights.rowHeight) - 1);
    const to = findTarget(from, event, { rows, columns, page });
    if (to === null) return;
    event.preventDefault();
    focusCell(to);
  };

  const onFocus = (event: FocusEvent) => {
    const position = findCellPosition(event.target);
    track(position === null ? null : event.target);
    if (position !== null && (position.row !== focusedCell.row || position.column !== focusedCell.column))
      setFocusedCell(position);
  };

  return { active, focusCell, grid: { role: 'grid' }, handlers: { onKeyDown, onFocus, onBlur } };
};
