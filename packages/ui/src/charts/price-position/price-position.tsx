import { Suspense } from 'react';
import { createLazyComponent } from '../../lazy/lazy-component.ts';

/** Loads with the first list of prices; if that fails, the figure beside it remains. */
const PricePositionDrawing = createLazyComponent(
  async () => (await import('./price-drawings.tsx')).PricePositionDrawing,
  () => null,
);
const GapToMinimumDrawing = createLazyComponent(
  async () => (await import('./price-drawings.tsx')).GapToMinimumDrawing,
  () => null,
);

/** One's own price beside the smallest of the others; null without others. */
export const PricePositionDots = ({ gap }: { readonly gap: number | null }) => (
  <Suspense fallback={<span className="h-4 w-32 min-w-16 max-md:h-2.5 max-md:w-20 max-md:shrink-0" />}>
    <PricePositionDrawing gap={gap} />
  </Suspense>
);

/** A price beside the smallest on its card. */
export const GapToMinimumDots = ({ gap }: { readonly gap: number }) => (
  <Suspense fallback={<span className="h-2.5 w-20 shrink-0" />}>
    <GapToMinimumDrawing gap={gap} />
  </Suspense>
);
