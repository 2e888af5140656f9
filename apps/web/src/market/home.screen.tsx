import { paths } from '../routing/paths.ts';
import type { WeekInfo } from '@vitrina/contract';
import { createLazyComponent } from '@vitrina/ui/lazy/lazy-component';
import { Suspense } from 'react';
import { reports } from '../api/reports.ts';
import { Report } from '../report/report.tsx';
import { Page } from '../routing/page.tsx';
import { useReportParams } from '../period/use-report-params.ts';
import { ReturnLink } from './return-link.tsx';
import { FollowedAndRecent } from './followed-and-recent.tsx';
import { HomeListSkeleton, MarketSkeleton } from './home-skeleton.tsx';
import { RevenueRanking } from './revenue-ranking.tsx';
import { TotalsSkeleton, WeekTotals } from './week-totals.tsx';
import * as screens from '#texts/screens';
import * as texts from '#texts/market/home';

/** Loaded lazily, so that preloading this screen does not fetch the treemap. */
const LazyCategoryOverview = createLazyComponent(
  async () => (await import('./category-overview.tsx')).CategoryOverview,
);

/** The largest sellers and brands of the week. */
const Leaders = ({ info }: { info: WeekInfo }) => (
  <>
    <RevenueRanking
      title={texts.topSellers}
      all={{ title: screens.findSellers, href: paths.sellers() }}
      leaders={info.topSellers}
      kind="seller"
    />
    <RevenueRanking
      title={texts.topBrands}
      all={{ title: screens.findBrands, href: paths.brands() }}
      leaders={info.topBrands}
      kind="brand"
    />
  </>
);

/** The home screen: totals, categories, leaders, followed and recent entities of the week. */
export function Component() {
  const { week } = useReportParams();
  const info = reports.period.weekInfo.useQuery(week);
  const skeleton = info.isError ? null : (
    <>
      <HomeListSkeleton />
      <HomeListSkeleton />
    </>
  );
  return (
    <Page title={screens.home}>
      <ReturnLink />
      <div className="px-(--gutter) pt-5 pb-1 max-md:py-3">
        <Report query={info} what={texts.totals} skeleton={<TotalsSkeleton />}>
          {(body) => <WeekTotals info={body.weekInfo} />}
        </Report>
        <Suspense fallback={<MarketSkeleton />}>
          <LazyCategoryOverview />
        </Suspense>
        <div className="grid grid-cols-1 border-line max-xl:[&>*]:border-b max-xl:[&>*]:border-line max-xl:[&>*:last-child]:border-0 lg:max-xl:grid-cols-2 xl:grid-cols-3 xl:[&>*+*]:border-l xl:[&>*+*]:border-line xl:[&>*+*]:pl-6 xl:[&>*:not(:last-child)]:pr-6 lg:max-xl:gap-x-12 print:grid-cols-3 print:gap-x-8 print:[&>*]:border-0">
          {info.data ? <Leaders info={info.data.weekInfo} /> : skeleton}
          <FollowedAndRecent />
        </div>
      </div>
    </Page>
  );
}
