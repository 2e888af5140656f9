import { startTransition, useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** Rows drawn beyond each edge, so that a scroll finds them there. */
const SPARE = 12;
/** The window of rows moves by so many at once. */
const STEP = 4;
/** How many rows are drawn before the region has been measured. */
const AT_FIRST = 24;

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

const onAnyScroll = { capture: true, passive: true } as const;

/** The rows in the last order that was seen: the first frame of another one draws anew only what is in sight. */
const useSettled = (indices: Uint32Array): Uint32Array => {
  const [settled, setSettled] = useState(indices);
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setSettled(indices)));
    return () => cancelAnimationFrame(frame);
  }, [indices]);
  return settled;
};

/**
 * Which rows are drawn, from the first up to but without the last, and the width of the region;
 * all rows are of one height.
 */
export const useVisibleRows = ({ printing, region, indices, rowHeight, headHeight }: Asked) => {
  const settled = useSettled(indices);
  const count = indices.length;
  const [sight, setSight] = useState({ first: 0, rows: AT_FIRST, width: 0 });

  const look = useEffectEvent(() => {
    const element = region.current;
    if (element === null) return;
    const first = Math.floor(element.scrollTop / rowHeight / STEP) * STEP;
    const { clientHeight, clientWidth: width } = element;
    const below = window.innerHeight - element.getBoundingClientRect().top;
    const rows = Math.max(0, Math.ceil((Math.min(clientHeight, below) - headHeight) / rowHeight));
    setSight((before) =>
      before.first === first && before.rows === rows && before.width === width
        ? before
        : { first, rows, width },
    );
  });
  // Before anything is seen: the widths of columns go by that of the region.
  useLayoutEffect(() => queueMicrotask(() => flushSync(look)), []);
  useEffect(() => {
    const element = region.current;
    if (element === null) return undefined;
    const lookAtOnce = () => flushSync(look);
    // A frame later: heads in two lines make the region taller, which it would be told of in a circle.
    const observer = new ResizeObserver(() => requestAnimationFrame(lookAtOnce));
    observer.observe(element);
    // What grows or goes above the region, and a scroll of the page, bring other rows of it into the window.
    observer.observe(document.body);
    document.addEventListener('scroll', lookAtOnce, onAnyScroll);
    return () => {
      observer.disconnect();
      document.removeEventListener('scroll', lookAtOnce, onAnyScroll);
    };
  }, [region, rowHeight, headHeight]);

  const top = Math.max(0, Math.min(sight.first, count - sight.rows));
  const seen = settled === indices ? count : top + sight.rows;
  return {
    first: printing ? 0 : Math.max(0, top - SPARE),
    last: Math.min(count, printing ? ON_PAPER : top + sight.rows + STEP + SPARE),
    width: sight.width,
    /** The index of the row at a place; out of sight it may be for one frame what it was. */
    indexAt: (place: number) => (place < seen ? indices[place] : (settled[place] ?? indices[place])),
  };
};
