import * as texts from '#texts/charts/price-histogram';
import { useMemo, useState } from 'react';
import { classNames } from '../../class-names.ts';
import { fieldKinds } from '../../fields/field-definition.ts';
import { formatCompactMoney, formatMoney, formatNumber, formatInteger } from '../../format/numbers.ts';
import { useIsPhone } from '../../use-is-phone.ts';
import { formatCount, nouns } from '../../format/plural.ts';
import { useHighlightedRow, usePassedRows } from '../../row-highlight.tsx';
import { createRangeTest } from '../../format/rounding.ts';
import { Button } from '../../primitives/button.tsx';
import { summarizeSelectedPrices, summarizePrices } from '../chart-summaries.ts';
import { ChartTooltip } from '../chart-tooltip.tsx';
import { ChartFigure } from '../chart-figure.tsx';
import { TOP_SPACE, END_SPACE, BOTTOM_SPACE, HistogramBars } from './histogram-bars.tsx';
import { PriceRangeSlider } from './price-range-slider.tsx';
import { toBinRange, toPriceRange, type PriceRange } from './price-range.ts';
import {
  computePriceBins,
  sumBinRevenues,
  toBinPosition,
  type PriceBins,
  type PricedProduct,
} from './price-bins.ts';
import { useElementSize } from '../use-element-size.ts';

export type { PriceRange } from './price-range.ts';

/** Minimum bar heights, px; beside a taller chart the bars fill its height. */
const DESKTOP_MIN_HEIGHT = 118;
const PHONE_MIN_HEIGHT = 72;
/** Space around the bars. */
const insets = { top: TOP_SPACE, right: END_SPACE };

const heads = [texts.price, texts.revenue, texts.products];

const formatRange = ({ from, to }: PriceRange): string => {
  if (from === null) return texts.upTo(formatMoney(to));
  if (to === null) return texts.from(formatMoney(from));
  return from === to ? formatMoney(to) : `${formatNumber(from)}–${formatMoney(to)}`;
};

interface Props {
  readonly title: string;
  /** Rows of the report, in its order. */
  readonly products: readonly PricedProduct[];
  /** Selected prices; null for all. */
  readonly range: PriceRange | null;
  readonly onRangeChange: (range: PriceRange | null) => void;
  /** Minimum bar height on a desktop, px. */
  readonly minBarHeight?: number;
  readonly className?: string;
}

const SelectedRange = ({
  products,
  range,
  onRangeChange,
}: Pick<Props, 'products' | 'range' | 'onRangeChange'>) => {
  if (range === null) return <span className="text-ink-3 print:hidden">{texts.instruction}</span>;
  const isInRange = createRangeTest(range, fieldKinds.price.rounding);
  const count = products.filter(({ price }) => price > 0 && isInRange(price)).length;
  return (
    <span className="flex items-center gap-2">
      <span className="figures text-ink-2" aria-live="polite">
        {formatRange(range)} · {formatCount(count, nouns.product)}
      </span>
      <Button small variant="quiet" className="h-5! px-1.5!" onClick={() => onRangeChange(null)}>
        {texts.allPrices}
      </Button>
    </span>
  );
};

/** Highlights the hovered bin and shows its tooltip. */
const HoveredBin = ({ prices, bin }: { readonly prices: PriceBins; readonly bin: number | null }) => {
  const shown = bin === null ? undefined : prices.bins[bin];
  if (shown === undefined || bin === null) return null;
  const share = 100 / prices.bins.length;
  return (
    <>
      <span
        aria-hidden="true"
        style={{ left: `${share * bin}%`, width: `${share}%` }}
        className="pointer-events-none absolute inset-y-0 bg-ink/8"
      />
      <ChartTooltip
        title={formatRange(shown)}
        rows={[
          [texts.revenue, formatCompactMoney(shown.revenue)],
          [texts.products, formatInteger(shown.count)],
        ]}
        x={(bin + 0.5) / prices.bins.length}
        y={1}
        gap={BOTTOM_SPACE + 4}
      />
    </>
  );
};

/** Marks the price of the product highlighted in the table. */
const HighlightedPrice = ({
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

/** Revenue in each bin of the rows that pass the table's filters; undefined if all do. */
const usePassedRevenues = (prices: PriceBins | null, products: readonly PricedProduct[]) => {
  const passed = usePassedRows();
  return useMemo(
    () =>
      passed === null || prices === null
        ? undefined
        : sumBinRevenues(
            prices.edges,
            products.filter((_, row) => passed.has(row)),
          ),
    [passed, prices, products],
  );
};

/** Histogram of revenue by price; a price range can be selected. */
export const PriceHistogram = ({
  title,
  products,
  range,
  onRangeChange,
  minBarHeight = DESKTOP_MIN_HEIGHT,
  className,
}: Props) => {
  const isPhone = useIsPhone();
  const [measureRef, fullWidth, fullHeight] = useElementSize();
  const [hoveredBin, setHoveredBin] = useState<number | null>(null);
  const prices = useMemo(() => computePriceBins(products), [products]);
  const passed = usePassedRevenues(prices, products);
  const minHeight = isPhone ? PHONE_MIN_HEIGHT : minBarHeight;
  const height = Math.max(minHeight, fullHeight - TOP_SPACE - BOTTOM_SPACE);
  const width = Math.max(0, fullWidth - END_SPACE);
  if (prices === null) return null;
  const binRange = toBinRange(prices, range);
  const rows = prices.bins
    .filter(({ count }) => count > 0)
    .map(({ from, to, revenue, count }) => [
      formatRange({ from, to }),
      formatCompactMoney(revenue),
      formatInteger(count),
    ]);
  return (
    <ChartFigure
      title={title}
      aside={<SelectedRange products={products} range={range} onRangeChange={onRangeChange} />}
      summary={range === null ? summarizePrices(prices) : summarizeSelectedPrices(products, range)}
      table={{ heads, rows }}
      className={classNames('flex flex-col', className)}
    >
      <div
        ref={measureRef}
        className="relative flex-1"
        style={{ minHeight: TOP_SPACE + minHeight + BOTTOM_SPACE }}
      >
        {width === 0 ? null : (
          <>
            <HistogramBars
              label={texts.picture(title, rows.length, formatMoney(prices.median))}
              {...{ prices, binRange, passed, width, height }}
            />
            <div className="absolute left-0 print:hidden" style={{ ...insets, height }}>
              <PriceRangeSlider
                edges={prices.edges}
                binRange={binRange}
                onBinRangeChange={(next) => onRangeChange(toPriceRange(prices, next, range))}
                onHoverBin={setHoveredBin}
              />
              <HighlightedPrice prices={prices} products={products} />
              <HoveredBin prices={prices} bin={hoveredBin} />
            </div>
          </>
        )}
      </div>
    </ChartFigure>
  );
};
