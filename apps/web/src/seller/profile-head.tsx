import * as texts from '#texts/seller/profile';
import { paths } from '../routing/paths.ts';
import type { SellerInfo, WeekInfo } from '@vitrina/contract';
import { formatAge } from '@vitrina/ui/format/age';
import { parseCalendarDate } from '@vitrina/ui/format/calendar-date';
import { formatTenths } from '@vitrina/ui/format/numbers';
import { formatCount, nouns } from '@vitrina/ui/format/plural';
import { formatDate, getWeekRange } from '@vitrina/ui/format/week-range';
import { Star } from 'lucide-react';
import { toPreviousReport, useAgainst } from '../period/use-against.ts';
import { computeMarketShare, useMarketTotals } from '../report/profile/use-market-totals.ts';
import { useSellerHistory } from './seller-entity.ts';
import { entityMetrics } from '../report/profile/entity-metrics.ts';
import { ProfileHead } from '../report/profile/profile-head.tsx';
import { reports } from '../api/reports.ts';

/** Counts of a seller's sold items: «С продажами: 1 204 товара, 62 категории, 216 брендов.» */
const describeSold = (info: SellerInfo): string =>
  texts.sold(
    formatCount(info.productsWithSalesCount, nouns.product),
    formatCount(info.categoriesWithSalesCount, nouns.category),
    formatCount(info.brandsWithSalesCount, nouns.brand),
  );

/** Time of a seller on Kaspi, unknown for an invalid date. */
function Age({ info: { weekNumber, year, onKaspiFrom } }: { info: SellerInfo }) {
  const day = onKaspiFrom === null ? undefined : parseCalendarDate(onKaspiFrom);
  if (onKaspiFrom === null || day === undefined) return texts.unknownAge;
  const age = formatAge(onKaspiFrom, getWeekRange(weekNumber, year, 1).end);
  return <span title={texts.since(formatDate(day))}>{texts.age(age)}</span>;
}

/** Age, rating and reviews of a seller. */
const Details = ({ info }: { info: SellerInfo }) => (
  <p className="flex flex-wrap gap-x-4 text-ink-2 max-md:gap-x-3 [&>*]:whitespace-nowrap">
    <span>
      <Age info={info} />
    </span>
    {info.rating !== null && (
      <span className="inline-flex items-center gap-1">
        <Star className="size-3.5 fill-star text-star" aria-hidden="true" />
        <span className="sr-only">{texts.rating}</span> {formatTenths(info.rating)}
      </span>
    )}
    {info.commentsCount !== null && <span>{formatCount(info.commentsCount, texts.review)}</span>}
  </p>
);

const addShare = (of: SellerInfo, totals: WeekInfo | undefined) => ({
  ...of,
  shareRevenueFromTotal: computeMarketShare(of.revenue, totals),
});

/** Head of a seller's profile. */
export function SellerHead({ info, onOnePage = false }: { info: SellerInfo; onOnePage?: boolean }) {
  const { sellerId, sellerTitle, sellerKaspiId } = info;
  const { week } = useAgainst();
  const market = useMarketTotals();
  const before = toPreviousReport(reports.seller.info.useQuery(week && { ...week, sellerId }));
  const shop = `https://kaspi.kz/shop/info/merchant/${encodeURIComponent(sellerKaspiId)}/address-tab/`;
  // A feed need not know the seller's Kaspi id.
  const onKaspi = sellerKaspiId === '' ? [] : [{ title: texts.openOnKaspi, href: shop }];
  const onePage = { title: texts.onOnePage, href: paths.sellerOnOnePage({ sellerId }) };
  const inTabs = { title: texts.inTabs, href: paths.seller({ sellerId }) };
  return (
    <ProfileHead
      entity={{ kind: 'seller', id: sellerId, title: sellerTitle }}
      other={texts.change}
      isNamedInCrumbs={!onOnePage}
      links={[...onKaspi, onOnePage ? inTabs : onePage]}
      details={<Details info={info} />}
      fields={entityMetrics}
      info={addShare(info, market.now)}
      before={before === 'pending' ? before : before && addShare(before.sellerInfo, market.before)}
      market={market}
      hints={{ salesCount: describeSold(info) }}
      useHistory={useSellerHistory}
      isCollapsedAtFirst={!onOnePage}
    />
  );
}
