import { createLazyComponent } from '@vitrina/ui/lazy/lazy-component';
import { Suspense } from 'react';
import { ChartSkeleton } from './chart-skeleton.tsx';
import type { ShareChartsProps } from './share-chart-pair.tsx';

/** Loaded when a list shows its charts: a profile hides them at first. */
const ShareChartPair = createLazyComponent(
  async () => (await import('./share-chart-pair.tsx')).ShareChartPair,
);

/** Charts of categories or brands: revenue ranking, and the market's index against the own share. */
export const ShareCharts = (props: ShareChartsProps) => (
  <Suspense fallback={<ChartSkeleton of="ranking" className="border-b border-line px-(--gutter) py-2.5" />}>
    <ShareChartPair {...props} />
  </Suspense>
);
