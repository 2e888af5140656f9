import { type ComponentProps, Suspense } from 'react';
import { createLazyComponent } from '../lazy/lazy-component.ts';
import { Grid } from './grid/grid.tsx';
import type { TwoLineLayout } from './phone/two-line-layout.ts';
import { TwoLineSkeleton } from './phone/two-line-skeleton.tsx';

/** Loads on a phone only. */
const TwoLineRows = createLazyComponent(async () => (await import('./phone/two-line-rows.tsx')).TwoLineRows);

interface Props extends ComponentProps<typeof Grid> {
  readonly isPhone: boolean;
  readonly phoneLayout: TwoLineLayout | undefined;
}

/** The rows: a grid, or on a phone two lines each where the report has such a layout. */
export const TableRows = ({ isPhone, phoneLayout, ...grid }: Props) => {
  if (!isPhone || !phoneLayout || grid.onOpenRow === undefined) return <Grid {...grid} />;
  const { view, name, caption, noun, getHref, emptyState, onOpenRow } = grid;
  return (
    <Suspense fallback={<TwoLineSkeleton />}>
      <TwoLineRows {...{ view, name, caption, noun, getHref, emptyState, onOpenRow }} lines={phoneLayout} />
    </Suspense>
  );
};
