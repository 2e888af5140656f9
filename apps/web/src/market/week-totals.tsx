import type { WeekInfo } from '@vitrina/contract';
import { Button } from '@vitrina/ui/primitives/button';
import { useIsPhone } from '@vitrina/ui/use-is-phone';
import { Skeleton } from '@vitrina/ui/primitives/skeleton';
import { formatCount, nouns } from '@vitrina/ui/format/plural';
import { formatDateTime } from '@vitrina/ui/format/week-range';
import { ArrowUpDown, TrendingUp } from 'lucide-react';
import { useState } from 'react';
import { useMarketName } from '../period/use-week-info.ts';
import { useReportParams } from '../period/use-report-params.ts';
import { reports } from '../api/reports.ts';
import { AgainstMenu } from '../period/against-menu.tsx';
import { toPreviousReport, useAgainst } from '../period/use-against.ts';
import { WhatChanged } from './what-changed.tsx';
import { useMarketHistory } from '../report/trend/entity-history.ts';
import { useHistoryMetrics } from '../report/trend/use-history-metrics.tsx';
import { DEFAULT_SPAN, Trend } from '../report/trend/trend.tsx';
import { ProfileMetrics } from '../report/profile/profile-metrics.tsx';
import { MetricsSkeleton } from '../report/profile/profile-skeleton.tsx';
import { insertElements } from '@vitrina/ui/insert-elements';
import * as periods from '#texts/period/period';
import { owners } from '#texts/report/profile/profile';
import * as texts from '#texts/market/market';

const totals = [
  'revenue',
  'salesCount',
  'averagePrice',
  'sellersCount',
  'brandsCount',
  'categoriesCount',
  'productsCount',
] as const satisfies readonly (keyof WeekInfo)[];

/** Sections that can follow the totals. */
interface Shown {
  movers: boolean;
  trend: boolean;
}

interface TogglesProps {
  shown: Shown;
  onChange: (shown: Shown) => void;
  className: string;
}

/** Buttons that show the changes and the trend. */
const Toggles = ({ shown, onChange, className }: TogglesProps) => {
  const isPhone = useIsPhone();
  const size = isPhone ? {} : { small: true, variant: 'quiet' as const };
  return (
    <div className={`print:hidden ${className}`}>
      <Button
        {...size}
        aria-expanded={shown.movers}
        onClick={() => onChange({ ...shown, movers: !shown.movers })}
      >
        <ArrowUpDown className="size-4 text-ink-2" aria-hidden="true" />
        {texts.whatChanged}
      </Button>
      <Button
        {...size}
        aria-expanded={shown.trend}
        onClick={() => onChange({ ...shown, trend: !shown.trend })}
      >
        <TrendingUp className="size-4 text-ink-2" aria-hidden="true" />
        {texts.weeks}
      </Button>
    </div>
  );
};

/** The week, what was loaded, and when. */
const Heading = ({ info, name }: { info: WeekInfo; name: string }) => (
  <div className="min-w-28 flex-1">
    <h1 className="text-title max-md:sr-only">{texts.week(info.weekNumber)}</h1>
    <p className="text-ink-2">
      {periods.market(
        name,
        formatCount(info.sellersCount, nouns.seller),
        formatCount(info.offersCount, nouns.offer),
      )}{' '}
      ·{' '}
      {insertElements(texts.updated, {
        time: (
          <time dateTime={info.publishedAt} className="whitespace-nowrap">
            {formatDateTime(new Date(info.publishedAt))}
          </time>
        ),
      })}
    </p>
  </div>
);

/** The market's totals, each with its change if the compared week is published. */
export function WeekTotals({ info }: { info: WeekInfo }) {
  const before = toPreviousReport(reports.period.weekInfo.useQuery(useAgainst().week));
  const history = useMarketHistory(useReportParams(), DEFAULT_SPAN);
  const isPhone = useIsPhone();
  const name = useMarketName();
  const [shown, setShown] = useState<Shown>({ movers: false, trend: false });
  const isOffered = history.result.error === null;
  return (
    <>
      <div className="mb-2.5 flex items-start justify-between gap-2 max-md:mb-3 max-md:flex-wrap">
        <Heading info={info} name={name} />
        <div className="flex max-w-full flex-wrap justify-end gap-2 max-md:shrink-0">
          <AgainstMenu isInToolbar />
          {isOffered && !isPhone && (
            <Toggles shown={shown} onChange={setShown} className="flex flex-wrap gap-2" />
          )}
        </div>
      </div>
      <ProfileMetrics
        {...useHistoryMetrics(useMarketHistory)}
        fields={totals}
        info={info}
        before={before === 'pending' ? before : before?.weekInfo}
      />
      {isOffered && isPhone && (
        <Toggles shown={shown} onChange={setShown} className="grid grid-cols-2 gap-2 pt-3" />
      )}
      {shown.movers && <WhatChanged />}
      {shown.trend && (
        <Trend
          field="revenue"
          owner={owners.market}
          useHistory={useMarketHistory}
          isCollapsedAtFirst={false}
        />
      )}
    </>
  );
}

/** Skeleton of the totals. */
export const TotalsSkeleton = () => (
  <>
    <Skeleton className="mb-2.5 h-12 w-80 max-w-full max-md:mb-3 max-md:h-11" />
    <MetricsSkeleton count={totals.length} />
    <Skeleton className="mt-3 h-11 md:hidden" />
  </>
);
