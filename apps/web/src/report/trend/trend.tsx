import { createLazyComponent } from '@vitrina/ui/lazy/lazy-component';
import { Suspense, useState } from 'react';
import { useReportParams } from '../../period/use-report-params.ts';
import { type UseHistory, useMarketHistory } from './entity-history.ts';
import type { WeekPicture } from './trend-section.tsx';
import { TrendSkeleton } from './trend-skeleton.tsx';

/** Loaded once a history is loaded. */
const TrendSection = createLazyComponent(async () => (await import('./trend-section.tsx')).TrendSection);

/** Initial calendar weeks of a trend. */
export const DEFAULT_SPAN = 26;

interface Props {
  /** The field whose weeks are shown. */
  field: string;
  /** Name of the entity's line: «магазин». */
  owner: string;
  useHistory: UseHistory;
  /** Whether the market is drawn beside it. */
  hasMarket?: boolean;
  /** A picture in place of one figure's chart. */
  picture?: WeekPicture | undefined;
  /** Whether it is closed until a person opens a trend. */
  isCollapsedAtFirst?: boolean;
}

/** A trend in one of its states: loading, shown, or absent if the backend has no histories. */
export function Trend(props: Props) {
  const { field, owner, useHistory, hasMarket = false, picture, isCollapsedAtFirst = true } = props;
  const params = useReportParams();
  const [span, setSpan] = useState(DEFAULT_SPAN);
  const { result, weeks } = useHistory(params, span);
  const market = useMarketHistory(hasMarket ? params : { ...params, week: undefined }, span);
  const shown = picture?.field === field ? picture : undefined;
  const skeleton = <TrendSkeleton height={shown?.height} isCollapsedAtFirst={isCollapsedAtFirst} />;
  if (weeks === undefined && result.error !== null) return null;
  if (weeks === undefined || params.week === undefined) return skeleton;
  return (
    <Suspense fallback={skeleton}>
      <TrendSection
        field={field}
        owner={owner}
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
