import { useIsPhone } from '@vitrina/ui/use-is-phone';
import { MetricRow } from '@vitrina/ui/primitives/metric';
import { Skeleton, SkeletonBars } from '@vitrina/ui/primitives/skeleton';
import type { ReactNode } from 'react';
import { ListSkeleton } from '../list-skeleton.tsx';
import { type ChartShape, ChartSkeleton } from '../charts/chart-skeleton.tsx';
import { CONCENTRATION, useChartsShown } from '../charts/use-charts-shown.ts';
import { PHONE_METRIC_COUNT } from './profile-metrics.tsx';

/** Skeleton of a number of metrics; a phone shows the first ones and the button that opens the others. */
export function MetricsSkeleton({ count }: { count: number }) {
  const phone = useIsPhone();
  return (
    <>
      <MetricRow>
        {Array.from({ length: phone ? PHONE_METRIC_COUNT : count }, (_, index) => (
          <div key={index} className="py-2">
            <Skeleton className="h-4 w-16" />
            <Skeleton className="mt-1.5 h-6 w-24" />
            <Skeleton className="mt-1 h-3 w-28" />
          </div>
        ))}
      </MetricRow>
      {phone && <Skeleton className="my-3.5 h-4 w-40" />}
    </>
  );
}

/** Number of metrics of most profiles. */
const METRIC_COUNT = 6;

interface Props {
  /** Shape of the charts above the list of the open tab. */
  above?: ChartShape | undefined;
  /** Name of that list. */
  list?: string | undefined;
  /** Whether a concentration is shown between the metrics and the tabs. */
  hasStrip?: boolean;
  /** Whether a wide screen has the leaders below the metrics instead of in the heading. */
  hasLeadersBelow?: boolean;
  /** Content between the head and the list; tabs by default. */
  children?: ReactNode;
}

/** Skeleton of the tabs above a list. */
export const TabsSkeleton = () => (
  <div className="box-content flex h-8.75 items-center gap-5 border-b border-line pt-1 max-md:h-10.75">
    <Skeleton className="h-4 w-24" />
    <Skeleton className="h-4 w-20" />
    <Skeleton className="h-4 w-20" />
    <SkeletonBars count={3} className="h-4 w-16" />
  </div>
);

/** Skeleton of a profile: name, metrics, tabs, table. */
export function ProfileSkeleton(props: Props) {
  const { above, list, hasStrip = false, hasLeadersBelow = true, children = <TabsSkeleton /> } = props;
  const [isStripShown] = useChartsShown(CONCENTRATION);
  return (
    <div>
      <div className="px-(--gutter) pt-3">
        <div className="flex h-7 items-center gap-2 max-md:hidden">
          <Skeleton className="mr-auto h-5 w-64" />
          <SkeletonBars count={4} className="h-(--control-small) w-24" />
        </div>
        <Skeleton
          className={`mt-0.5 mb-2.5 w-96 max-w-full max-md:mb-8 max-md:h-5 ${hasLeadersBelow ? 'h-5' : 'h-6'}`}
        />
        <MetricsSkeleton count={METRIC_COUNT} />
        {hasLeadersBelow && <Skeleton className="mt-2.5 mb-1 h-4 w-full max-w-2xl max-md:hidden" />}
        {hasStrip &&
          (isStripShown ? (
            <ChartSkeleton of="strip" className="py-2" />
          ) : (
            <div className="h-8.25 max-md:hidden" />
          ))}
        {children}
      </div>
      <ListSkeleton above={above} name={list} />
    </div>
  );
}
