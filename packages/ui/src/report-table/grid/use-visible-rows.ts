import {
  startTransition,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';

/** Rows rendered beyond each edge of the viewport, after the first paint. */
const OVERSCAN = 12;
/** Granularity of the first rendered row. */
const STEP = 4;

/** Maximum number of rows in print and on a page of several tables, which render all of them. */
const WHOLE_ROWS = 500;

interface Options {
  /** The page is being printed. */
  readonly isPrinting: boolean;
  readonly region: RefObject<HTMLElement | null>;
  /** Rows in order. */
  readonly indices: Uint32Array;
  readonly rowHeight: number;
  /** Height of the sticky header, px. */
  readonly headHeight: number;
}

const scrollListenerOptions = { capture: true, passive: true } as const;

/** Previous order of the rows: the first frame after sorting rerenders only visible rows. */
const useDeferredOrder = (indices: Uint32Array): Uint32Array => {
  const [deferredOrder, setDeferredOrder] = useState(indices);
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setDeferredOrder(indices)));
    return () => cancelAnimationFrame(frame);
  }, [indices]);
  return deferredOrder;
};

/** Whether to render all rows of a page of several tables yet: after those in view, without blocking the page. */
const useIsWhole = (canBeWhole: boolean): boolean => {
  const [isWhole, setWhole] = useState(false);
  useEffect(() => {
    if (!canBeWhole) return undefined;
    const frame = requestAnimationFrame(() => startTransition(() => setWhole(true)));
    return () => cancelAnimationFrame(frame);
  }, [canBeWhole]);
  return canBeWhole && isWhole;
};

/** Measurements of a table. */
interface Viewport {
  readonly first: number;
  readonly rows: number;
  readonly width: number;
  /** The table is one of several on a page, as high as its rows. */
  readonly isOnePage: boolean;
}

const isEqual = (one: Viewport, other: Viewport): boolean =>
  one.first === other.first &&
  one.rows === other.rows &&
  one.width === other.width &&
  one.isOnePage === other.isOnePage;

interface ViewportOptions extends Omit<Options, 'indices' | 'isPrinting'> {
  /** Whether rows beyond `WHOLE_ROWS` are shown, rendered only in view. */
  readonly showsAll: boolean;
}

/** Measures the visible part of a region: its first row, its number of rows and its width. */
const measureViewport = (
  element: HTMLElement,
  { rowHeight, headHeight }: Pick<Options, 'rowHeight' | 'headHeight'>,
): Viewport => {
  const { clientHeight, clientWidth: width } = element;
  const { top } = element.getBoundingClientRect();
  // A region that does not scroll itself scrolls with the page.
  const above = Math.max(0, -top);
  const first = Math.floor((element.scrollTop + above) / rowHeight / STEP) * STEP;
  const height = Math.min(clientHeight, window.innerHeight - top) - above;
  const rows = Math.max(0, Math.ceil((height - headHeight) / rowHeight));
  return { first, rows, width, isOnePage: element.closest('[data-one-page]') !== null };
};

/** Keeps the totals of a region at the bottom of its visible part; on a page of several tables they end the table. */
const placeTotals = (element: HTMLElement, isOnePage: boolean): void => {
  const hidden = isOnePage ? 0 : element.getBoundingClientRect().bottom - window.innerHeight;
  element.style.setProperty('--hidden-below', `${Math.max(0, Math.floor(hidden))}px`);
};

/** First row, number of rows and width that fit into the region's visible part; follows scrolling and resizing. */
const useViewport = ({ region, rowHeight, headHeight, showsAll }: ViewportOptions) => {
  const [viewport, setViewport] = useState<Viewport>({
    first: 0,
    rows: 0,
    width: 0,
    isOnePage: false,
  });
  const isWhole = useIsWhole(viewport.isOnePage && !showsAll);

  const measure = useEffectEvent(() => {
    const element = region.current;
    if (element === null) return;
    const measured = measureViewport(element, { rowHeight, headHeight });
    placeTotals(element, measured.isOnePage);
    setViewport((current) => {
      const next = isWhole ? { ...current, width: measured.width } : measured;
      return isEqual(current, next) ? current : next;
    });
  });
  // Before the first paint: column widths depend on the region's width.
  useLayoutEffect(() => queueMicrotask(() => flushSync(measure)), []);
  useEffect(() => {
    const element = region.current;
    if (element === null) return undefined;
    const measureNow = () => flushSync(measure);
    // Delayed by a frame: two-line headers resize the region, which would loop the observer.
    const observer = new ResizeObserver(() => requestAnimationFrame(measureNow));
    observer.observe(element);
    // Content changes above the region, and scrolling the page, change which rows are visible.
    observer.observe(document.body);
    document.addEventListener('scroll', measureNow, scrollListenerOptions);
    return () => {
      observer.disconnect();
      document.removeEventListener('scroll', measureNow, scrollListenerOptions);
    };
  }, [region, rowHeight, headHeight]);
  return { ...viewport, isWhole };
};

/** Rows to render, from `first` to before `last` of `count`, and the region's width. All rows have one height. */
export const useVisibleRows = ({ isPrinting, indices, ...layout }: Options) => {
  const deferredOrder = useDeferredOrder(indices);
  const overscan = useDeferredValue(OVERSCAN, 0);
  const [showsAll, setShowsAll] = useState(false);
  const viewport = useViewport({ ...layout, showsAll });
  const isCut = isPrinting || (viewport.isOnePage && !showsAll);
  const count = isCut ? Math.min(indices.length, WHOLE_ROWS) : indices.length;
  const rendersAll = isPrinting || viewport.isWhole;
  const top = Math.max(0, Math.min(viewport.first, count - viewport.rows));
  const currentUntil = deferredOrder === indices ? count : top + viewport.rows;
  return {
    first: rendersAll ? 0 : Math.max(0, top - overscan),
    last: Math.min(count, rendersAll ? count : top + viewport.rows + STEP + overscan),
    /** Number of rows of the table; cut in print and on a page of several tables. */
    count,
    width: viewport.width,
    /** Index of the row at a position; out of view it may lag one frame. */
    indexAt: (position: number) =>
      position < currentUntil ? indices[position] : (deferredOrder[position] ?? indices[position]),
    /** Shows the rows cut on a page of several tables. */
    showAll: () => setShowsAll(true),
  };
};
