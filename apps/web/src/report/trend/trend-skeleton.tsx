import { Skeleton } from '@vitrina/ui/primitives/skeleton';
import type { WeekPicture } from './trend-section.tsx';
import { useTrendCollapsed } from './use-trend-state.ts';

interface Props {
  picture?: WeekPicture | undefined;
  isCollapsedAtFirst: boolean;
}

/** Skeleton of a trend, with its height. */
export function TrendSkeleton({ picture, isCollapsedAtFirst }: Props) {
  const [isCollapsed] = useTrendCollapsed(isCollapsedAtFirst);
  return (
    <div aria-hidden="true" className="border-b border-line">
      <div className={`py-2 ${isCollapsed ? 'h-8 max-md:h-12' : 'h-[146px] max-md:h-[250px]'}`}>
        <Skeleton className="h-4 w-44" />
      </div>
      {picture && !isCollapsed ? <div style={{ height: picture.extraHeight }} /> : null}
    </div>
  );
}
