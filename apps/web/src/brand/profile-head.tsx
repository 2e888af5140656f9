import type { BrandInfo } from '@vitrina/contract';
import { nouns } from '@vitrina/ui/format/plural';
import { periodReports, periodTsr } from '../api/period.ts';
import { toPreviousReport, usePreviousWeek } from '../period/use-previous-week.ts';
import { Leaders } from '../report/profile/leaders.tsx';
import { RevenueRank } from '../report/profile/revenue-rank.tsx';
import { ProfileMetrics } from '../report/profile/profile-metrics.tsx';
import { ProfileHeading } from '../report/profile/profile-heading.tsx';
import { useReportParams } from '../period/use-report-params.ts';
import { brandReports, brandTsr } from '../api/brand.ts';

const fields = [
  'revenue',
  'salesCount',
  'averagePrice',
  'potentialProfitIndex',
  'demandIndex',
  'sellersCount',
  'categoriesCount',
  'productsCount',
] as const satisfies readonly (keyof BrandInfo)[];

/** Metrics of a brand with their changes, and its leading sellers and categories. */
function Metrics({ info }: { info: BrandInfo }) {
  const { brandId } = info;
  const week = usePreviousWeek();
  const before = toPreviousReport(brandTsr.info.useQuery(brandReports.info(week && { ...week, brandId })));
  return (
    <ProfileMetrics
      fields={fields}
      info={info}
      before={before === 'pending' ? before : before?.brandInfo}
      leadersLabel="топ продавцов и категорий"
    >
      <Leaders title="Топ продавцов" leaders={info.topSellers} kind="seller" />
      <Leaders title="Топ категорий" leaders={info.topCategories} kind="category" />
    </ProfileMetrics>
  );
}

/** Head of a brand's profile: rank, metrics, leading sellers and categories. */
export function ProfileHead({ info }: { info: BrandInfo }) {
  const market = periodTsr.weekInfo.useQuery(periodReports.weekInfo(useReportParams().week)).data?.weekInfo;
  return (
    <div className="px-(--gutter) pt-5 max-md:pt-3">
      <ProfileHeading
        entity={{ kind: 'brand', id: info.brandId, title: info.brandTitle }}
        other="Сменить бренд"
      >
        <RevenueRank {...info} market={market?.revenue} among={market?.brandsCount} noun={nouns.brand} />
      </ProfileHeading>
      <Metrics info={info} />
    </div>
  );
}
