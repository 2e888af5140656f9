import { Skeleton } from '@vitrina/ui/primitives/skeleton';
import { useIsPhone } from '@vitrina/ui/use-is-phone';
import { createLazyComponent } from '@vitrina/ui/lazy/lazy-component';
import { Suspense, useState } from 'react';
import { useAgainst } from '../../period/use-against.ts';
import { useReportParams } from '../../period/use-report-params.ts';
import { FigureTabs } from '../../report/profile/figure-tabs.tsx';
import { useMarketTotals } from '../../report/profile/use-market-totals.ts';
import { useMarketHistory } from '../../report/trend/entity-history.ts';
import { createSlots, type HistoryWeek, readValues } from '../../report/trend/history.ts';
import { findFigure } from '../../report/trend/trend-figures.ts';
import { useMarketChange } from '../use-market-change.ts';
import { SPAN, useShopHistory, useShopWeeks } from './use-shop.ts';
import * as texts from '#texts/market/mine';

/** Loaded after the figures. */
const FigureChart = createLazyComponent(
  async () => (await import('../../report/trend/figure-chart.tsx')).FigureChart,
);

/** The figures of a shop, in display order. */
const fields = ['revenue', 'salesCount', 'shareRevenueFromTotal', 'placeByRevenue', 'averagePrice'] as const;
type Field = (typeof fields)[number];

/** Calendar weeks on a phone. */
const PHONE_SPAN = 13;

/** Heights of the chart without its axis, px. */
const [HEIGHT, PHONE_HEIGHT] = [158, 168];

/** Height of the chart's place, with its axis. */
const placeClass = 'h-[188px] max-md:h-[252px] max-md:pt-3.5';

/** Published weeks without which there is no line. */
const MIN_WEEKS = 3;

const readFigures = (row: HistoryWeek | undefined): Record<Field, number | null> => ({
  revenue: row?.revenue ?? null,
  salesCount: row?.salesCount ?? null,
  shareRevenueFromTotal: row?.shareRevenueFromTotal ?? null,
  placeByRevenue: row?.placeByRevenue ?? null,
  averagePrice: row?.averagePrice ?? null,
});

/** The weeks of a figure, with what it would have been if it had moved with the market. */
function Chart({ field, weeks }: { field: Field; weeks: readonly HistoryWeek[] }) {
  const params = useReportParams();
  const isPhone = useIsPhone();
  const { result, weeks: market } = useMarketHistory(params, SPAN);
  const figure = findFigure(field, weeks);
  const { week } = params;
  if (week === undefined || figure === undefined || result.isLoading) return null;
  const span = isPhone ? PHONE_SPAN : SPAN;
  const slots = createSlots(weeks, week, span);
  const marketValues = market && readValues(createSlots(market, week, span).slice(-slots.length), field);
  return (
    <FigureChart
      slots={slots}
      figure={figure}
      marketValues={marketValues}
      height={isPhone ? PHONE_HEIGHT : HEIGHT}
      owner={texts.yourShop}
    />
  );
}

/** Skeleton of the figures and their chart. */
const FiguresSkeleton = ({ hasChart }: { hasChart: boolean }) => (
  <>
    <div className="flex h-16 gap-8 border-b border-line">
      {fields.map((field) => (
        <div key={field} className="flex flex-col gap-2 pt-1">
          <Skeleton className="h-3 w-20" />
          <Skeleton className="h-5 w-24" />
        </div>
      ))}
    </div>
    <div className={`pt-2 ${hasChart ? placeClass : 'h-11'}`}>
      <Skeleton className="h-full" />
    </div>
  </>
);

/** The figures of the shop's week as tabs of one chart. */
export function Figures({ sellerId }: { sellerId: number }) {
  const [chosen, choose] = useState<Field>('revenue');
  const market = useMarketTotals();
  const { isPending: isMarketPending } = useMarketChange();
  const { isPending } = useShopHistory(sellerId);
  const { history, now, before } = useShopWeeks(sellerId);
  const hasChart = useAgainst().earlier.length + 1 >= MIN_WEEKS;
  if (isPending || isMarketPending) return <FiguresSkeleton hasChart={hasChart} />;
  if (history === undefined) return null;
  return (
    <FigureTabs
      fields={fields}
      info={readFigures(now)}
      before={before && readFigures(before)}
      market={market}
      placesCount={now?.placesCount ?? undefined}
      value={chosen}
      onChange={choose}
    >
      <div className={hasChart ? placeClass : 'min-h-11'}>
        <Suspense>
          <Chart field={chosen} weeks={history.weeks} />
        </Suspense>
      </div>
    </FigureTabs>
  );
}
