import { Skeleton, SkeletonBars } from '@vitrina/ui/primitives/skeleton';
import { type ChartShape, ChartSkeleton } from './charts/chart-skeleton.tsx';
import { useChartsShown } from './charts/use-charts-shown.ts';

/** As many as fill a window. */
const rows = Array.from({ length: 24 }, (_, place) => place);

interface Props {
  /** Shape of the charts above the table. */
  above?: ChartShape | undefined;
  /** Name of the list, for which charts are shown or hidden. */
  name?: string | undefined;
}

/** Skeleton of a list: the charts above it unless they are hidden, its toolbar, its header, its first rows to the end of the window. */
export function ListSkeleton({ above, name = '' }: Props) {
  const [hasCharts] = useChartsShown(name);
  const pictured = hasCharts ? above : undefined;
  return (
    <div>
      {pictured && (
        <ChartSkeleton
          of={pictured}
          className={`px-(--gutter) ${pictured === 'treemap' ? 'pt-2 pb-1' : 'border-b border-line py-2.5'}`}
        />
      )}
      <div className="flex gap-2 px-(--gutter) py-2">
        <Skeleton className="h-(--control-small) w-56 max-md:w-auto max-md:flex-1" />
        <Skeleton className="mr-auto h-(--control-small) w-24 max-md:mr-0 max-md:w-auto max-md:flex-1" />
        <Skeleton className="h-(--control-small) flex-1 md:hidden" />
        <SkeletonBars count={3} className="h-(--control-small) w-24" />
      </div>
      <div className="h-[33px] border-y border-line bg-sunken max-md:h-0 max-md:border-b-0" />
      <div className="max-h-[calc(100dvh-13rem)] overflow-clip">
        {rows.map((row) => (
          <div
            key={row}
            className="flex h-(--row) max-md:h-[57px] items-center gap-6 border-b border-line-soft px-(--gutter)"
          >
            <span className="min-w-0 flex-1">
              <Skeleton className="h-3 max-w-64 max-md:max-w-none" />
            </span>
            <Skeleton className="h-3 w-20" />
            <SkeletonBars count={5} className="h-3 w-20" />
          </div>
        ))}
      </div>
    </div>
  );
}
