import { useCallback, useState } from 'react';

/** The width (px) of the element that gets the ref, kept up to date; 0 before it is drawn. */
export const useWidth = (): readonly [(element: Element | null) => (() => void) | undefined, number] => {
  const [width, setWidth] = useState(0);
  const ref = useCallback((element: Element | null) => {
    if (element === null) return undefined;
    setWidth(element.clientWidth);
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
};
