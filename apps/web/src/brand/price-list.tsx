import * as entities from '#texts/entities';
import * as texts from '#texts/brand/price';
import type { BrandPrices } from '@vitrina/contract';
import { formatChange, formatInteger } from '@vitrina/ui/format/numbers';
import { formatCount, nouns } from '@vitrina/ui/format/plural';
import { insertElements } from '@vitrina/ui/insert-elements';
import { CountChips } from '@vitrina/ui/primitives/count-chips';
import { type ReactNode, useState } from 'react';
import { reports } from '../api/reports.ts';
import { useReportParams } from '../period/use-report-params.ts';
import { ReportList } from '../report/report-list.tsx';
import { Report } from '../report/report.tsx';
import { ThresholdMenu, useThreshold } from './price-threshold.tsx';

/** «Сравниваем, где продавцов несколько: 474 карточки, с одним ещё 211.» */
function describeCompared({ productsCount, singleSellerProductsCount: single }: BrandPrices): string {
  const cards = formatCount(productsCount, nouns.product);
  return single > 0 ? texts.comparedAndSingle(cards, formatInteger(single)) : texts.compared(cards);
}

/** Counts the offers and sellers below the usual price. */
export function countBelow(prices: BrandPrices) {
  const below = prices.sellers.filter(({ belowCount }) => belowCount > 0);
  return { offers: below.reduce((total, row) => total + row.belowCount, 0), sellers: below.length };
}

/** «34 предложения 12 продавцов дешевле обычной цены карточки больше чем на 5 %.» */
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

interface TableProps {
  prices: BrandPrices;
  /** The choice between sellers and products and the summary, in the toolbar. */
  chips: ReactNode;
}

const SellerTable = ({ prices, chips }: TableProps) => (
  <ReportList
    chips={chips}
    name="price-sellers"
    caption={texts.sellersCaption}
    noun={nouns.seller}
    rows={prices.sellers.map((row) => ({
      ...row,
      phoneLine: describeBelow(row),
      revenueBelowName: texts.atLowPrice,
    }))}
    initialOrder="revenueBelow"
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

const ProductTable = ({ prices, chips }: TableProps) => (
  <ReportList
    chips={chips}
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
  const Table = kind === 'sellers' ? SellerTable : ProductTable;
  return (
    <>
      <Table
        prices={prices}
        chips={
          <div className="flex flex-wrap items-center gap-x-4">
            <CountChips
              label={texts.views}
              chips={[
                { name: 'sellers', title: entities.sellers, count: prices.sellers.length },
                { name: 'products', title: texts.cards, count: prices.productsCount },
              ]}
              value={kind}
              onChange={setKind}
            />
            <Summary prices={prices} />
          </div>
        }
      />
      <p className="px-(--gutter) py-3 text-ink-2">{describeCompared(prices)}</p>
    </>
  );
}

/** Sellers of the brand in the address below the usual prices of its cards. */
export function PriceList() {
  const { brand } = useReportParams();
  const [threshold] = useThreshold();
  const params = brand && { ...brand, ...(threshold !== undefined && { threshold }) };
  return (
    <Report query={reports.brand.prices.useQuery(params)} what={texts.accusative}>
      {({ brandPrices }) => <Prices prices={brandPrices} />}
    </Report>
  );
}
