import type { ComponentProps } from 'react';
import { Grid } from './grid/grid.tsx';
import type { TwoLineLayout } from './phone/two-line-layout.ts';
import { TwoLineRows } from './phone/two-line-rows.tsx';

interface Props extends ComponentProps<typeof Grid> {
  readonly isPhone: boolean;
  readonly phoneLayout: TwoLineLayout | undefined;
}

/** The rows: a grid, or on a phone two lines each where the report has such a layout. */
export const TableRows = ({ isPhone, phoneLayout, ...grid }: Props) => {
  if (!isPhone || !phoneLayout || grid.onOpenRow === undefined) return <Grid {...grid} />;
  const { view, name, caption, noun, getHref, emptyState, onOpenRow } = grid;
  return (
    <TwoLineRows {...{ view, name, caption, noun, getHref, emptyState, onOpenRow }} lines={phoneLayout} />
  );
};
