import * as texts from '#texts/seller/profile';
import { paths } from '../routing/paths.ts';
import type { SellerInfo, WeekInfo } from '@vitrina/contract';
import { useIsPhone } from '@vitrina/ui/use-is-phone';
import { formatAge } from '@vitrina/ui/format/age';
import { parseCalendarDate } from '@vitrina/ui/format/calendar-date';
import { formatTenths } from '@vitrina/ui/format/numbers';
import { formatCount, nouns } from '@vitrina/ui/format/plural';
import { formatDate, getWeekRange } from '@vitrina/ui/format/week-range';
import { Star } from 'lucide-react';
import { toPreviousReport, useAgainst } from '../period/use-against.ts';
import { Leaders } from '../report/profile/leaders.tsx';
import { computeMarketShare, useMarketTotals } from '../report/profile/use-market-totals.ts';
import { useHistoryMetrics } from '../report/trend/use-history-metrics.tsx';
import { useSellerHistory } from './seller-entity.ts';
import { entityMetrics } from '../report/profile/entity-metrics.ts';
import { ProfileMetrics } from '../report/profile/profile-metrics.tsx';
import { ProfileHeading } from '../report/profile/profile-heading.tsx';
import { reports } from '../api/reports.ts';

/** Counts of a seller's sold items: «С продажами: 1 204 товара, 62 категории, 216 брендов». */
const Sold = ({ info }: { info: SellerInfo }) => (
  <span>
    {texts.sold(
      formatCount(info.productsWithSalesCount, nouns.product),
      formatCount(info.categoriesWithSalesCount, nouns.category),
      formatCount(info.brandsWithSalesCount, nouns.brand),
    )}
  </span>
);

/** Time of a seller on Kaspi, unknown for an invalid date; a phone shows only the age. */
function Age({ info: { weekNumber, year, onKaspiFrom } }: { info: SellerInfo }) {
  const phone = useIsPhone();
  const day = onKaspiFrom === null ? undefined : parseCalendarDate(onKaspiFrom);
  if (onKaspiFrom === null || day === undefined) return texts.unknownAge;
  const age = formatAge(onKaspiFrom, getWeekRange(weekNumber, year, 1).end);
  const since = formatDate(day);
  return phone ? <span title={texts.since(since)}>{texts.age(age)}</span> : texts.sinceAndAge(since, age);
}

/** Age, rating and reviews of a seller, and counts of sold items if there is space. */
function Details({ info }: { info: SellerInfo }) {
  const phone = useIsPhone();
  return (
    <p className="flex flex-wrap gap-x-4 text-ink-2 max-md:gap-x-3 min-[22.5rem]:[&>*]:whitespace-nowrap">
      <span className="max-md:order-last">
        <Age info={info} />
      </span>
      {info.rating !== null && (
        <span className="inline-flex items-center gap-1">
          <Star className="size-3.5 fill-star text-star" aria-hidden="true" />
          <span className="sr-only">{texts.rating}</span> {formatTenths(info.rating)}
        </span>
      )}
      {info.commentsCount !== null && <span>{formatCount(info.commentsCount, texts.review)}</span>}
      {phone ? null : <Sold info={info} />}
    </p>
  );
}

/** Metrics of a seller with their changes, and its leading categories and brands. */
function Metrics({ info }: { info: SellerInfo }) {
  const { sellerId } = info;
  const { week } = useAgainst();
  const market = useMarketTotals();
  const phone = useIsPhone();
  const addShare = (of: SellerInfo, totals: WeekInfo | undefined) => ({
    ...of,
    shareRevenueFromTotal: computeMarketShare(of.revenue, totals),
  });
  const before = toPreviousReport(reports.seller.info.useQuery(week && { ...week, sellerId }));
  return (
    <ProfileMetrics
      fields={entityMetrics}
      info={addShare(info, market.now)}
      before={before === 'pending' ? before : before && addShare(before.sellerInfo, market.before)}
      market={market}
      {...useHistoryMetrics(useSellerHistory)}
      leadersLabel={texts.topOfBoth}
    >
      {phone ? (
        <p className="pt-2 text-ink-2">
          <Sold info={info} />
        </p>
      ) : null}
      <Leaders title={texts.topCategories} leaders={info.topCategories} kind="category" />
      <Leaders title={texts.topBrands} leaders={info.topBrands} kind="brand" />
    </ProfileMetrics>
  );
}

/** Head of a seller's profile: details, metrics, leading categories and brands. */
export function ProfileHead({ info, onOnePage = false }: { info: SellerInfo; onOnePage?: boolean }) {
  const { sellerId, sellerTitle, sellerKaspiId } = info;
  const shop = `https://kaspi.kz/shop/info/merchant/${encodeURIComponent(sellerKaspiId)}/address-tab/`;
  // A feed need not know the seller's Kaspi id.
  const onKaspi = sellerKaspiId === '' ? [] : [{ title: texts.openOnKaspi, href: shop }];
  const onePage = { title: texts.onOnePage, href: paths.sellerOnOnePage({ sellerId }) };
  const inTabs = { title: texts.inTabs, href: paths.seller({ sellerId }) };
  return (
    <div className="px-(--gutter) pt-3">
      <ProfileHeading
        entity={{ kind: 'seller', id: sellerId, title: sellerTitle }}
        other={texts.change}
        isNamedInCrumbs={!onOnePage}
        links={[onOnePage ? inTabs : onePage, ...onKaspi]}
      >
        <Details info={info} />
      </ProfileHeading>
      <Metrics info={info} />
    </div>
  );
}
