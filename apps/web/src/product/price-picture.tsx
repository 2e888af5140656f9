import * as texts from '#texts/product/card';
import { LittleLine } from '@vitrina/ui/charts/trend/little-line';
import { createLazyComponent } from '@vitrina/ui/lazy/lazy-component';
import { formatInteger } from '@vitrina/ui/format/numbers';
import { useIsPhone } from '@vitrina/ui/use-is-phone';
import { Suspense } from 'react';
import { type HistorySlot, readValues } from '../report/trend/history.ts';
import type { WeekPicture } from '../report/trend/trend-section.tsx';
import { formatWeekText } from '../routing/against-search-param.ts';
import { useOwnPrices, useOwnSeller } from './use-own-prices.ts';

/** Loads once the prices are opened. */
const PriceHistory = createLazyComponent(
  async () => (await import('./price-history.tsx')).PriceHistory,
  () => null,
);

/** Height of the open prices, and of the line about one's own offer, px. */
const [PRICES_HEIGHT, OWN_LINE] = [170, 20];
/** Width of the closed line on a wide screen and on a phone, and its height, px. */
const [WIDE, NARROW, LINE_HEIGHT] = [330, 150, 24];

/** The lowest price over weeks as one line, the median in grey, and the prices now. */
function PriceLine({ slots }: { slots: readonly HistorySlot[] }) {
  const isPhone = useIsPhone();
  const own = useOwnPrices(slots.length);
  const last = slots.at(-1);
  const ownPrice = last && own.get(formatWeekText(last.week))?.price;
  const minPrice = last?.row?.minPrice;
  return (
    <>
      <span className="flex min-w-0 justify-end overflow-x-clip">
        <LittleLine
          values={readValues(slots, 'minPrice')}
          beside={readValues(slots, 'medianPrice')}
          width={isPhone ? NARROW : WIDE}
          height={LINE_HEIGHT}
        />
      </span>
      <span className="figures text-badge font-normal whitespace-nowrap text-ink-2 @max-[44rem]:hidden">
        {ownPrice === undefined ? null : (
          <span className="text-accent">{texts.yours(formatInteger(ownPrice))} · </span>
        )}
        {typeof minPrice === 'number' && texts.minimum(formatInteger(minPrice))}
      </span>
    </>
  );
}

/** Returns the prices of the card over weeks, the picture of its tab «Цены». */
export function usePricePicture(): WeekPicture {
  const height = PRICES_HEIGHT + (useOwnSeller() === undefined ? 0 : OWN_LINE);
  return {
    field: 'minPrice',
    heading: texts.pricesHeading,
    height,
    render: (slots) => (
      <Suspense fallback={<div style={{ height }} className="max-md:pb-15" />}>
        <PriceHistory slots={slots} />
      </Suspense>
    ),
    renderLine: (slots) => <PriceLine slots={slots} />,
  };
}
