import * as texts from '#texts/product/card';
import type { ProductInfo } from '@vitrina/contract';
import { classNames } from '@vitrina/ui/class-names';
import { noBrand } from '@vitrina/ui/format/no-brand';
import { formatIndex, formatPercent, formatTenths } from '@vitrina/ui/format/numbers';
import { formatCount, formatCountGenitive, nouns } from '@vitrina/ui/format/plural';
import { Link } from '@vitrina/ui/link';
import { getButtonClass } from '@vitrina/ui/primitives/button';
import { IndexBadge } from '@vitrina/ui/primitives/index-badge';
import { StateTag } from '@vitrina/ui/primitives/tag';
import { useIsPhone } from '@vitrina/ui/use-is-phone';
import { ExternalLink, Star } from 'lucide-react';
import { FollowButton, FollowNote } from '../follow/follow-button.tsx';
import { AgainstMenu } from '../period/against-menu.tsx';
import { entityPath, paths } from '../routing/paths.ts';
import { ShareButton } from '../report/share/share-button.tsx';
import { useIsShared } from '../routing/shared-screen.ts';
import { isHttps } from './is-https.ts';
import { Picture } from './picture.tsx';
import { ProductMenu } from './product-menu.tsx';
import { ProductMetrics } from './product-metrics.tsx';

interface Props {
  info: ProductInfo;
}

const linkClass =
  '[&>a]:inline-flex [&>a]:min-h-6 [&>a]:items-center [&>a]:text-accent [&>a:hover]:underline';

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

const Share = ({ info: { shareRevenueFromCategory } }: Props) =>
  shareRevenueFromCategory === null ? null : (
    <span>{texts.shareOfCategory(formatPercent(shareRevenueFromCategory))}</span>
  );

const describePlace = ({ placeInCategory, placesInCategoryCount }: ProductInfo): string =>
  placeInCategory === null
    ? texts.nothingSold
    : texts.place(placeInCategory, formatCountGenitive(placesInCategoryCount, nouns.product));

const Heading = ({ info: { productName } }: Props) => (
  <h1
    title={productName}
    className="line-clamp-3 min-w-0 text-title [overflow-wrap:anywhere] max-md:text-section"
  >
    {productName}
  </h1>
);

/** Converts a card to a follow subject. */
const toSubject = ({ productId, productName }: ProductInfo) => ({
  kind: 'product' as const,
  id: productId,
  title: productName,
});

const Tag = ({ info }: Props) =>
  info.isNew === true ? <StateTag text={texts.isNew} hasLeft={false} /> : null;

/** Link to the comparison; hidden on a shared screen. */
const Compare = ({ info: { productId } }: Props) =>
  useIsShared() ? null : (
    <Link href={paths.compare('product', [productId])} className={getButtonClass()}>
      {texts.compare}
    </Link>
  );

/** The compared week, following, the comparison with other products, sharing, and the link to Kaspi. */
const Actions = ({ info }: Props) => (
  <span className="flex gap-2 max-lg:flex-wrap max-lg:justify-end lg:shrink-0">
    <AgainstMenu />
    <FollowButton entity={toSubject(info)} />
    <Compare info={info} />
    <ShareButton />
    {isHttps(info.productKaspiLink) ? (
      <a href={info.productKaspiLink} target="_blank" rel="noreferrer" className={getButtonClass()}>
        {texts.openOnKaspi}
        <ExternalLink className="size-4 text-ink-2" aria-hidden="true" />
      </a>
    ) : null}
  </span>
);

/** Picture, name and actions of a product, and its details in one line below. */
const WideTop = ({ info }: Props) => (
  <div className="mb-3 flex items-start gap-3">
    <Picture url={info.productMainImgLink} />
    <div className="min-w-0 flex-1">
      <div className="flex items-start justify-between gap-4">
        <Heading info={info} />
        <Actions info={info} />
      </div>
      <p
        className={classNames(
          'flex flex-wrap items-center gap-x-4 text-ink-2 [overflow-wrap:anywhere]',
          linkClass,
        )}
      >
        <Tag info={info} />
        <BrandAndCategory info={info} />
        <span>{describePlace(info)}</span>
        <Share info={info} />
        <RatingAndReviews info={info} />
        <Index info={info} />
      </p>
      <FollowNote entity={toSubject(info)} />
    </div>
  </div>
);

/** The same on a phone: the name beside the picture, then rating and index beside the actions. */
const NarrowTop = ({ info }: Props) => (
  <div className="mb-2">
    <div className="flex items-center gap-3">
      <Picture url={info.productMainImgLink} />
      <div className="min-w-0 flex-1">
        <Heading info={info} />
        <p className={classNames('flex flex-wrap items-center gap-x-3 text-ink-2', linkClass)}>
          <Tag info={info} />
          <BrandAndCategory info={info} />
        </p>
      </div>
    </div>
    <div className="mt-2 flex flex-wrap items-center gap-2">
      <div className="min-w-fit flex-1 text-ink-2">
        <p className="flex flex-wrap gap-x-3">
          <RatingAndReviews info={info} />
        </p>
        <Index info={info} />
      </div>
      <AgainstMenu />
      <ProductMenu info={info} subject={toSubject(info)} />
    </div>
    <FollowNote entity={toSubject(info)} />
  </div>
);

/** Head of a product's card: picture, name, details, the link to Kaspi, metrics. */
export function ProductHead({ info }: Props) {
  const phone = useIsPhone();
  return (
    <div className="px-(--gutter) pt-3">
      {phone ? <NarrowTop info={info} /> : <WideTop info={info} />}
      <ProductMetrics info={info}>
        {phone ? (
          <p className="flex flex-wrap gap-x-3 py-2 text-ink-2">
            <span>{describePlace(info)}</span>
            <Share info={info} />
          </p>
        ) : undefined}
      </ProductMetrics>
    </div>
  );
}
