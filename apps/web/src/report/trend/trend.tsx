import { createLazyComponent } from '@vitrina/ui/lazy/lazy-component';
import { Skeleton } from '@vitrina/ui/primitives/skeleton';
import { Suspense, useState } from 'react';
import { useReportParams } from '../../period/use-report-params.ts';
import { useIsFirstScreenComplete } from '../../routing/first-screen.ts';
import { type UseHistory, useMarketHistory } from './entity-history.ts';
import type { TrendSectionProps, WeekPicture } from './trend-section.tsx';
import { useTrendCollapsed } from './use-trend-state.ts';

/** Loaded when a history is there. */
const TrendSection = createLazyComponent(async () => (await import('./trend-section.tsx')).TrendSection);

/** Calendar weeks that a trend shows at first, and that the little lines are read from. */
export const DEFAULT_SPAN = 26;

/** Skeleton of a trend, as high as it will be. */
const TrendSkeleton = ({
  picture,
  isCollapsedAtFirst,
}: Required<Pick<TrendSectionProps, 'picture' | 'isCollapsedAtFirst'>>) => {
  const [isCollapsed] = useTrendCollapsed(isCollapsedAtFirst);
  return (
    <div aria-hidden="true" className="border-b border-line">
      <div className={`py-2 ${isCollapsed ? 'h-8 max-md:h-11' : 'h-[146px] max-md:h-[250px]'}`}>
        <Skeleton className="h-4 w-44" />
      </div>
      {picture && !isCollapsed ? <div style={{ height: picture.extraHeight }} /> : null}
    </div>
  );
};

interface Props {
  /** Name of the entity, for the key of the lines. */
  name: string;
  useHistory: UseHistory;
  /** Whether the market is drawn beside it. */
  hasMarket?: boolean;
  /** A picture that is offered before the figures. */
  picture?: WeekPicture;
  /** Whether it is collapsed until a person opens a trend. */
  isCollapsedAtFirst?: boolean;
}

/** A trend in one of its states: loading, shown, or quietly absent where the backend has no histories. */
export function Trend({ name, useHistory, hasMarket = false, picture, isCollapsedAtFirst = false }: Props) {
  const params = useReportParams();
  const [span, setSpan] = useState(DEFAULT_SPAN);
  const isFirstComplete = useIsFirstScreenComplete();
  const { result, weeks } = useHistory(params, span);
  const market = useMarketHistory(hasMarket ? params : { ...params, week: undefined }, span);
  const skeleton = <TrendSkeleton picture={picture} isCollapsedAtFirst={isCollapsedAtFirst} />;
  if (weeks === undefined && result.error !== null) return null;
  if (weeks === undefined || params.week === undefined || !isFirstComplete) return skeleton;
  return (
    <Suspense fallback={skeleton}>
      <TrendSection
        name={name}
        weeks={weeks}
        market={market.weeks}
        week={params.week}
        span={span}
        onSpanChange={setSpan}
        picture={picture}
        isCollapsedAtFirst={isCollapsedAtFirst}
      />
    </Suspense>
  );
}
