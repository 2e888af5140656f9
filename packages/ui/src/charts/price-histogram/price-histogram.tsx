import { useMemo, useState } from 'react';
import { classNames } from '../../class-names.ts';
import { fieldKinds } from '../../fields/field-definition.ts';
import { formatCompactMoney, formatMoney, formatNumber, formatInteger } from '../../format/numbers.ts';
import { useIsPhone } from '../../use-is-phone.ts';
import { formatCount, nouns } from '../../format/plural.ts';
import { useHighlightedRow } from '../../row-highlight.tsx';
import { createRangeTest } from '../../format/rounding.ts';
import { Button } from '../../primitives/button.tsx';
import { summarizeSelectedPrices, summarizePrices } from '../chart-summaries.ts';
import { ChartTooltip } from '../chart-tooltip.tsx';
import { ChartFigure } from '../chart-figure.tsx';
import { ABOVE, AFTER, BELOW, HistogramBars } from './histogram-bars.tsx';
import { PriceRangeSlider } from './price-range-slider.tsx';
import { toBinRange, toPriceRange, type PriceRange } from './price-range.ts';
import { toBinPosition, computePriceBins, type PricedProduct, type PriceBins } from './price-bins.ts';
import { useElementSize } from '../use-element-size.ts';

export type { PriceRange } from './price-range.ts';

/** Heights of the bars, px: at least; beside a taller picture they fill its height. */
const DESK = 118;
const PHONE = 72;

const heads = ['Цена', 'Выручка', 'Товары'];

const inWords = ({ from, to }: PriceRange): string => {
  if (from === null) return `до ${formatMoney(to)}`;
  if (to === null) return `от ${formatMoney(from)}`;
  return from === to ? formatMoney(to) : `${formatNumber(from)}–${formatMoney(to)}`;
};

interface Props {
  readonly title: string;
  /** The rows of the report, in its order. */
  readonly products: readonly PricedProduct[];
  /** The prices that are chosen; null for all. */
  readonly range: PriceRange | null;
  readonly onRange: (range: PriceRange | null) => void;
  /** Of the bars on a desk at least, px. */
  readonly tall?: number;
  readonly className?: string;
}

const Chosen = ({ products, range, onRange }: Pick<Props, 'products' | 'range' | 'onRange'>) => {
  if (range === null)
    return <span className="text-ink-3 print:hidden">выделите промежуток, чтобы отобрать товары</span>;
  const isChosen = createRangeTest(range, fieldKinds.price.rounding);
  const count = products.filter(({ price }) => price > 0 && isChosen(price)).length;
  return (
    <span className="flex items-center gap-2">
      <span className="figures text-ink-2" aria-live="polite">
        {inWords(range)} · {formatCount(count, nouns.product)}
      </span>
      <Button small look="quiet" className="h-5! px-1.5!" onClick={() => onRange(null)}>
        Все цены
      </Button>
    </span>
  );
};

/** The step under the cursor: marked, and said. */
const Pointed = ({ prices, step }: { readonly prices: PriceBins; readonly step: number | null }) => {
  const shown = step === null ? undefined : prices.bins[step];
  if (shown === undefined || step === null) return null;
  const share = 100 / prices.bins.length;
  return (
    <>
      <span
        aria-hidden="true"
        style={{ left: `${share * step}%`, width: `${share}%` }}
        className="pointer-events-none absolute inset-y-0 bg-ink/8"
      />
      <ChartTooltip
        title={inWords(shown)}
        rows={[
          ['Выручка', formatCompactMoney(shown.revenue)],
          ['Товары', formatInteger(shown.count)],
        ]}
        x={(step + 0.5) / prices.bins.length}
        y={1}
      />
    </>
  );
};

/** The price of the product that is pointed at in the table. */
const PointedPrice = ({
  prices,
  products,
}: {
  readonly prices: PriceBins;
  readonly products: readonly PricedProduct[];
}) => {
  const index = useHighlightedRow();
  const price = index === null ? undefined : products[index]?.price;
  if (price === undefined || price <= 0) return null;
  const left = `${(100 * toBinPosition(prices.edges, price)) / prices.bins.length}%`;
  return (
    <span
      aria-hidden="true"
      style={{ left }}
      className="pointer-events-none absolute inset-y-0 w-0.5 -translate-x-1/2 bg-accent mark"
    />
  );
};

/** Where the money is among prices: revenue by steps of price; a band of prices can be chosen. */
export const PriceHistogram = ({ title, products, range, onRange, tall = DESK, className }: Props) => {
  const phone = useIsPhone();
  const [measure, whole, full] = useElementSize();
  const [pointed, setPointed] = useState<number | null>(null);
  const prices = useMemo(() => computePriceBins(products), [products]);
  const least = phone ? PHONE : tall;
  const height = Math.max(least, full - ABOVE - BELOW);
  const width = Math.max(0, whole - AFTER);
  if (prices === null) return null;
  const band = toBinRange(prices, range);
  const rows = prices.bins
    .filter(({ count }) => count > 0)
    .map(({ from, to, revenue, count }) => [
      inWords({ from, to }),
      formatCompactMoney(revenue),
      formatInteger(count),
    ]);
  return (
    <ChartFigure
      title={title}
      aside={<Chosen products={products} range={range} onRange={onRange} />}
      answer={range === null ? summarizePrices(prices) : summarizeSelectedPrices(products, range)}
      table={{ heads, rows }}
      className={classNames('flex flex-col', className)}
    >
      <div ref={measure} className="relative flex-1" style={{ minHeight: ABOVE + least + BELOW }}>
        {width === 0 ? null : (
          <>
            <HistogramBars
              label={`${title}: ${rows.length} шагов цены, медиана ${formatMoney(prices.median)}`}
              {...{ prices, band, width, height }}
            />
            <div className="absolute left-0 print:hidden" style={{ top: ABOVE, right: AFTER, height }}>
              <PriceRangeSlider
                edges={prices.edges}
                band={band}
                onBand={(next) => onRange(toPriceRange(prices, next, range))}
                onPoint={setPointed}
              />
              <PointedPrice prices={prices} products={products} />
              <Pointed prices={prices} step={pointed} />
            </div>
          </>
        )}
      </div>
    </ChartFigure>
  );
};
