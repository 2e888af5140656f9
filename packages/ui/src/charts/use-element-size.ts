import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Tracks the size of an element by a ref callback; 0 before the first layout, px. Printing changes the width, which
 * no resize observer reports in time.
 */
export const useElementSize = (): readonly [
  measure: (element: Element | null) => (() => void) | undefined,
  width: number,
  height: number,
] => {
  const [width, setWidth] = useState(0);
  const [height, setHeight] = useState(0);
  const ref = useCallback((element: Element | null) => {
    if (element === null) return undefined;
    const measureElement = () => {
      setWidth(element.clientWidth);
      setHeight(element.clientHeight);
    };
    measureElement();
    const observer = new ResizeObserver(measureElement);
    observer.observe(element);
    const print = matchMedia('print');
    const measureNow = () => flushSync(measureElement);
    print.addEventListener('change', measureNow);
    return () => {
      observer.disconnect();
      print.removeEventListener('change', measureNow);
    };
  }, []);
  return [ref, width, height];
};
