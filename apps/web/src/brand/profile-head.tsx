import * as texts from '#texts/brand/profile';
import type { BrandInfo, WeekInfo } from '@vitrina/contract';
import { nouns } from '@vitrina/ui/format/plural';
import { toPreviousReport, useAgainst } from '../period/use-against.ts';
import { Leaders } from '../report/profile/leaders.tsx';
import { Offered } from '../report/profile/offered.tsx';
import { computeMarketShare, useMarketTotals } from '../report/profile/use-market-totals.ts';
import { useHistoryMetrics } from '../report/trend/use-history-metrics.tsx';
import { brandMetrics, useBrandHistory } from './brand-entity.ts';
import { ProfileMetrics } from '../report/profile/profile-metrics.tsx';
import { ProfileHeading } from '../report/profile/profile-heading.tsx';
import { brandReports, brandTsr } from '../api/brand.ts';

/** Metrics of a brand with their changes, and its leading sellers and categories. */
function Metrics({ info }: { info: BrandInfo }) {
  const { brandId } = info;
  const { week } = useAgainst();
  const market = useMarketTotals();
  const addShare = (of: BrandInfo, totals: WeekInfo | undefined) => ({
    ...of,
    shareRevenueFromTotal: computeMarketShare(of.revenue, totals),
  });
  const before = toPreviousReport(brandTsr.info.useQuery(brandReports.info(week && { ...week, brandId })));
  return (
    <ProfileMetrics
      fields={brandMetrics}
      info={addShare(info, market.now)}
      before={before === 'pending' ? before : before && addShare(before.brandInfo, market.before)}
      market={market}
      {...useHistoryMetrics(useBrandHistory)}
      leadersLabel={texts.leaders}
    >
      <Leaders title={texts.topSellers} leaders={info.topSellers} kind="seller" />
      <Leaders title={texts.topCategories} leaders={info.topCategories} kind="category" />
    </ProfileMetrics>
  );
}

/** Head of a brand's profile: what is offered, metrics, leading sellers and categories. */
export function ProfileHead({ info }: { info: BrandInfo }) {
  return (
    <div className="px-(--gutter) pt-3">
      <ProfileHeading
        entity={{ kind: 'brand', id: info.brandId, title: info.brandTitle }}
        other={texts.change}
      >
        <Offered
          hasSales={info.placeByRevenue !== null}
          counts={[
            { count: info.sellersCount, noun: nouns.seller },
            { count: info.categoriesCount, noun: nouns.category },
            { count: info.productsCount, noun: nouns.product },
          ]}
        />
      </ProfileHeading>
      <Metrics info={info} />
    </div>
  );
}
