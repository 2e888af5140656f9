import type { CategoryInfo, WeekInfo } from '@vitrina/contract';
import { nouns } from '@vitrina/ui/format/plural';
import { useIsPhone } from '@vitrina/ui/use-is-phone';
import { toPreviousReport, useAgainst } from '../period/use-against.ts';
import { Leaders } from '../report/profile/leaders.tsx';
import { Offered } from '../report/profile/offered.tsx';
import { computeMarketShare, useMarketTotals } from '../report/profile/use-market-totals.ts';
import { CONCENTRATION, useChartsShown } from '../report/charts/use-charts-shown.ts';
import { useHistoryMetrics } from '../report/trend/use-history-metrics.tsx';
import { useCategoryHistory } from './category-entity.ts';
import { ProfileMetrics } from '../report/profile/profile-metrics.tsx';
import { ProfileHeading } from '../report/profile/profile-heading.tsx';
import { Concentrations } from './category-concentration.tsx';
import { categoryReports, categoryTsr } from '../api/category.ts';

const fields = [
  'revenue',
  'salesCount',
  'shareRevenueFromTotal',
  'placeByRevenue',
  'averagePrice',
  'potentialProfitIndex',
] as const;

/** Metrics of a category with their changes; a phone opens the leaders and the concentration with the further ones. */
function Metrics({ info }: { info: CategoryInfo }) {
  const { categoryId } = info;
  const { week } = useAgainst();
  const phone = useIsPhone();
  const market = useMarketTotals();
  const [isStripShown] = useChartsShown(CONCENTRATION);
  const addShare = (of: CategoryInfo, totals: WeekInfo | undefined) => ({
    ...of,
    shareRevenueFromTotal: computeMarketShare(of.revenue, totals),
  });
  const before = toPreviousReport(
    categoryTsr.info.useQuery(categoryReports.info(week && { ...week, categoryId })),
  );
  return (
    <ProfileMetrics
      fields={fields}
      info={addShare(info, market.now)}
      before={before === 'pending' ? before : before && addShare(before.categoryInfo, market.before)}
      market={market}
      {...useHistoryMetrics(useCategoryHistory)}
      leadersLabel="концентрация и лидеры"
      isOpenAtFirst={isStripShown}
    >
      {phone ? (
        <>
          <TopLeaders info={info} />
          <Concentrations info={info} />
        </>
      ) : undefined}
    </ProfileMetrics>
  );
}

const TopLeaders = ({ info }: { info: CategoryInfo }) => (
  <>
    <Leaders title="Топ продавцов" leaders={info.topSellers} kind="seller" />
    <Leaders title="Топ брендов" leaders={info.topBrands} kind="brand" />
  </>
);

/** What a category offers; the leaders beside it, or below where they do not fit whole. */
const Details = ({ info }: { info: CategoryInfo }) => (
  <div className="flex flex-wrap gap-x-5">
    <Offered
      hasSales={info.placeByRevenue !== null}
      counts={[
        { count: info.sellersCount, noun: nouns.seller },
        { count: info.brandsCount, noun: nouns.brand },
        { count: info.productsCount, noun: nouns.product },
      ]}
    />
    {useIsPhone() ? null : (
      <div className="flex max-w-full min-w-0 gap-x-5">
        <TopLeaders info={info} />
      </div>
    )}
  </div>
);

/** Head of a category's profile: what is offered, metrics, leaders and concentration. */
export function ProfileHead({ info }: { info: CategoryInfo }) {
  const phone = useIsPhone();
  return (
    <div className="px-(--gutter) pt-3">
      <ProfileHeading
        entity={{ kind: 'category', id: info.categoryId, title: info.categoryTitle }}
        other="Сменить категорию"
      >
        <Details info={info} />
      </ProfileHeading>
      <Metrics info={info} />
      {phone ? null : <Concentrations info={info} />}
    </div>
  );
}
