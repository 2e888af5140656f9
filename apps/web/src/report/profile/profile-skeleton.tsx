import { Skeleton, SkeletonBars } from '@vitrina/ui/primitives/skeleton';
import type { ReactNode } from 'react';
import { ListSkeleton } from '../list-skeleton.tsx';
import type { ChartShape } from '../charts/chart-skeleton.tsx';
import { TrendSkeleton } from '../trend/trend-skeleton.tsx';

/** Number of figures of most profiles. */
const FIGURE_COUNT = 6;

interface Props {
  /** Number of figures. */
  count?: number;
  /** Shape of the charts above the list of the open tab. */
  above?: ChartShape | undefined;
  /** Name of that list. */
  list?: string | undefined;
  /** Whether the trend is closed until a person opens one. */
  isCollapsedAtFirst?: boolean;
  /** Whether a wide screen has the details in a line of their own. */
  hasDetailsBelow?: boolean;
  /** Content between the head and the list; tabs by default. */
  children?: ReactNode;
}

/** Skeleton of the tabs above a list. */
const TabsSkeleton = () => (
  <div
    data-skeleton="tabs"
    className="box-content flex h-8.75 items-center gap-5 border-b border-line max-md:h-10.75"
  >
    <Skeleton className="h-4 w-24" />
    <Skeleton className="h-4 w-20" />
    <Skeleton className="h-4 w-20" />
    <SkeletonBars count={3} className="h-4 w-16" />
  </div>
);

/** Skeleton of the figures of a profile. */
export const FiguresSkeleton = ({ count }: { count: number }) => (
  <div className="flex h-16 justify-between gap-6 overflow-clip border-b border-line">
    {Array.from({ length: count }, (_, index) => (
      <div key={index} className="shrink-0">
        <Skeleton className="h-3.5 w-16" />
        <Skeleton className="mt-1.5 h-5 w-24" />
        <Skeleton className="mt-1 h-3 w-28" />
      </div>
    ))}
  </div>
);

/** Skeleton of a profile: name, figures, the line of the trend, tabs, table. */
export function ProfileSkeleton(props: Props) {
  const { count = FIGURE_COUNT, above, list, isCollapsedAtFirst = true, hasDetailsBelow = false } = props;
  const { children = <TabsSkeleton /> } = props;
  return (
    <div>
      <div className="px-(--gutter) pt-4 max-md:pt-2">
        <div className="mb-3 flex min-h-(--control) items-center gap-4 max-md:mb-2 max-md:flex-wrap max-md:gap-2">
          <Skeleton className="h-5 w-96 max-w-1/2 max-md:max-w-full max-md:basis-full" />
          <span className="ml-auto flex gap-2 max-md:basis-full">
            <SkeletonBars count={2} className="h-(--control) w-32 max-md:flex-1" />
            <Skeleton className="size-(--control)" />
          </span>
          {hasDetailsBelow && <Skeleton className="hidden h-5 w-96 max-md:block" />}
        </div>
        {hasDetailsBelow && <Skeleton className="-mt-3 mb-3 h-5 w-96 max-md:hidden" />}
        <FiguresSkeleton count={count} />
        <TrendSkeleton isCollapsedAtFirst={isCollapsedAtFirst} />
        {children}
      </div>
      <ListSkeleton above={above} name={list} />
    </div>
  );
}
