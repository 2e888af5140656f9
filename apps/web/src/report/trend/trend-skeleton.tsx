import { Skeleton } from '@vitrina/ui/primitives/skeleton';
import { useTrendCollapsed } from './use-trend-state.ts';

/** Height of an open chart with its axis and padding, px. */
const CHART_HEIGHT = 196;

interface Props {
  /** Height of the picture in place of a chart, px. */
  height?: number | undefined;
  isCollapsedAtFirst: boolean;
}

/** Skeleton of a trend, with its height. */
export function TrendSkeleton({ height = CHART_HEIGHT, isCollapsedAtFirst }: Props) {
  const [isCollapsed] = useTrendCollapsed(isCollapsedAtFirst);
  return (
    <div aria-hidden="true" className="border-b border-line">
      <div className={`flex items-center max-md:h-11 ${isCollapsed ? 'h-8.25' : 'h-7.5'}`}>
        <Skeleton className="h-4 w-44" />
      </div>
      {isCollapsed ? null : <div style={{ height }} className="max-md:mb-10" />}
    </div>
  );
}
