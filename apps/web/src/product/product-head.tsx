import type { ProductInfo } from '@vitrina/contract';
import { formatIndex, formatPercent, formatTenths } from '@vitrina/ui/format/numbers';
import { formatCount, formatCountGenitive } from '@vitrina/ui/format/plural';
import { Link } from '@vitrina/ui/link';
import { buttonClass } from '@vitrina/ui/primitives/button';
import { IndexBadge } from '@vitrina/ui/primitives/index-badge';
import { StateTag } from '@vitrina/ui/primitives/tag';
import { ExternalLink, Star } from 'lucide-react';
import { useState } from 'react';
import { AgainstMenu } from '../period/against-menu.tsx';
import { entityPath } from '../routing/paths.ts';
import { ProductMetrics } from './product-metrics.tsx';

const reviews = { one: 'отзыв', few: 'отзыва', many: 'отзывов' };
const places = { one: 'товар', few: 'товара', many: 'товаров' };

const isHttps = (url: string | null): url is string => url?.startsWith('https://') === true;

/** Picture of a product; an empty frame where there is none. */
function Picture({ url }: { url: string | null }) {
  const [isMissing, setMissing] = useState(false);
  return (
    <span className="flex size-13 shrink-0 items-center justify-center overflow-hidden rounded-control bg-press">
      {isHttps(url) && !isMissing ? (
        <img
          src={url}
          alt=""
          width={52}
          height={52}
          referrerPolicy="no-referrer"
          className="size-13 object-contain"
          onError={() => setMissing(true)}
        />
      ) : null}
    </span>
  );
}

/** Brand, category, place, share, rating, reviews and index of a product. */
function Details({ info }: { info: ProductInfo }) {
  const { brandId, categoryId, placeInCategory, shareRevenueFromCategory, lastRating } = info;
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-2 [overflow-wrap:anywhere] [&>a]:inline-flex [&>a]:min-h-6 [&>a]:items-center [&>a]:text-accent [&>a:hover]:underline max-md:[&>a]:min-h-11">
      {info.isNew === true && <StateTag text="новый" hasLeft={false} />}
      {brandId === 0 ? (
        <span>{info.brandTitle}</span>
      ) : (
        <Link href={entityPath({ kind: 'brand', id: brandId })}>{info.brandTitle}</Link>
      )}
      <Link href={entityPath({ kind: 'category', id: categoryId })}>{info.categoryTitle}</Link>
      <span>
        {placeInCategory === null
          ? 'За неделю ничего не продано'
          : `${placeInCategory}-е\u00a0место из ${formatCountGenitive(info.placesInCategoryCount, places)} в категории`}
      </span>
      {shareRevenueFromCategory !== null && <span>{formatPercent(shareRevenueFromCategory)} её выручки</span>}
      {lastRating !== null && lastRating > 0 && (
        <span className="inline-flex items-center gap-1">
          <Star className="size-3.5 fill-star text-star" aria-hidden="true" />
          <span className="sr-only">Рейтинг</span> {formatTenths(lastRating)}
        </span>
      )}
      <span>{formatCount(info.commentsCount, reviews)}</span>
      <span className="inline-flex items-center gap-1.5">
        Индекс {formatIndex(info.potentialProfitIndex)}
        <IndexBadge index={info.potentialProfitIndex} row={info} />
      </span>
    </p>
  );
}

/** Head of a product's card: picture, name, details, the way to Kaspi, metrics. */
export const ProductHead = ({ info }: { info: ProductInfo }) => (
  <div className="px-(--gutter) pt-5 max-md:pt-3">
    <div className="mb-4 flex items-start gap-3 max-md:mb-3 max-md:flex-wrap">
      <Picture url={info.productMainImgLink} />
      <div className="min-w-0 flex-1">
        <h1 title={info.productName} className="mb-1 line-clamp-3 text-title [overflow-wrap:anywhere]">
          {info.productName}
        </h1>
        <Details info={info} />
      </div>
      <span className="flex flex-wrap gap-2 print:hidden">
        <AgainstMenu />
        {isHttps(info.productKaspiLink) ? (
          <a href={info.productKaspiLink} target="_blank" rel="noreferrer" className={buttonClass()}>
            Открыть на Kaspi
            <ExternalLink className="size-4 text-ink-2" aria-hidden="true" />
          </a>
        ) : null}
      </span>
    </div>
    <ProductMetrics info={info} />
  </div>
);
