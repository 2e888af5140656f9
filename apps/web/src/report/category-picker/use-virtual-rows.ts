import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Rows drawn beyond each edge of the window, so that a scroll finds them there. */
const SPARE = 15;
/** How many rows are drawn before anything has been measured. */
const AT_FIRST = 40;

/**
 * Which rows of a long list are near the window, from the first up to but without the last, whatever it
 * is that scrolls; all rows are of one height, in px.
 */
export function useVirtualRows(list: RefObject<HTMLElement | null>, rowHeight: number) {
  const [sight, setSight] = useState({ first: 0, last: AT_FIRST });
  useEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const look = () => {
      const { top } = element.getBoundingClientRect();
      const first = Math.max(0, Math.floor(-top / rowHeight) - SPARE);
      const last = Math.ceil((window.innerHeight - top) / rowHeight) + SPARE;
      flushSync(() =>
        setSight((before) => (before.first === first && before.last === last ? before : { first, last })),
      );
    };
    const observer = new ResizeObserver(() => requestAnimationFrame(look));
    observer.observe(element);
    const options = { capture: true, passive: true } as const;
    window.addEventListener('scroll', look, options);
    window.addEventListener('resize', look);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', look, options);
      window.removeEventListener('resize', look);
    };
  }, [list, rowHeight]);
  return sight;
}
