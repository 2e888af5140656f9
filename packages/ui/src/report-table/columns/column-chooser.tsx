import type { ReactNode } from 'react';
import { createLazyComponent } from '../../lazy/lazy-component.ts';
import { Popover } from '../../primitives/popover.tsx';
import type { TableView } from '../state/use-table-view.ts';

const ColumnList = createLazyComponent(async () => (await import('./column-list.tsx')).ColumnList);

/** Which columns are shown, and in which order; the first stays the first. */
export const ColumnChooser = ({
  view,
  children,
}: {
  readonly view: TableView;
  readonly children: ReactNode;
}) => (
  <Popover
    trigger={children}
    label="Столбцы"
    align="end"
    className="max-h-(--radix-popover-content-available-height) overflow-y-auto"
  >
    <ColumnList view={view} />
  </Popover>
);
