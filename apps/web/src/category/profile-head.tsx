import type { CategoryInfo } from '@vitrina/contract';
import { nouns } from '@vitrina/ui/format/plural';
import { periodReports, periodTsr } from '../api/period.ts';
import { toPreviousReport, usePreviousWeek } from '../period/use-previous-week.ts';
import { Leaders } from '../report/profile/leaders.tsx';
import { RevenueRank } from '../report/profile/revenue-rank.tsx';
import { ProfileMetrics } from '../report/profile/profile-metrics.tsx';
import { ProfileHeading } from '../report/profile/profile-heading.tsx';
import { useReportParams } from '../period/use-report-params.ts';
import { Concentrations } from './category-concentration.tsx';
import { categoryReports, categoryTsr } from '../api/category.ts';

const fields = [
  'revenue',
  'salesCount',
  'averagePrice',
  'potentialProfitIndex',
  'sellersCount',
  'brandsCount',
  'productsCount',
] as const satisfies readonly (keyof CategoryInfo)[];

/** Metrics of a category with their changes, and its leading sellers and brands. */
function Metrics({ info }: { info: CategoryInfo }) {
  const { categoryId } = info;
  const week = usePreviousWeek();
  const before = toPreviousReport(
    categoryTsr.info.useQuery(categoryReports.info(week && { ...week, categoryId })),
  );
  return (
    <ProfileMetrics
      fields={fields}
      info={info}
      before={before === 'pending' ? before : before?.categoryInfo}
      leadersLabel="топ продавцов и брендов"
    >
      <Leaders title="Топ продавцов" leaders={info.topSellers} kind="seller" />
      <Leaders title="Топ брендов" leaders={info.topBrands} kind="brand" />
    </ProfileMetrics>
  );
}

/** Head of a category's profile: rank, metrics, leaders and concentration. */
export function ProfileHead({ info }: { info: CategoryInfo }) {
  const market = periodTsr.weekInfo.useQuery(periodReports.weekInfo(useReportParams().week)).data?.weekInfo;
  return (
    <div className="px-(--gutter) pt-5 max-md:pt-3">
      <ProfileHeading
        entity={{ kind: 'category', id: info.categoryId, title: info.categoryTitle }}
        other="Сменить категорию"
      >
        <RevenueRank
          {...info}
          market={market?.revenue}
          among={market?.categoriesCount}
          noun={nouns.category}
        />
      </ProfileHeading>
      <Metrics info={info} />
      {info.categorySellersHHI !== null && <Concentrations />}
    </div>
  );
}
