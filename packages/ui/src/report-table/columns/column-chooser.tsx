import type { ReactNode } from 'react';
import * as texts from '#texts/report-table/report-table';
import { Popover } from '../../primitives/popover.tsx';
import type { TableView } from '../state/use-table-view.ts';
import { ColumnList } from './column-list.tsx';

/** Popover to show, hide and reorder columns; the first column is fixed. */
export const ColumnChooser = ({
  view,
  children,
}: {
  readonly view: TableView;
  readonly children: ReactNode;
}) => (
  <Popover
    trigger={children}
    label={texts.columns}
    align="end"
    className="max-h-(--radix-popover-content-available-height) overflow-y-auto"
  >
    <ColumnList view={view} />
  </Popover>
);
