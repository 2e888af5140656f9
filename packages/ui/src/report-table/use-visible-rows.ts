import { startTransition, useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** Rows drawn beyond each edge, so that a scroll finds them there. */
const SPARE = 12;
/** The window of rows moves by so many at once. */
const STEP = 4;
/** How many rows are drawn before the region has been measured. */
const AT_FIRST = 40;

/** On paper nothing can be scrolled: the first rows are all there. */
const ON_PAPER = 500;

interface Asked {
  /** The page is being put on paper. */
  readonly printing: boolean;
  readonly region: RefObject<HTMLElement | null>;
  /** The rows, in order. */
  readonly indices: Uint32Array;
  readonly rowHeight: number;
  /** What the head covers of the region, px. */
  readonly headHeight: number;
}

/** The rows in the last order that was seen: the first frame of another one draws anew only what is in sight. */
const useSettled = (indices: Uint32Array): Uint32Array => {
  const [settled, setSettled] = useState(indices);
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setSettled(indices)));
    return () => cancelAnimationFrame(frame);
  }, [indices]);
  return settled;
};

/** How many rows of the region are within the window at most. */
const rowsInWindow = (region: HTMLElement | null, rowHeight: number, headHeight: number): number => {
  if (region === null) return AT_FIRST;
  const { top, bottom } = region.getBoundingClientRect();
  const seen = Math.min(bottom, window.innerHeight) - Math.max(top, 0) - headHeight;
  return Math.max(1, Math.ceil(seen / rowHeight) + 1);
};

/**
 * Which rows are drawn, from the first up to but without the last, and the width of the region;
 * all rows are of one height.
 */
export const useVisibleRows = ({ printing, region, indices, rowHeight, headHeight }: Asked) => {
  const settled = useSettled(indices);
  const count = indices.length;
  const [sight, setSight] = useState({ first: 0, rows: AT_FIRST, width: 0 });

  useEffect(() => {
    const element = region.current;
    if (element === null) return undefined;
    const look = () => {
      const first = Math.floor(element.scrollTop / rowHeight / STEP) * STEP;
      const rows = Math.ceil((element.clientHeight - headHeight) / rowHeight) + STEP;
      const width = element.clientWidth;
      flushSync(() =>
        setSight((before) =>
          before.first === first && before.rows === rows && before.width === width
            ? before
            : { first, rows, width },
        ),
      );
    };
    const observer = new ResizeObserver(() => queueMicrotask(look));
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [region, rowHeight, headHeight]);

  const top = Math.max(0, Math.min(sight.first, count - sight.rows));
  const seen = settled === indices ? count : top + rowsInWindow(region.current, rowHeight, headHeight);
  return {
    first: printing ? 0 : Math.max(0, top - SPARE),
    last: Math.min(count, printing ? ON_PAPER : top + sight.rows + SPARE),
    width: sight.width,
    /** The index of the row at a place; out of sight it may be for one frame what it was. */
    indexAt: (place: number) => (place < seen ? indices[place] : (settled[place] ?? indices[place])),
  };
};
