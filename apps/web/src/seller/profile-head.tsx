import { paths } from '../routing/paths.ts';
import type { SellerInfo } from '@vitrina/contract';
import { formatAge } from '@vitrina/ui/format/age';
import { formatRank, formatTenths } from '@vitrina/ui/format/numbers';
import { formatCount } from '@vitrina/ui/format/plural';
import { formatDate, getWeekRange } from '@vitrina/ui/format/week-range';
import { Star } from 'lucide-react';
import { toPreviousReport, usePreviousWeek } from '../period/use-previous-week.ts';
import { Leaders } from '../report/profile/leaders.tsx';
import { ProfileMetrics } from '../report/profile/profile-figures.tsx';
import { ProfileTop } from '../report/profile/profile-top.tsx';
import { sellerReports, sellerTsr } from '../api/seller.ts';

const reviews = { one: 'отзыв', few: 'отзыва', many: 'отзывов' };

/** Since when, how rated, in which place: what is known of the seller besides the figures. */
function Meta({ info }: { info: SellerInfo }) {
  const { end } = getWeekRange(info.weekNumber, info.year, 1);
  const since =
    info.onKaspiFrom === null
      ? 'На Kaspi\u00a0— неизвестно'
      : `На Kaspi с ${formatDate(new Date(info.onKaspiFrom))} · ${formatAge(info.onKaspiFrom, end)}`;
  return (
    <p className="flex flex-wrap gap-x-4 text-ink-2 [&>*+*]:whitespace-nowrap">
      <span>{since}</span>
      {info.rating !== null && (
        <span className="inline-flex items-center gap-1">
          <Star className="size-3.5 fill-star text-star" aria-hidden="true" />
          <span className="sr-only">Рейтинг</span> {formatTenths(info.rating)}
        </span>
      )}
      {info.commentsCount !== null && <span>{formatCount(info.commentsCount, reviews)}</span>}
      <span>{formatRank(info.placeByRevenue)} по выручке</span>
    </p>
  );
}

const fields = [
  'revenue',
  'salesCount',
  'averagePrice',
  'potentialProfitIndex',
  'categoriesWithSalesCount',
  'brandsWithSalesCount',
  'productsWithSalesCount',
] as const satisfies readonly (keyof SellerInfo)[];

/** The figures of a seller's week against the week before, its leading categories and brands. */
function Figures({ info }: { info: SellerInfo }) {
  const { sellerId } = info;
  const week = usePreviousWeek();
  const before = toPreviousReport(sellerTsr.info.useQuery(sellerReports.info(week && { ...week, sellerId })));
  return (
    <ProfileMetrics
      fields={fields}
      info={info}
      before={before === 'pending' ? before : before?.sellerInfo}
      leadersAre="топ категорий и брендов"
    >
      <Leaders title="Топ категорий" leaders={info.topCategories} kind="category" />
      <Leaders title="Топ брендов" leaders={info.topBrands} kind="brand" />
    </ProfileMetrics>
  );
}

/** The head of a seller's profile: who it is, its figures, its leading categories and brands. */
export function ProfileHead({ info, onOnePage = false }: { info: SellerInfo; onOnePage?: boolean }) {
  const { sellerId, sellerTitle, sellerKaspiId } = info;
  const shop = `https://kaspi.kz/shop/info/merchant/${encodeURIComponent(sellerKaspiId)}/address-tab/`;
  const onePage = { title: 'На одной странице', href: paths.sellerOnOnePage({ sellerId }) };
  const inTabs = { title: 'Со вкладками', href: paths.seller({ sellerId }) };
  return (
    <div className="px-(--gutter) pt-5 max-md:pt-3">
      <ProfileTop
        entity={{ kind: 'seller', id: sellerId, title: sellerTitle }}
        other="Сменить продавца"
        isNamedAbove={!onOnePage}
        ways={[onOnePage ? inTabs : onePage, { title: 'Открыть на Kaspi', href: shop }]}
      >
        <Meta info={info} />
      </ProfileTop>
      <Figures info={info} />
    </div>
  );
}
