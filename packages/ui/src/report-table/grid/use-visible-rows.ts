import { startTransition, useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** Rows rendered beyond each edge of the viewport. */
const OVERSCAN = 12;
/** Granularity of the first rendered row. */
const STEP = 4;
/** Rows rendered before the region is measured. */
const INITIAL_ROWS = 24;

/** Rows rendered in print. */
const PRINTED_ROWS = 500;

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

/** First row, number of rows and width that fit into the region's visible part; follows scrolling and resizing. */
const useViewport = ({ region, rowHeight, headHeight }: Omit<Options, 'indices' | 'isPrinting'>) => {
  const [viewport, setViewport] = useState({ first: 0, rows: INITIAL_ROWS, width: 0 });

  const measure = useEffectEvent(() => {
    const element = region.current;
    if (element === null) return;
    const { clientHeight, clientWidth: width } = element;
    const { top } = element.getBoundingClientRect();
    // A region that does not scroll itself is scrolled with the page.
    const above = Math.max(0, -top);
    const first = Math.floor((element.scrollTop + above) / rowHeight / STEP) * STEP;
    const height = Math.min(clientHeight, window.innerHeight - top) - above;
    const rows = Math.max(0, Math.ceil((height - headHeight) / rowHeight));
    setViewport((current) =>
      current.first === first && current.rows === rows && current.width === width
        ? current
        : { first, rows, width },
    );
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
  return viewport;
};

/** Rows to render, from `first` to before `last`, and the region's width. All rows have one height. */
export const useVisibleRows = ({ isPrinting, indices, ...layout }: Options) => {
  const deferredOrder = useDeferredOrder(indices);
  const viewport = useViewport(layout);
  const count = indices.length;
  const top = Math.max(0, Math.min(viewport.first, count - viewport.rows));
  const currentUntil = deferredOrder === indices ? count : top + viewport.rows;
  return {
    first: isPrinting ? 0 : Math.max(0, top - OVERSCAN),
    last: Math.min(count, isPrinting ? PRINTED_ROWS : top + viewport.rows + STEP + OVERSCAN),
    width: viewport.width,
    /** Index of the row at a position; out of view it may lag one frame. */
    indexAt: (position: number) =>
      position < currentUntil ? indices[position] : (deferredOrder[position] ?? indices[position]),
  };
};
