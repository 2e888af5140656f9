import { createLazyComponent } from '@vitrina/ui/lazy/lazy-component';
import { Suspense } from 'react';
import { ChartSkeleton } from './chart-skeleton.tsx';
import type { PriceChartsProps } from './price-charts.tsx';

/** Loaded with the first list of products. */
const PriceCharts = createLazyComponent(async () => (await import('./price-charts.tsx')).PriceCharts);

/** Charts of products by price and by prospect; a selection filters the table below. */
export const ProductCharts = (props: PriceChartsProps) => (
  <Suspense
    fallback={
      <ChartSkeleton
        of={props.beside ? 'scatter' : 'prices'}
        className="border-b border-line px-(--gutter) py-2.5"
      />
    }
  >
    <PriceCharts {...props} />
  </Suspense>
);
