import * as entities from '#texts/entities';
import * as texts from '#texts/brand/price';
import type { BrandPrices } from '@vitrina/contract';
import { formatChange, formatInteger, formatWholePercent } from '@vitrina/ui/format/numbers';
import { formatCount, nouns } from '@vitrina/ui/format/plural';
import { insertElements } from '@vitrina/ui/insert-elements';
import { CountChips } from '@vitrina/ui/primitives/count-chips';
import { Menu, MenuChoice } from '@vitrina/ui/primitives/menu';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { reports } from '../api/reports.ts';
import { useReportParams } from '../period/use-report-params.ts';
import { ReportList } from '../report/report-list.tsx';
import { Report } from '../report/report.tsx';
import { useTypedSearchParams } from '../routing/search-params.ts';

const thresholds = ['0.03', '0.05', '0.1', '0.2'] as const;
/** Default minimum discount from the usual price. */
export const DEFAULT_THRESHOLD = '0.05';
const thresholdParam = { threshold: z.enum(thresholds) };

/** «5 %» */
export const formatThreshold = (threshold: string): string => formatWholePercent(Number(threshold));

/** «Сравниваем, где продавцов несколько: 474 карточки, с одним ещё 211.» */
function describeCompared({ productsCount, singleSellerProductsCount: single }: BrandPrices): string {
  const cards = formatCount(productsCount, nouns.product);
  return single > 0 ? texts.comparedAndSingle(cards, formatInteger(single)) : texts.compared(cards);
}

/** Selects the threshold inside a sentence; the choice is in the address. */
function ThresholdMenu() {
  const [{ threshold = DEFAULT_THRESHOLD }, change] = useTypedSearchParams(thresholdParam);
  const choose = (name: (typeof thresholds)[number]) =>
    change({ threshold: name === DEFAULT_THRESHOLD ? undefined : name });
  return (
    <Menu
      title={texts.thresholds}
      className="min-w-24!"
      trigger={
        <button
          type="button"
          aria-label={texts.chosenThreshold(formatThreshold(threshold))}
          className="-ml-1 inline-flex min-h-6 items-center rounded-badge pl-1 font-medium text-accent hover:bg-hover"
        >
          {formatThreshold(threshold)}
          <ChevronDown className="-mr-px size-3.5 print:hidden" aria-hidden="true" />
        </button>
      }
    >
      {thresholds.map((name) => (
        <MenuChoice key={name} chosen={name === threshold} onSelect={() => choose(name)}>
          {formatThreshold(name)}
        </MenuChoice>
      ))}
    </Menu>
  );
}

/** Counts the offers and sellers below the usual price. */
export function countBelow(prices: BrandPrices) {
  const below = prices.sellers.filter(({ belowCount }) => belowCount > 0);
  return { offers: below.reduce((total, row) => total + row.belowCount, 0), sellers: below.length };
}

/**
 * «34 предложения 12 продавцов дешевле обычной цены карточки больше чем на 5 %.» On a phone the rest is below the
 * table.
 */
function Summary({ prices }: { prices: BrandPrices }) {
  const below = countBelow(prices);
  const threshold = (
    <span className="whitespace-nowrap">{insertElements(texts.threshold, { menu: <ThresholdMenu /> })}</span>
  );
  return (
    <p>
      {below.offers === 0
        ? insertElements(texts.nobodyBelow, { threshold })
        : insertElements(texts.below, {
            offers: <b className="font-semibold">{formatCount(below.offers, texts.belowOffer)}</b>,
            sellers: formatCount(below.sellers, texts.belowSeller),
            threshold,
          })}
      <span className="text-ink-2 max-md:hidden"> {describeCompared(prices)}</span>
    </p>
  );
}

/** «2 предложения из 55 · до −6,5 %» */
const describeBelow = ({ belowCount, offersCount, deepestGap }: BrandPrices['sellers'][number]): string =>
  belowCount === 0
    ? texts.noneBelowLine(formatCount(offersCount, nouns.offer))
    : texts.belowLine(
        formatCount(belowCount, nouns.offer),
        formatInteger(offersCount),
        formatChange(deepestGap),
      );

/** Columns of the sellers below the usual price. */
export const brandPriceColumns = [
  'sellerTitle',
  'belowCount',
  'offersCount',
  'deepestGap',
  'revenueBelow',
  'revenue',
] as const;

const SellerTable = ({ prices }: { prices: BrandPrices }) => (
  <ReportList
    name="price-sellers"
    caption={texts.sellersCaption}
    noun={nouns.seller}
    rows={prices.sellers.map((row) => ({
      ...row,
      phoneLine: describeBelow(row),
      revenueBelowName: texts.atLowPrice,
    }))}
    initialOrder="belowCount"
    isPart
    columns={brandPriceColumns}
    phoneLayout={{
      value: 'revenueBelow',
      secondary: ['phoneLine'],
      secondaryValue: 'revenueBelowName',
      covered: ['belowCount'],
    }}
    emptyTitle={texts.emptyList}
    advice={texts.advice}
  />
);

const ProductTable = ({ prices }: { prices: BrandPrices }) => (
  <ReportList
    name="price-products"
    caption={texts.cardsCaption}
    noun={nouns.product}
    rows={prices.products}
    isPart
    columns={[
      'productName',
      'minPrice',
      'referencePrice',
      'maxPrice',
      'sellersCount',
      'belowCount',
      'revenue',
      'kaspiId',
    ]}
    initiallyHidden={['kaspiId']}
    phoneLayout={{
      value: 'minPrice',
      secondary: ['belowCount'],
      secondaryValue: 'referencePrice',
      isNameAlone: true,
    }}
    emptyTitle={texts.emptyList}
    advice={texts.advice}
  />
);

/** Prices of a brand: the sellers below the usual price, or the cards. */
function Prices({ prices }: { prices: BrandPrices }) {
  const [kind, setKind] = useState<'sellers' | 'products'>('sellers');
  return (
    <>
      <div className="px-(--gutter) pt-3">
        <Summary prices={prices} />
      </div>
      <div className="px-(--gutter) pt-1">
        <CountChips
          label={texts.views}
          chips={[
            { name: 'sellers', title: entities.sellers, count: prices.sellers.length },
            { name: 'products', title: texts.cards, count: prices.productsCount },
          ]}
          value={kind}
          onChange={setKind}
        />
      </div>
      {kind === 'sellers' ? <SellerTable prices={prices} /> : <ProductTable prices={prices} />}
      <p className="px-(--gutter) py-3 text-badge font-normal text-ink-2 md:hidden">
        {describeCompared(prices)}
      </p>
    </>
  );
}

/** Sellers of the brand in the address below the usual prices of its cards. */
export function PriceList() {
  const { brand } = useReportParams();
  const [{ threshold }] = useTypedSearchParams(thresholdParam);
  const params = brand && { ...brand, ...(threshold !== undefined && { threshold }) };
  return (
    <Report query={reports.brand.prices.useQuery(params)} what={texts.accusative}>
      {({ brandPrices }) => <Prices prices={brandPrices} />}
    </Report>
  );
}
