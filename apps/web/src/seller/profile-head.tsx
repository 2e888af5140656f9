import type { SellerInfo } from '@vitrina/contract';
import { age } from '@vitrina/ui/age.ts';
import { formatPlace, formatTenths } from '@vitrina/ui/format.ts';
import { counted } from '@vitrina/ui/plural.ts';
import { buttonClass } from '@vitrina/ui/primitives/button.tsx';
import { Figure, FigureRow } from '@vitrina/ui/primitives/figure.tsx';
import { shortDate, weekRange } from '@vitrina/ui/week-range.ts';
import { ExternalLink, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { EntityTitle } from '../find/entity-title.tsx';
import { Leaders } from '../shell/leaders.tsx';
import { OtherSeller } from './seller-page.tsx';

const reviews = { one: 'отзыв', few: 'отзыва', many: 'отзывов' };

/** Since when, how rated, in which place: what is known of the seller besides the figures. */
function Meta({ info }: { info: SellerInfo }) {
  const { end } = weekRange(info.weekNumber, info.year, 1);
  const since =
    info.onKaspiFrom === null
      ? 'На Kaspi — неизвестно'
      : `На Kaspi с ${shortDate(new Date(info.onKaspiFrom))} · ${age(info.onKaspiFrom, end)}`;
  return (
    <p className="mt-1 flex flex-wrap gap-x-4 text-ink-2 [&>*]:whitespace-nowrap">
      <span>{since}</span>
      {info.rating !== null && (
        <span className="inline-flex items-center gap-1">
          <Star className="size-3.5 fill-star text-star" aria-hidden="true" />
          <span className="sr-only">Рейтинг</span> {formatTenths(info.rating)}
        </span>
      )}
      {info.commentsCount !== null && <span>{counted(info.commentsCount, reviews)}</span>}
      <span>{formatPlace(info.placeByRevenue)} по выручке</span>
    </p>
  );
}

/** The head of a seller's profile: who it is, its figures, its leading categories and brands. */
export function ProfileHead({ info, children }: { info: SellerInfo; children?: ReactNode }) {
  const shop = `https://kaspi.kz/shop/info/merchant/${encodeURIComponent(info.sellerKaspiId)}/address-tab/`;
  return (
    <div className="px-(--gutter) pt-5">
      <div className="mb-4 flex flex-wrap items-start gap-2">
        <div className="min-w-0 flex-1 max-md:basis-full">
          <EntityTitle kind="seller" id={info.sellerId} title={info.sellerTitle} />
          <Meta info={info} />
        </div>
        <OtherSeller />
        {children}
        <a href={shop} target="_blank" rel="noreferrer" className={buttonClass()}>
          Открыть на Kaspi
          <ExternalLink className="size-4 text-ink-2" aria-hidden="true" />
        </a>
      </div>
      <FigureRow>
        <Figure field="revenue" value={info.revenue} />
        <Figure field="salesCount" value={info.salesCount} />
        <Figure field="averagePrice" value={info.averagePrice} />
        <Figure field="potentialProfitIndex" value={info.potentialProfitIndex} />
        <Figure field="categoriesWithSalesCount" value={info.categoriesWithSalesCount} />
        <Figure field="brandsWithSalesCount" value={info.brandsWithSalesCount} />
        <Figure field="productsWithSalesCount" value={info.productsWithSalesCount} />
      </FigureRow>
      <Leaders title="Топ категорий" leaders={info.topCategories} path="/category" id="categoryId" />
      <Leaders title="Топ брендов" leaders={info.topBrands} path="/brand" id="brandId" />
    </div>
  );
}
