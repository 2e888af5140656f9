import type { ClipboardEvent } from 'react';
import { plainText } from '../export/csv.ts';
import type { CellPosition } from './use-grid-navigation.ts';
import type { TableView } from '../state/use-table-view.ts';

/** Copies the cell that has the focus: its full name or its plain number. Text that a person has selected goes first. */
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
    values === undefined ? field.head : plainText(field, values[field.field]),
  );
  event.preventDefault();
};
