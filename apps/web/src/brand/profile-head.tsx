import type { BrandInfo } from '@vitrina/contract';
import { nouns } from '@vitrina/ui/format/plural';
import { periodReports, periodTsr } from '../api/period.ts';
import { toPreviousReport, usePreviousWeek } from '../period/use-previous-week.ts';
import { Leaders } from '../report/profile/leaders.tsx';
import { RevenueRank } from '../report/profile/revenue-rank.tsx';
import { ProfileMetrics } from '../report/profile/profile-figures.tsx';
import { ProfileTop } from '../report/profile/profile-top.tsx';
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

/** The figures of a brand's week against the week before, its leading sellers and categories. */
function Figures({ info }: { info: BrandInfo }) {
  const { brandId } = info;
  const week = usePreviousWeek();
  const before = toPreviousReport(brandTsr.info.useQuery(brandReports.info(week && { ...week, brandId })));
  return (
    <ProfileMetrics
      fields={fields}
      info={info}
      before={before === 'pending' ? before : before?.brandInfo}
      leadersAre="топ продавцов и категорий"
    >
      <Leaders title="Топ продавцов" leaders={info.topSellers} kind="seller" />
      <Leaders title="Топ категорий" leaders={info.topCategories} kind="category" />
    </ProfileMetrics>
  );
}

/** The head of a brand's profile: its place in the market, its figures, its leading sellers and categories. */
export function ProfileHead({ info }: { info: BrandInfo }) {
  const market = periodTsr.weekInfo.useQuery(periodReports.weekInfo(useReportParams().week)).data?.weekInfo;
  return (
    <div className="px-(--gutter) pt-5 max-md:pt-3">
      <ProfileTop entity={{ kind: 'brand', id: info.brandId, title: info.brandTitle }} other="Сменить бренд">
        <RevenueRank {...info} market={market?.revenue} among={market?.brandsCount} noun={nouns.brand} />
      </ProfileTop>
      <Figures info={info} />
    </div>
  );
}
