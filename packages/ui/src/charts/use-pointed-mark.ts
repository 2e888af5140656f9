import { useState, type PointerEvent } from 'react';
import { useRowHighlight } from '../row-highlight.tsx';

/** The mark that a chart outlines and explains, and the handlers that choose it. */
export interface PointedMark {
  /** Index of the mark; null for none. */
  readonly pointed: number | null;
  readonly clear: () => void;
  /** Handlers of a mark; those of a table row highlight it. */
  readonly getHandlers: (mark: number, row?: number) => MarkHandlers;
}

interface MarkHandlers {
  readonly onPointerEnter: (event: PointerEvent) => void;
  readonly onPointerLeave: () => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

/** Tracks the one mark of a chart that the pointer or the focus reached last. */
export const usePointedMark = (): PointedMark => {
  const rowHighlight = useRowHighlight();
  const [pointed, setPointed] = useState<number | null>(null);
  const clear = () => {
    setPointed(null);
    rowHighlight?.highlight(null);
  };
  const getHandlers = (mark: number, row?: number): MarkHandlers => {
    const point = () => {
      setPointed(mark);
      rowHighlight?.highlight(row ?? null);
    };
    return {
      // A finger opens the mark at once.
      onPointerEnter: ({ pointerType }) => pointerType !== 'touch' && point(),
      onPointerLeave: clear,
      onFocus: point,
      onBlur: clear,
    };
  };
  return { pointed, clear, getHandlers };
};
