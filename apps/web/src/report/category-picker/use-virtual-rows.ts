import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Rows rendered beyond each edge of the viewport. */
const OVERSCAN = 15;
/** Rows rendered before the first measurement. */
const INITIAL_ROWS = 40;

/**
 * Range of a long list's rows close to the viewport, last exclusive, in any scroll container. All rows
 * have the same height, px.
 */
export function useVirtualRows(list: RefObject<HTMLElement | null>, rowHeight: number) {
  const [range, setRange] = useState({ first: 0, last: INITIAL_ROWS });
  useEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const measure = () => {
      const { top } = element.getBoundingClientRect();
      const first = Math.max(0, Math.floor(-top / rowHeight) - OVERSCAN);
      const last = Math.ceil((window.innerHeight - top) / rowHeight) + OVERSCAN;
      flushSync(() =>
        setRange((before) => (before.first === first && before.last === last ? before : { first, last })),
      );
    };
    const observer = new ResizeObserver(() => requestAnimationFrame(measure));
    observer.observe(element);
    const options = { capture: true, passive: true } as const;
    window.addEventListener('scroll', measure, options);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', measure, options);
      window.removeEventListener('resize', measure);
    };
  }, [list, rowHeight]);
  return range;
}
