import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import type { TableState } from '../state/table-state.ts';
import { findCellPosition, type CellPosition } from './use-grid-navigation.ts';

/** How far a table was scrolled, and its cell that had the focus, if any. */
interface Place {
  readonly top: number;
  readonly left: number;
  readonly cell: CellPosition | null;
}

/** Where the person was in each table of each page that the browser can go back to. */
const kept = new Map<string, Place>();

/** A table of a page as the browser's history knows it: a page visited twice is two; null without a router. */
const entryNow = (name: string): string | null =>
  history.state === null ? null : `${name} ${location.href} ${JSON.stringify(history.state)}`;

const focusedIn = (region: HTMLElement): CellPosition | null => {
  const { activeElement: focused } = document;
  return focused !== null && region.contains(focused) ? findCellPosition(focused) : null;
};

/** Whether nobody has chosen where the focus is: it is on the page, or where an arrival puts it. */
const isFocusFree = (): boolean =>
  !(document.activeElement instanceof HTMLElement) || document.activeElement.tabIndex < 0;

interface Asked {
  readonly region: RefObject<HTMLElement | null>;
  /** The list's name in the address. */
  readonly name: string;
  readonly state: TableState;
  /** Gives a cell the focus. */
  readonly go: (cell: CellPosition) => void;
}

/**
 * On coming Back the table is where the person left it, and the focus in its cell; when the order or the
 * filters change it begins at the top.
 */
export const useScrollRestoration = ({ region, name, state: { sort, filters }, go }: Asked): void => {
  // Known from its scrolls: to ask a region that was just drawn anew would lay it out before the frame does.
  const scrolled = useRef({ top: 0, left: 0 });
  const keep = useEffectEvent(() => {
    const entry = entryNow(name);
    if (region.current === null || entry === null) return;
    kept.set(entry, { ...scrolled.current, cell: focusedIn(region.current) });
  });
  const comeBack = useEffectEvent((element: HTMLElement) => {
    const place = kept.get(entryNow(name) ?? '');
    element.scrollTo({ top: place?.top ?? 0, left: place?.left ?? 0 });
    scrolled.current = { top: element.scrollTop, left: element.scrollLeft };
    if (place?.cell && isFocusFree()) go(place.cell);
  });
  useLayoutEffect(() => {
    const element = region.current;
    if (element === null) return undefined;
    comeBack(element);
    const onFocus = () => keep();
    const onScroll = () => {
      scrolled.current = { top: element.scrollTop, left: element.scrollLeft };
      keep();
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    document.addEventListener('focusin', onFocus);
    return () => {
      element.removeEventListener('scroll', onScroll);
      document.removeEventListener('focusin', onFocus);
    };
  }, [region, name]);
  // Whatever changes the address of the page, such as the columns shown, makes a new entry of it.
  const entry = entryNow(name);
  useEffect(() => keep(), [entry]);

  const looked = useRef({ sort, filters });
  useEffect(() => {
    if (looked.current.sort === sort && looked.current.filters === filters) return;
    looked.current = { sort, filters };
    if (scrolled.current.top > 0) region.current?.scrollTo({ top: 0 });
  }, [region, sort, filters]);
};
