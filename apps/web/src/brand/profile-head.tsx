import * as texts from '#texts/brand/profile';
import type { BrandInfo, WeekInfo } from '@vitrina/contract';
import { nouns } from '@vitrina/ui/format/plural';
import { toPreviousReport, useAgainst } from '../period/use-against.ts';
import { Offered } from '../report/profile/offered.tsx';
import { computeMarketShare, useMarketTotals } from '../report/profile/use-market-totals.ts';
import { brandMetrics, useBrandHistory } from './brand-entity.ts';
import { ProfileHead } from '../report/profile/profile-head.tsx';
import { reports } from '../api/reports.ts';

const addShare = (of: BrandInfo, totals: WeekInfo | undefined) => ({
  ...of,
  shareRevenueFromTotal: computeMarketShare(of.revenue, totals),
});

/** Head of a brand's profile. */
export function BrandHead({ info }: { info: BrandInfo }) {
  const { brandId, brandTitle } = info;
  const { week } = useAgainst();
  const market = useMarketTotals();
  const before = toPreviousReport(reports.brand.info.useQuery(week && { ...week, brandId }));
  return (
    <ProfileHead
      entity={{ kind: 'brand', id: brandId, title: brandTitle }}
      other={texts.change}
      details={
        <Offered
          hasSales={info.placeByRevenue !== null}
          counts={[
            { count: info.sellersCount, noun: nouns.seller },
            { count: info.categoriesCount, noun: nouns.category },
            { count: info.productsCount, noun: nouns.product },
          ]}
        />
      }
      fields={brandMetrics}
      info={addShare(info, market.now)}
      before={before === 'pending' ? before : before && addShare(before.brandInfo, market.before)}
      market={market}
      useHistory={useBrandHistory}
    />
  );
}
