import { lazy, type ReactNode } from 'react';
import { Popover } from '../primitives/popover.tsx';
import type { TableView } from './use-table-view.ts';

const ColumnList = lazy(async () => ({ default: (await import('./column-list.tsx')).ColumnList }));

/** Which columns are shown; the first always is. */
export const ColumnChooser = ({
  view,
  children,
}: {
  readonly view: TableView;
  readonly children: ReactNode;
}) => (
  <Popover trigger={children} label="Столбцы" align="end">
    <ColumnList view={view} />
  </Popover>
);
