import type { BrandPrices } from '@vitrina/contract';
import { formatCount, nouns } from '@vitrina/ui/format/plural';
import { CountChips } from '@vitrina/ui/primitives/count-chips';
import { Segments } from '@vitrina/ui/primitives/segments';
import { useState } from 'react';
import * as z from 'zod/mini';
import { brandReports, brandTsr } from '../api/brand.ts';
import { useReportParams } from '../period/use-report-params.ts';
import { ReportList } from '../report/report-list.tsx';
import { Report } from '../report/report.tsx';
import { useTypedSearchParams } from '../routing/search-params.ts';

const offers = { one: 'предложение', few: 'предложения', many: 'предложений' };
const sellersGenitive = { one: 'продавца', few: 'продавцов', many: 'продавцов' };
const thresholds = ['0.03', '0.05', '0.1', '0.2'] as const;
const DEFAULT_THRESHOLD = '0.05';
const thresholdParam = { threshold: z.enum(thresholds) };

const titleOf = (threshold: string): string => `${Number(threshold) * 100}\u00a0%`;

/** «Сравниваем, где продавцов несколько: 474 карточки; с одним продавцом ещё 211 карточек.» */
const ComparedNote = ({ prices }: { prices: BrandPrices }) => (
  <>
    {`Сравниваем, где продавцов несколько: ${formatCount(prices.productsCount, nouns.card)}`}
    {prices.singleSellerProductsCount > 0 &&
      `; с одним продавцом ещё ${formatCount(prices.singleSellerProductsCount, nouns.card)}`}
    .
  </>
);

/** «34 предложения 12 продавцов дешевле обычной цены карточки больше чем на 5 %.» A phone has the rest under the table. */
function Summary({ prices }: { prices: BrandPrices }) {
  const below = prices.sellers.filter(({ belowCount }) => belowCount > 0);
  const belowCount = below.reduce((total, row) => total + row.belowCount, 0);
  const limit = titleOf(String(prices.threshold));
  return (
    <p>
      {belowCount === 0 ? (
        `Дешевле обычной цены карточки больше чем на ${limit} не продаёт никто.`
      ) : (
        <>
          <b className="font-semibold">{formatCount(belowCount, offers)}</b>
          {` ${formatCount(below.length, sellersGenitive)} дешевле обычной цены карточки больше чем на ${limit}.`}
        </>
      )}
      <span className="text-ink-2 max-md:hidden">
        {' '}
        <ComparedNote prices={prices} />
      </span>
    </p>
  );
}

const SellerTable = ({ prices }: { prices: BrandPrices }) => (
  <ReportList
    name="price-sellers"
    caption="Продавцы бренда ниже обычной цены"
    noun={nouns.seller}
    rows={prices.sellers}
    initialOrder="own"
    columns={['sellerTitle', 'belowCount', 'offersCount', 'deepestGap', 'revenueBelow', 'revenue']}
    phoneLayout={{ value: 'belowCount', secondary: ['deepestGap'], secondaryValue: 'revenueBelow' }}
    emptyTitle="Сравнивать не с чем"
    advice="На каждой карточке бренда за эту неделю один продавец."
  />
);

const ProductTable = ({ prices }: { prices: BrandPrices }) => (
  <ReportList
    name="price-products"
    caption="Цены карточек бренда"
    noun={nouns.card}
    rows={prices.products}
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
    emptyTitle="Сравнивать не с чем"
    advice="На каждой карточке бренда за эту неделю один продавец."
  />
);

/** The prices of a brand: who is below the usual price, or the cards. */
function Prices({ prices }: { prices: BrandPrices }) {
  const [kind, setKind] = useState<'sellers' | 'products'>('sellers');
  const [{ threshold = DEFAULT_THRESHOLD }, change] = useTypedSearchParams(thresholdParam);
  return (
    <>
      <div className="px-(--gutter) pt-3">
        <Summary prices={prices} />
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1 px-(--gutter) pt-2 max-md:flex-nowrap max-md:gap-x-3 max-md:scroll-sideways max-md:[&>*]:shrink-0">
        <CountChips
          label="Что показать"
          chips={[
            { name: 'sellers', title: 'Продавцы', count: prices.sellers.length },
            { name: 'products', title: 'Карточки', count: prices.productsCount },
          ]}
          value={kind}
          onChange={setKind}
        />
        <span className="inline-flex items-center gap-2">
          <span className="text-ink-2 max-md:sr-only">Ниже обычной на</span>
          <Segments
            label="Порог"
            choices={thresholds.map((name) => ({ name, title: titleOf(name) }))}
            value={threshold}
            onChange={(name) => change({ threshold: name === DEFAULT_THRESHOLD ? undefined : name })}
          />
        </span>
      </div>
      {kind === 'sellers' ? <SellerTable prices={prices} /> : <ProductTable prices={prices} />}
      <p className="px-(--gutter) py-3 text-badge font-normal text-ink-2 md:hidden">
        <ComparedNote prices={prices} />
      </p>
    </>
  );
}

/** Who sells the brand in the address below the usual prices of its cards. */
export function PriceList() {
  const { brand } = useReportParams();
  const [{ threshold }] = useTypedSearchParams(thresholdParam);
  const params = brand && { ...brand, ...(threshold !== undefined && { threshold }) };
  return (
    <Report query={brandTsr.prices.useQuery(brandReports.prices(params))} what="цены бренда">
      {({ brandPrices }) => <Prices prices={brandPrices} />}
    </Report>
  );
}
