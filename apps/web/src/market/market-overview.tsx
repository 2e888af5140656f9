import { paths } from '../routing/paths.ts';
import type { WeekInfo } from '@vitrina/contract';
import type { ReactNode } from 'react';
import { reports } from '../api/reports.ts';
import { Report } from '../report/report.tsx';
import { useReportParams } from '../period/use-report-params.ts';
import { HomeListSkeleton } from './home-skeleton.tsx';
import { PromisingCategories } from './promising-categories.tsx';
import { RevenueRanking } from './revenue-ranking.tsx';
import { TotalsSkeleton, WeekTotals } from './week-totals.tsx';
import * as screens from '#texts/screens';
import * as texts from '#texts/market/market';

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

interface Props {
  /** Shown below. */
  children?: ReactNode;
}

/** The market of the week: totals, trend, movers, the largest sellers and brands, promising categories. */
export function MarketOverview({ children }: Props) {
  const { week } = useReportParams();
  const info = reports.period.weekInfo.useQuery(week);
  const skeleton = info.isError ? null : (
    <>
      <HomeListSkeleton />
      <HomeListSkeleton />
    </>
  );
  return (
    <div className="px-(--gutter) pt-5 pb-1 max-md:py-3">
      <Report query={info} what={texts.totals} skeleton={<TotalsSkeleton />}>
        {(body) => <WeekTotals info={body.weekInfo} />}
      </Report>
      <div className="grid grid-cols-1 border-line max-xl:[&>*]:border-b max-xl:[&>*]:border-line lg:max-xl:grid-cols-2 lg:max-xl:gap-x-12 xl:grid-cols-3 xl:[&>*+*]:border-l xl:[&>*+*]:border-line xl:[&>*+*]:pl-6 xl:[&>*:not(:last-child)]:pr-6 print:grid-cols-3 print:gap-x-8 print:[&>*]:border-0">
        {info.data ? <Leaders info={info.data.weekInfo} /> : skeleton}
        <Report
          query={reports.category.list.useQuery(week)}
          what={texts.categoryList}
          skeleton={<HomeListSkeleton tall />}
        >
          {({ categories }) => <PromisingCategories categories={categories} />}
        </Report>
      </div>
      {children}
    </div>
  );
}
