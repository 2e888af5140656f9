import { useCallback, useState } from 'react';

/** The width and the height (px) of the element that gets the ref, kept up to date; 0 before it is drawn. */
export const useElementSize = (): readonly [
  measure: (element: Element | null) => (() => void) | undefined,
  width: number,
  height: number,
] => {
  const [width, setWidth] = useState(0);
  const [height, setHeight] = useState(0);
  const ref = useCallback((element: Element | null) => {
    if (element === null) return undefined;
    const read = () => {
      setWidth(element.clientWidth);
      setHeight(element.clientHeight);
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width, height];
};
