import { useCallback, useState } from 'react';

/** Tracks the size of an element by a ref callback; 0 before the first layout, px. */
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
    return () => observer.disconnect();
  }, []);
  return [ref, width, height];
};
