import * as texts from '#texts/product/card';
import type { ProductInfo } from '@vitrina/contract';
import { noBrand } from '@vitrina/ui/format/no-brand';
import { formatIndex, formatNumber, formatPercent, formatTenths } from '@vitrina/ui/format/numbers';
import { formatCount, nouns } from '@vitrina/ui/format/plural';
import { Link } from '@vitrina/ui/link';
import { IndexBadge } from '@vitrina/ui/primitives/index-badge';
import { StateTag } from '@vitrina/ui/primitives/tag';
import { useIsPhone } from '@vitrina/ui/use-is-phone';
import { Star } from 'lucide-react';
import { toPreviousReport, useAgainst } from '../period/use-against.ts';
import { reports } from '../api/reports.ts';
import { ProfileHead } from '../report/profile/profile-head.tsx';
import { useMarketTotals } from '../report/profile/use-market-totals.ts';
import { entityPath } from '../routing/paths.ts';
import { isHttps } from './is-https.ts';
import { Picture } from './picture.tsx';
import { productFigures, useProductTabs } from './product-tabs.tsx';
import { useProductHistory } from './product-history.ts';
import { usePricePicture } from './price-picture.tsx';

interface Props {
  info: ProductInfo;
}

const BrandAndCategory = ({ info: { brandId, brandTitle, categoryId, categoryTitle } }: Props) => (
  <>
    {brandId === 0 ? (
      <span>{noBrand}</span>
    ) : (
      <Link href={entityPath({ kind: 'brand', id: brandId })}>{brandTitle}</Link>
    )}
    <Link href={entityPath({ kind: 'category', id: categoryId })}>{categoryTitle}</Link>
  </>
);

const RatingAndReviews = ({ info: { lastRating, commentsCount } }: Props) => (
  <>
    {lastRating !== null && lastRating > 0 && (
      <span className="inline-flex items-center gap-1">
        <Star className="size-3.5 fill-star text-star" aria-hidden="true" />
        <span className="sr-only">{texts.rating}</span> {formatTenths(lastRating)}
      </span>
    )}
    <span>{formatCount(commentsCount, texts.review)}</span>
  </>
);

const Index = ({ info }: Props) => (
  <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
    <span className="max-md:sr-only">{texts.index}</span> {formatIndex(info.potentialProfitIndex)}
    <IndexBadge index={info.potentialProfitIndex} row={info} />
  </span>
);

const describePlace = ({ placeInCategory, placesInCategoryCount }: ProductInfo): string =>
  placeInCategory === null
    ? texts.nothingSold
    : texts.place(placeInCategory, formatNumber(placesInCategoryCount));

/** «19,0 % выручки категории, продавались 277 товаров» */
const describeShare = ({ shareRevenueFromCategory, placesInCategoryCount }: ProductInfo) =>
  shareRevenueFromCategory === null
    ? undefined
    : texts.shareOfCategory(
        formatPercent(shareRevenueFromCategory),
        formatCount(placesInCategoryCount, nouns.product),
      );

/** Brand, category, place, rating and index of a product. */
const Details = ({ info }: Props) => (
  <p className="flex flex-wrap items-center gap-x-4 text-ink-2 [overflow-wrap:anywhere] max-md:gap-x-3 [&>a]:inline-flex [&>a]:min-h-6 [&>a]:items-center [&>a]:text-accent [&>a:hover]:underline">
    {info.isNew === true ? <StateTag text={texts.isNew} hasLeft={false} /> : null}
    <BrandAndCategory info={info} />
    <RatingAndReviews info={info} />
    <span title={describeShare(info)}>{describePlace(info)}</span>
    <Index info={info} />
  </p>
);

/** Head of a product's card; the list of one seller leaves room for the open prices. */
export function ProductHead({ info }: Props) {
  const { productId, productName, productKaspiLink, productMainImgLink } = info;
  const { week } = useAgainst();
  const before = toPreviousReport(reports.product.info.useQuery(week && { ...week, productId }));
  const infoBefore = before === 'pending' ? before : before?.productInfo;
  return (
    <ProfileHead
      entity={{ kind: 'product', id: productId, title: productName }}
      links={isHttps(productKaspiLink) ? [{ title: texts.openOnKaspi, href: productKaspiLink }] : []}
      isNamedInCrumbs={false}
      areDetailsBelow
      picture={isHttps(productMainImgLink) && <Picture url={productMainImgLink} />}
      details={<Details info={info} />}
      fields={productFigures}
      first="minPrice"
      info={info}
      before={infoBefore}
      market={useMarketTotals()}
      overrides={useProductTabs(info, infoBefore === 'pending' ? undefined : infoBefore)}
      useHistory={useProductHistory}
      isCollapsedAtFirst={useIsPhone() || info.sellersCount > 1}
      weekPicture={usePricePicture()}
    />
  );
}
