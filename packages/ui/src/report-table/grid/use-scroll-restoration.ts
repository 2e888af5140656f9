import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import type { TableState } from '../state/table-state.ts';
import { getScrollPositions } from './scroll-positions.ts';
import { findCellPosition, type CellPosition } from './use-grid-navigation.ts';

/** Key of a table in the current history entry; null without a router. */
const getEntryKey = (name: string): string | null =>
  history.state === null ? null : `${name} ${location.href} ${JSON.stringify(history.state)}`;

const findFocusedCell = (region: HTMLElement): CellPosition | null => {
  const { activeElement: focused } = document;
  return focused !== null && region.contains(focused) ? findCellPosition(focused) : null;
};

/** Whether the focus is unset: on the body, or on the heading focused after navigation. */
const isFocusUnset = (): boolean =>
  !(document.activeElement instanceof HTMLElement) || document.activeElement.tabIndex < 0;

interface Options {
  readonly region: RefObject<HTMLElement | null>;
  /** Name of the list. */
  readonly name: string;
  readonly state: TableState;
  /** Focuses a cell. */
  readonly focusCell: (cell: CellPosition) => void;
}

/** Scrolls to the top when sort or filters change. */
const useScrollToTopOnChange = (
  region: Options['region'],
  { sort, filters }: TableState,
  offsets: RefObject<{ readonly top: number }>,
): void => {
  const lastState = useRef({ sort, filters });
  useEffect(() => {
    if (lastState.current.sort === sort && lastState.current.filters === filters) return;
    lastState.current = { sort, filters };
    if (offsets.current.top > 0) region.current?.scrollTo({ top: 0 });
  }, [region, sort, filters, offsets]);
};

/** Restores the scroll position on Back and after a reload, on Back also the focused cell; scrolls to the top when sort or filters change. */
export const useScrollRestoration = ({ region, name, state, focusCell }: Options): void => {
  // Tracked by scroll events: reading scrollTop after a render would force a layout.
  const offsets = useRef({ top: 0, left: 0 });
  const savePosition = useEffectEvent(() => {
    const entry = getEntryKey(name);
    if (region.current === null || entry === null) return;
    getScrollPositions().set(entry, { ...offsets.current, cell: findFocusedCell(region.current) });
  });
  const restorePosition = useEffectEvent((element: HTMLElement) => {
    const position = getScrollPositions().get(getEntryKey(name) ?? '');
    element.scrollTo({ top: position?.top ?? 0, left: position?.left ?? 0 });
    offsets.current = { top: element.scrollTop, left: element.scrollLeft };
    if (position?.cell && isFocusUnset()) focusCell(position.cell);
  });
  useLayoutEffect(() => {
    const element = region.current;
    if (element === null) return undefined;
    restorePosition(element);
    const onFocus = () => savePosition();
    const onScroll = () => {
      offsets.current = { top: element.scrollTop, left: element.scrollLeft };
      savePosition();
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    document.addEventListener('focusin', onFocus);
    return () => {
      element.removeEventListener('scroll', onScroll);
      document.removeEventListener('focusin', onFocus);
    };
  }, [region, name]);
  // A changed address, such as by shown columns, creates another history entry.
  const entry = getEntryKey(name);
  useEffect(() => savePosition(), [entry]);
  useScrollToTopOnChange(region, state, offsets);
};
