import { StripShape } from '@vitrina/ui/charts/strip-shape.tsx';
import { Skeleton } from '@vitrina/ui/primitives/skeleton.tsx';

/** A picture or two: a concentration, two charts of categories or brands, two of products, a treemap, leaders. */
export type Pictured = 'strip' | 'ranking' | 'prices' | 'scatter' | 'treemap' | 'glance' | 'leaders';

/** How tall the pictures are, and how two share the width. */
const shapes = {
  ranking: { tall: 'h-60 max-md:h-70', pair: 'lg:grid-cols-2' },
  scatter: { tall: 'h-54 max-md:h-27', pair: 'lg:grid-cols-2' },
  prices: { tall: 'h-38 max-md:h-27', pair: 'lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]' },
  treemap: { tall: 'h-109 max-md:h-75', pair: undefined },
  leaders: { tall: 'h-48 max-md:h-56', pair: undefined },
  glance: { tall: 'h-80 max-md:h-75', pair: undefined },
} as const;

const heading = <Skeleton className="h-5 w-48 max-w-full" />;

const Chart = ({ tall, second = false }: { tall: string; second?: boolean }) => (
  <div className={second ? 'max-md:hidden lg:border-l lg:border-line lg:pl-6' : ''}>
    {heading}
    <Skeleton className="mt-1.5 h-4 w-72 max-w-full max-md:h-9" />
    <Skeleton className={`mt-2.5 ${tall}`} />
  </div>
);

/** The shape of what stands above a list on its way. */
export function PictureSkeleton({ of, className = '' }: { of: Pictured; className?: string }) {
  if (of === 'strip') {
    return (
      <div className={className}>
        {heading}
        <Skeleton className="mb-2 w-40 max-md:mt-1.5 max-md:h-9" />
        <StripShape />
      </div>
    );
  }
  const { tall, pair } = shapes[of];
  return (
    <div className={`grid grid-cols-1 gap-x-6 gap-y-4 ${pair ?? ''} ${className}`}>
      <Chart tall={tall} />
      {pair && <Chart tall={tall} second />}
    </div>
  );
}
