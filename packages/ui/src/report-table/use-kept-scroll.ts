import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { TableState } from './table-state.ts';

/** How far each table was scrolled on each page that the browser can go back to. */
const kept = new Map<string, number>();

/** The page as the browser's history knows it: a page visited twice is two. */
const pageNow = (): string => `${location.href} ${JSON.stringify(history.state)}`;

/** Scrolls to where the person was on coming Back, and to the top when the order or the filters change. */
export const useKeptScroll = (
  region: RefObject<HTMLElement | null>,
  name: string,
  { sort, filters }: TableState,
): void => {
  useLayoutEffect(() => {
    const element = region.current;
    if (element === null) return undefined;
    element.scrollTo({ top: kept.get(`${name} ${pageNow()}`) ?? 0 });
    const keep = () => void kept.set(`${name} ${pageNow()}`, element.scrollTop);
    element.addEventListener('scroll', keep, { passive: true });
    return () => element.removeEventListener('scroll', keep);
  }, [region, name]);

  const looked = useRef({ sort, filters });
  useEffect(() => {
    if (looked.current.sort === sort && looked.current.filters === filters) return;
    looked.current = { sort, filters };
    region.current?.scrollTo({ top: 0 });
  }, [region, sort, filters]);
};
