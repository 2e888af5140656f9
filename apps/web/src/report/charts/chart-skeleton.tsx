import { StripSkeleton } from '@vitrina/ui/charts/concentration-strip/strip-skeleton';
import { Skeleton } from '@vitrina/ui/primitives/skeleton';

/** A picture or two: a concentration, two charts of categories or brands, two of products, a treemap, leaders. */
export type ChartShape = 'strip' | 'ranking' | 'prices' | 'scatter' | 'treemap' | 'glance' | 'leaders';

/** How tall the pictures are, how two share the width, and how tall the words above them where not in a line. */
const shapes = {
  ranking: { tall: 'h-60 max-md:h-70', pair: 'lg:grid-cols-2' },
  scatter: { tall: 'h-54 max-md:h-27', pair: 'lg:grid-cols-2' },
  prices: { tall: 'h-38 max-md:h-27', pair: 'lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]' },
  treemap: { tall: 'h-109 max-md:h-75', pair: undefined },
  leaders: { tall: 'h-48 max-md:h-56', pair: undefined },
  glance: {
    tall: 'h-80 max-md:h-75',
    pair: undefined,
    words: 'max-[21.5rem]:h-25.5 min-[21.5rem]:max-md:h-20.5 md:max-lg:h-10',
  },
} as const;

const heading = <Skeleton className="h-5 w-48 max-w-full" />;

interface ChartProps {
  tall: string;
  words?: string;
  second?: boolean;
}

const Chart = ({ tall, words = 'max-md:h-9', second = false }: ChartProps) => (
  <div className={second ? 'max-md:hidden lg:border-l lg:border-line lg:pl-6' : ''}>
    {heading}
    <Skeleton className={`mt-1.5 h-4 w-72 max-w-full ${words}`} />
    <Skeleton className={`mt-2.5 ${tall}`} />
  </div>
);

/** The shape of what stands above a list on its way. */
export function ChartSkeleton({ of, className = '' }: { of: ChartShape; className?: string }) {
  if (of === 'strip') {
    return (
      <div className={className}>
        {heading}
        <Skeleton className="mb-2 w-40 max-md:mt-1.5 max-md:h-9" />
        <StripSkeleton />
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
