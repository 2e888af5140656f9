import * as texts from '#texts/brand/profile';
import type { BrandInfo, WeekInfo } from '@vitrina/contract';
import { nouns } from '@vitrina/ui/format/plural';
import { useIsPhone } from '@vitrina/ui/use-is-phone';
import { toPreviousReport, useAgainst } from '../period/use-against.ts';
import { Leaders } from '../report/profile/leaders.tsx';
import { Offered } from '../report/profile/offered.tsx';
import { computeMarketShare, useMarketTotals } from '../report/profile/use-market-totals.ts';
import { useHistoryMetrics } from '../report/trend/use-history-metrics.tsx';
import { brandMetrics, useBrandHistory } from './brand-entity.ts';
import { ProfileMetrics } from '../report/profile/profile-metrics.tsx';
import { ProfileHeading } from '../report/profile/profile-heading.tsx';
import { reports } from '../api/reports.ts';

const TopLeaders = ({ info }: { info: BrandInfo }) => (
  <>
    <Leaders title={texts.topSellers} leaders={info.topSellers} kind="seller" />
    <Leaders title={texts.topCategories} leaders={info.topCategories} kind="category" />
  </>
);

/** Metrics of a brand with their changes, and on a phone its leading sellers and categories. */
function Metrics({ info }: { info: BrandInfo }) {
  const { brandId } = info;
  const { week } = useAgainst();
  const market = useMarketTotals();
  const addShare = (of: BrandInfo, totals: WeekInfo | undefined) => ({
    ...of,
    shareRevenueFromTotal: computeMarketShare(of.revenue, totals),
  });
  const before = toPreviousReport(reports.brand.info.useQuery(week && { ...week, brandId }));
  return (
    <ProfileMetrics
      fields={brandMetrics}
      info={addShare(info, market.now)}
      before={before === 'pending' ? before : before && addShare(before.brandInfo, market.before)}
      market={market}
      {...useHistoryMetrics(useBrandHistory)}
      leadersLabel={texts.leaders}
    >
      {useIsPhone() ? <TopLeaders info={info} /> : undefined}
    </ProfileMetrics>
  );
}

/** Head of a brand's profile: facts, metrics, leading sellers and categories. */
export function ProfileHead({ info }: { info: BrandInfo }) {
  const phone = useIsPhone();
  return (
    <div className="px-(--gutter) pt-3">
      <ProfileHeading
        entity={{ kind: 'brand', id: info.brandId, title: info.brandTitle }}
        other={texts.change}
      >
        <div className="flex flex-wrap items-baseline gap-x-5">
          <Offered
            hasSales={info.placeByRevenue !== null}
            counts={[
              { count: info.sellersCount, noun: nouns.seller },
              { count: info.categoriesCount, noun: nouns.category },
              { count: info.productsCount, noun: nouns.product },
            ]}
          />
          {phone ? null : (
            <div className="flex max-w-full min-w-0 gap-x-5">
              <TopLeaders info={info} />
            </div>
          )}
        </div>
      </ProfileHeading>
      <Metrics info={info} />
    </div>
  );
}
