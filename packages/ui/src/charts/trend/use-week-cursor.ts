import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { ChartWeek } from './chart-week.ts';

interface Options {
  readonly weeks: readonly ChartWeek[];
  /** Width of one week, px. */
  readonly slot: number;
  readonly onOpenWeek: ((index: number) => void) | undefined;
}

/** Index of the nearest present week; null without one. */
const findNearest = (weeks: readonly ChartWeek[], wanted: number): number | null => {
  let nearest: number | null = null;
  for (const [index, { isPresent }] of weeks.entries())
    if (isPresent && (nearest === null || Math.abs(index - wanted) < Math.abs(nearest - wanted)))
      nearest = index;
  return nearest;
};

/** Index of the next present week in a direction; the same one at the end. */
const findNext = (weeks: readonly ChartWeek[], from: number, step: 1 | -1): number => {
  for (let index = from + step; index >= 0 && index < weeks.length; index += step)
    if (weeks[index]?.isPresent === true) return index;
  return from;
};

const findByKey = (weeks: readonly ChartWeek[], current: number, key: string): number | null => {
  if (key === 'ArrowLeft') return findNext(weeks, current, -1);
  if (key === 'ArrowRight') return findNext(weeks, current, 1);
  if (key === 'Home') return findNext(weeks, -1, 1);
  return key === 'End' ? findNext(weeks, weeks.length, -1) : null;
};

/** The week under the pointer or chosen by keyboard: arrows, Home, End; Esc hides it, Enter or a click opens it. */
export const useWeekCursor = ({ weeks, slot, onOpenWeek }: Options) => {
  const [cursor, setCursor] = useState<number | null>(null);
  const last = findNearest(weeks, weeks.length - 1);
  const follow = ({ clientX, currentTarget }: PointerEvent) => {
    const x = clientX - currentTarget.getBoundingClientRect().left;
    setCursor(findNearest(weeks, x / Math.max(1, slot) - 0.5));
  };
  const hide = () => setCursor(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === 'Escape') hide();
    if (key === 'Enter' && cursor !== null) onOpenWeek?.(cursor);
    const index = findByKey(weeks, cursor ?? weeks.length, key);
    if (index === null) return;
    event.preventDefault();
    setCursor(findNearest(weeks, index));
  };
  return {
    index: cursor !== null && cursor < weeks.length ? cursor : null,
    handlers: {
      onKeyDown,
      // The keys and the pointer move it over gaps; the browser's own steps would stop in them.
      onChange: () => undefined,
      onPointerMove: follow,
      onPointerDown: follow,
      onPointerLeave: hide,
      onFocus: () => setCursor((current) => current ?? last),
      onBlur: hide,
      onClick: ({ detail }: { detail: number }) => {
        if (detail > 0 && cursor !== null && cursor !== last) onOpenWeek?.(cursor);
      },
    },
  };
};
