import * as texts from '#texts/product/card';
import type { ProductInfo } from '@vitrina/contract';
import { createLazyComponent } from '@vitrina/ui/lazy/lazy-component';
import { formatMoney } from '@vitrina/ui/format/numbers';
import { useIsPhone } from '@vitrina/ui/use-is-phone';
import { Suspense } from 'react';
import { useReportParams } from '../period/use-report-params.ts';
import { Trend } from '../report/trend/trend.tsx';
import { useProductHistory } from './product-history.ts';

/** Loads once a history is loaded. */
const PriceHistory = createLazyComponent(
  async () => (await import('./price-history.tsx')).PriceHistory,
  () => null,
);

/** Extra height of the price chart over a figure's chart, and of the line about one's own offer, px. */
const [PRICES_EXTRA, OWN_LINE] = [56, 20];

/** The prices of a card over weeks, and the trend of its figures. */
export function ProductTrend({ info }: { info: ProductInfo }) {
  const { sellerId } = useReportParams();
  const phone = useIsPhone();
  const extraHeight = PRICES_EXTRA + (sellerId === undefined ? 0 : OWN_LINE);
  return (
    <div className="px-(--gutter)">
      <Trend
        name={info.productName}
        useHistory={useProductHistory}
        hasMarket
        isCollapsedAtFirst={phone}
        picture={{
          title: texts.prices,
          heading: texts.pricesHeading,
          extraHeight,
          collapsed: { field: 'minPrice', format: formatMoney },
          render: (slots) => (
            <Suspense fallback={<div style={{ height: extraHeight + 114 }} className="max-md:pb-15" />}>
              <PriceHistory slots={slots} />
            </Suspense>
          ),
        }}
      />
    </div>
  );
}
