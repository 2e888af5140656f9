import { useEffect, useEffectEvent, type RefObject } from 'react';
import { formatPlainText } from '../export/plain-text.ts';
import type { CellPosition } from './use-grid-navigation.ts';
import type { TableView } from '../state/use-table-view.ts';

/** Copies the focused cell: full text or plain number. A text selection takes precedence. */
const copyCell = (
  event: ClipboardEvent,
  { shown, rows, indices }: TableView,
  { row, column }: CellPosition,
): void => {
  const selection = getSelection();
  const inCell = document.activeElement?.closest('[data-cell]') instanceof HTMLElement;
  const [field, values] = [shown[column], rows[indices[row] ?? -1]];
  if (!inCell || field === undefined || (selection !== null && !selection.isCollapsed)) return;
  event.clipboardData?.setData(
    'text/plain',
    values === undefined ? field.head : formatPlainText(field, values[field.field]),
  );
  event.preventDefault();
};

/** Copies the focused cell on Ctrl+C. Firefox sends `copy` to the caret's node, so the document listens. */
export const useCopyCell = (
  region: RefObject<HTMLElement | null>,
  view: TableView,
  active: CellPosition,
): void => {
  const onCopy = useEffectEvent((event: ClipboardEvent) => {
    if (region.current?.contains(document.activeElement) === true) copyCell(event, view, active);
  });
  useEffect(() => {
    const listener = (event: ClipboardEvent) => onCopy(event);
    document.addEventListener('copy', listener, true);
    return () => document.removeEventListener('copy', listener, true);
  }, []);
};
