import type { ClipboardEvent } from 'react';
import { formatPlainText } from '../export/csv.ts';
import type { CellPosition } from './use-grid-navigation.ts';
import type { TableView } from '../state/use-table-view.ts';

/** Copies the focused cell: full text or plain number. A text selection takes precedence. */
export const copyCell = (
  event: ClipboardEvent,
  { shown, rows, indices }: TableView,
  { row, column }: CellPosition,
): void => {
  const selection = getSelection();
  const inCell = event.target instanceof Element && event.target.closest('[data-cell]') !== null;
  const [field, values] = [shown[column], rows[indices[row] ?? -1]];
  if (!inCell || field === undefined || (selection !== null && !selection.isCollapsed)) return;
  event.clipboardData.setData(
    'text/plain',
    values === undefined ? field.head : formatPlainText(field, values[field.field]),
  );
  event.preventDefault();
};
