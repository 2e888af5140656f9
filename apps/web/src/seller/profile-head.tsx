import { paths } from '../routing/paths.ts';
import type { SellerInfo, WeekInfo } from '@vitrina/contract';
import { formatAge } from '@vitrina/ui/format/age';
import { formatTenths } from '@vitrina/ui/format/numbers';
import { formatCount, nouns } from '@vitrina/ui/format/plural';
import { formatDate, getWeekRange } from '@vitrina/ui/format/week-range';
import { Star } from 'lucide-react';
import { toPreviousReport, useAgainst } from '../period/use-against.ts';
import { Leaders } from '../report/profile/leaders.tsx';
import { computeMarketShare, useMarketTotals } from '../report/profile/use-market-totals.ts';
import { useHistoryMetrics } from '../report/trend/metric-line.tsx';
import { useSellerHistory } from './seller-entity.ts';
import { ProfileMetrics } from '../report/profile/profile-metrics.tsx';
import { ProfileHeading } from '../report/profile/profile-heading.tsx';
import { sellerReports, sellerTsr } from '../api/seller.ts';

const reviews = { one: 'отзыв', few: 'отзыва', many: 'отзывов' };

/** Age, rating, reviews and what sold of a seller. */
function Details({ info }: { info: SellerInfo }) {
  const { end } = getWeekRange(info.weekNumber, info.year, 1);
  const age =
    info.onKaspiFrom === null
      ? 'На Kaspi\u00a0— неизвестно'
      : `На Kaspi с ${formatDate(new Date(info.onKaspiFrom))} · ${formatAge(info.onKaspiFrom, end)}`;
  return (
    <p className="flex flex-wrap gap-x-4 text-ink-2 [&>*+*]:whitespace-nowrap">
      <span>{age}</span>
      {info.rating !== null && (
        <span className="inline-flex items-center gap-1">
          <Star className="size-3.5 fill-star text-star" aria-hidden="true" />
          <span className="sr-only">Рейтинг</span> {formatTenths(info.rating)}
        </span>
      )}
      {info.commentsCount !== null && <span>{formatCount(info.commentsCount, reviews)}</span>}
      <span className="whitespace-normal!">
        С продажами: {formatCount(info.productsWithSalesCount, nouns.product)},{' '}
        {formatCount(info.categoriesWithSalesCount, nouns.category)},{' '}
        {formatCount(info.brandsWithSalesCount, nouns.brand)}
      </span>
    </p>
  );
}

const fields = [
  'revenue',
  'salesCount',
  'shareRevenueFromTotal',
  'placeByRevenue',
  'averagePrice',
  'potentialProfitIndex',
] as const;

/** Metrics of a seller with their changes, and its leading categories and brands. */
function Metrics({ info }: { info: SellerInfo }) {
  const { sellerId } = info;
  const { week } = useAgainst();
  const market = useMarketTotals();
  const addShare = (of: SellerInfo, totals: WeekInfo | undefined) => ({
    ...of,
    shareRevenueFromTotal: computeMarketShare(of.revenue, totals),
  });
  const before = toPreviousReport(sellerTsr.info.useQuery(sellerReports.info(week && { ...week, sellerId })));
  return (
    <ProfileMetrics
      fields={fields}
      info={addShare(info, market.now)}
      before={before === 'pending' ? before : before && addShare(before.sellerInfo, market.before)}
      market={market}
      {...useHistoryMetrics(useSellerHistory)}
      leadersLabel="топ категорий и брендов"
    >
      <Leaders title="Топ категорий" leaders={info.topCategories} kind="category" />
      <Leaders title="Топ брендов" leaders={info.topBrands} kind="brand" />
    </ProfileMetrics>
  );
}

/** Head of a seller's profile: details, metrics, leading categories and brands. */
export function ProfileHead({ info, onOnePage = false }: { info: SellerInfo; onOnePage?: boolean }) {
  const { sellerId, sellerTitle, sellerKaspiId } = info;
  const shop = `https://kaspi.kz/shop/info/merchant/${encodeURIComponent(sellerKaspiId)}/address-tab/`;
  const onePage = { title: 'На одной странице', href: paths.sellerOnOnePage({ sellerId }) };
  const inTabs = { title: 'Со вкладками', href: paths.seller({ sellerId }) };
  return (
    <div className="px-(--gutter) pt-3">
      <ProfileHeading
        entity={{ kind: 'seller', id: sellerId, title: sellerTitle }}
        other="Сменить продавца"
        isNamedInCrumbs={!onOnePage}
        links={[onOnePage ? inTabs : onePage, { title: 'Открыть на Kaspi', href: shop }]}
      >
        <Details info={info} />
      </ProfileHeading>
      <Metrics info={info} />
    </div>
  );
}
