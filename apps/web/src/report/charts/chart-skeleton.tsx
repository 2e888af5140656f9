import { StripSkeleton } from '@vitrina/ui/charts/concentration-strip/strip-skeleton';
import { Skeleton } from '@vitrina/ui/primitives/skeleton';

/** Layout of the charts above a list: concentration, categories or brands, growth, products, treemap. */
export type ChartShape = 'strip' | 'ranking' | 'growth' | 'prices' | 'scatter' | 'treemap';

/** Classes for the chart height and the columns of a pair. */
const shapes = {
  ranking: { height: 'h-54 max-md:h-42', pair: 'lg:grid-cols-2' },
  growth: { height: 'h-54', pair: undefined },
  scatter: { height: 'h-40 max-md:h-27', pair: 'lg:grid-cols-2' },
  prices: { height: 'h-38 max-md:h-27', pair: 'lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]' },
  treemap: { height: 'h-53 max-md:h-75', pair: undefined },
} as const;

const heading = <Skeleton className="h-5 w-48 max-w-full" />;

interface ChartProps {
  height: string;
  second?: boolean;
}

const Chart = ({ height, second = false }: ChartProps) => (
  <div className={second ? 'max-md:hidden lg:border-l lg:border-line lg:pl-6' : ''}>
    {heading}
    <Skeleton className="mt-1.5 h-4 w-72 max-w-full max-md:h-9" />
    <Skeleton className={`mt-2.5 ${height}`} />
  </div>
);

/** Skeleton of the charts above a list. */
export function ChartSkeleton({ of, className = '' }: { of: ChartShape; className?: string }) {
  if (of === 'strip') {
    return (
      <div className={className}>
        {heading}
        <Skeleton className="mb-2 w-40 max-md:mt-1.5 max-md:h-9" />
        <StripSkeleton isListed />
      </div>
    );
  }
  const { pair, ...shape } = shapes[of];
  return (
    <div className={`grid grid-cols-1 gap-x-6 gap-y-4 ${pair ?? ''} ${className}`}>
      <Chart {...shape} />
      {pair && <Chart {...shape} second />}
    </div>
  );
}
