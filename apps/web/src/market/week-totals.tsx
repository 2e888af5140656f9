import type { WeekInfo } from '@vitrina/contract';
import { Skeleton } from '@vitrina/ui/primitives/skeleton';
import { formatCount, nouns } from '@vitrina/ui/format/plural';
import { formatDateTime } from '@vitrina/ui/format/week-range';
import { insertElements } from '@vitrina/ui/insert-elements';
import { useMarketName } from '../period/use-week-info.ts';
import { reports } from '../api/reports.ts';
import { AgainstMenu } from '../period/against-menu.tsx';
import { toPreviousReport, useAgainst } from '../period/use-against.ts';
import { WhatChanged, WhatChangedSkeleton } from './what-changed.tsx';
import { useMarketHistory } from '../report/trend/entity-history.ts';
import { TrendSkeleton } from '../report/trend/trend-skeleton.tsx';
import { ProfileFigures } from '../report/profile/profile-figures.tsx';
import { FiguresSkeleton } from '../report/profile/profile-skeleton.tsx';
import * as periods from '#texts/period/period';
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

/** The week, what was loaded, and when. */
const Heading = ({ info }: { info: WeekInfo }) => (
  <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3 max-md:basis-full md:min-h-(--control) md:content-center">
    <h1 className="text-title max-md:sr-only">{texts.week(info.weekNumber)}</h1>
    <p className="text-ink-2">
      {periods.market(
        useMarketName(),
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

/** The market's totals, each with its change if the compared week is published, and who moved. */
export function WeekTotals({ info }: { info: WeekInfo }) {
  const before = toPreviousReport(reports.period.weekInfo.useQuery(useAgainst().week));
  return (
    <>
      <div className="mb-3.5 flex items-start gap-x-4 gap-y-2 max-md:mb-2 max-md:flex-wrap">
        <Heading info={info} />
        <AgainstMenu isInHead />
      </div>
      <ProfileFigures
        kind="market"
        useHistory={useMarketHistory}
        fields={totals}
        info={info}
        before={before === 'pending' ? before : before?.weekInfo}
      />
      <WhatChanged />
    </>
  );
}

/** Skeleton of the totals. */
export const TotalsSkeleton = () => (
  <>
    <Skeleton className="mb-3.5 h-(--control) w-80 max-w-full max-md:mb-2 max-md:h-24" />
    <FiguresSkeleton count={totals.length} />
    <TrendSkeleton isCollapsedAtFirst />
    <WhatChangedSkeleton />
  </>
);
