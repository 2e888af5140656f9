import * as texts from '#texts/category/profile';
import type { CategoryInfo, WeekInfo } from '@vitrina/contract';
import { nouns } from '@vitrina/ui/format/plural';
import { toPreviousReport, useAgainst } from '../period/use-against.ts';
import { computeMarketShare, useMarketTotals } from '../report/profile/use-market-totals.ts';
import { Offered } from '../report/profile/offered.tsx';
import { ProfileHead } from '../report/profile/profile-head.tsx';
import { reports } from '../api/reports.ts';
import { useCategoryHistory } from './category-entity.ts';
import { entityMetrics } from '../report/profile/entity-metrics.ts';

/** Adds the share of the market, which a category's profile lacks. */
const addShare = (of: CategoryInfo, totals: WeekInfo | undefined) => ({
  ...of,
  shareRevenueFromTotal: computeMarketShare(of.revenue, totals),
});

/** Head of a category's profile. */
export function CategoryHead({ info }: { info: CategoryInfo }) {
  const { categoryId, categoryTitle } = info;
  const { week } = useAgainst();
  const market = useMarketTotals();
  const before = toPreviousReport(reports.category.info.useQuery(week && { ...week, categoryId }));
  return (
    <ProfileHead
      entity={{ kind: 'category', id: categoryId, title: categoryTitle }}
      other={texts.change}
      details={
        <Offered
          hasSales={info.placeByRevenue !== null}
          counts={[
            { count: info.sellersCount, noun: nouns.seller },
            { count: info.brandsCount, noun: nouns.brand },
            { count: info.productsCount, noun: nouns.product },
          ]}
        />
      }
      fields={entityMetrics}
      info={addShare(info, market.now)}
      before={before === 'pending' ? before : before && addShare(before.categoryInfo, market.before)}
      market={market}
      useHistory={useCategoryHistory}
    />
  );
}
