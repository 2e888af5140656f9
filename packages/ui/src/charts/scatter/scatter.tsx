import { useMemo, useState } from 'react';
import { classNames } from '../../class-names.ts';
import { formatCompactMoney, formatMoney, NO_VALUE } from '../../format/numbers.ts';
import { useRowHighlight, useHighlightedRow } from '../../row-highlight.tsx';
import { summarizeBestSeller } from '../chart-summaries.ts';
import { ChartFigure } from '../chart-figure.tsx';
import { ChartTooltip } from '../chart-tooltip.tsx';
import type { PriceRange } from '../price-histogram/price-range.ts';
import {
  OWN_SERIES,
  findPointAt,
  layoutScatter,
  type PositionedPoint,
  type ScatterLayout as Layout,
  type ScatterPoint,
} from './scatter-layout.ts';
import { MARGIN, ScatterAxes } from './scatter-axes.tsx';
import { ScatterPoints } from './scatter-points.tsx';
import { SeriesMark, getSeriesPath } from './series-shape.tsx';
import { useElementSize } from '../use-element-size.ts';

const heads = ['Товар', 'Бренд', 'Цена', 'Выручка'];

const formatRow = ({ title, series, price, revenue }: ScatterPoint): readonly string[] => [
  title,
  series === '' ? NO_VALUE : series,
  formatMoney(price),
  formatCompactMoney(revenue),
];

interface LegendProps {
  readonly series: readonly string[];
  readonly hasOthers: boolean;
}

const Legend = ({ series, hasOthers }: LegendProps) => (
  <ul className="flex flex-wrap gap-x-3 text-badge font-normal text-ink-2">
    {[...series, ...(hasOthers ? ['прочие'] : [])].map((title, position) => (
      <li key={title} className="flex min-w-0 items-center gap-1.5">
        <SeriesMark series={position < series.length ? position : OWN_SERIES} />
        <span className="max-w-32 truncate">{title}</span>
      </li>
    ))}
  </ul>
);

interface SurfaceProps extends Pick<Layout, 'points' | 'largest'> {
  readonly width: number;
  readonly height: number;
}

/** The highlighted product, from the plot or the table. */
const HighlightedPoint = ({
  point,
  width,
  height,
}: { readonly point: PositionedPoint } & Omit<SurfaceProps, keyof Layout>) => (
  <svg
    aria-hidden="true"
    viewBox="-8 -8 16 16"
    style={{ left: point.x * width - 8, top: point.y * height - 8 }}
    className="pointer-events-none absolute size-4"
  >
    <path
      d={getSeriesPath(point.seriesIndex)}
      transform="scale(1.6)"
      className="fill-ink stroke-ground forced-colors:fill-[Highlight] forced-colors:stroke-[Canvas]"
    />
  </svg>
);

/** Shows the hovered product; the keyboard moves through the products with the largest revenue. */
const InteractionLayer = ({ points, largest, width, height }: SurfaceProps) => {
  const [shown, show] = useState<PositionedPoint | null>(null);
  const rowHighlight = useRowHighlight();
  const highlightedRow = useHighlightedRow();
  const highlighted = shown ?? points.find(({ key }) => key === highlightedRow) ?? null;
  const point = (one: PositionedPoint | null) => {
    show(one);
    rowHighlight?.highlight(one?.key ?? null);
  };
  const position = Math.max(0, shown === null ? 0 : largest.indexOf(shown));
  const at = largest[position];
  return (
    <div
      role="presentation"
      onPointerMove={({ clientX, clientY, currentTarget }) => {
        const { left, top } = currentTarget.getBoundingClientRect();
        const index = findPointAt(points, { x: clientX - left, y: clientY - top }, { width, height });
        point(index === null ? null : (points[index] ?? null));
      }}
      onPointerLeave={() => point(null)}
      onClick={() => shown && rowHighlight?.reveal(shown.key)}
      onKeyDown={({ key }) => {
        if (key === 'Escape') point(null);
        if (key === 'Enter' && shown) rowHighlight?.reveal(shown.key);
      }}
      className={classNames(
        'absolute inset-0 rounded-mark outline-offset-2 outline-accent has-focus-visible:outline-2 print:hidden',
        shown !== null && rowHighlight !== null && 'cursor-pointer',
      )}
    >
      <input
        type="range"
        aria-label="Товары по убыванию выручки, Enter — к строке таблицы"
        aria-valuetext={at === undefined ? '' : formatRow(at).join(', ')}
        min={0}
        max={largest.length - 1}
        value={position}
        onChange={({ target }) => point(largest[Number(target.value)] ?? null)}
        onFocus={() => point(at ?? null)}
        onBlur={() => point(null)}
        className="pointer-events-none absolute size-6 opacity-0"
      />
      {highlighted === null ? null : <HighlightedPoint point={highlighted} width={width} height={height} />}
      {shown === null ? null : (
        <ChartTooltip
          title={shown.title}
          rows={heads.slice(1).map((head, column) => [head, formatRow(shown)[column + 1] ?? ''])}
          x={shown.x}
          y={shown.y}
        />
      )}
    </div>
  );
};

interface Props {
  readonly title: string;
  /** Name of the price: «Медианная цена». */
  readonly priceLabel: string;
  readonly products: readonly ScatterPoint[];
  /** Selected prices, shaded; null for all. */
  readonly range: PriceRange | null;
  /** Height of the plot, px. */
  readonly height: number;
  readonly className?: string;
}

/** Scatter plot of products by price and revenue, coloured by the largest brands. */
export const Scatter = ({ title, priceLabel, products, range, height, className }: Props) => {
  const [measureRef, fullWidth] = useElementSize();
  const scatter = useMemo(() => layoutScatter(products), [products]);
  const summary = useMemo(() => summarizeBestSeller(products), [products]);
  if (scatter === null) return null;
  const size = {
    width: Math.max(0, fullWidth - MARGIN.left),
    height: height - MARGIN.top - MARGIN.bottom,
  };
  return (
    <ChartFigure
      title={title}
      aside={<Legend series={scatter.series} hasOthers={scatter.points[0]?.seriesIndex === OWN_SERIES} />}
      summary={summary}
      table={{ heads, rows: scatter.largest.map(formatRow) }}
      {...(className !== undefined && { className })}
    >
      <div ref={measureRef} className="relative" style={{ height }}>
        {fullWidth === 0 ? null : (
          <>
            <div
              className="absolute right-0"
              style={{ left: MARGIN.left, top: MARGIN.top, bottom: MARGIN.bottom }}
            >
              <ScatterAxes
                label={`${title}: ${scatter.points.length} товаров`}
                {...{ priceLabel, scatter, range, height: size.height }}
              />
              <ScatterPoints points={scatter.points} {...size} />
              <InteractionLayer points={scatter.points} largest={scatter.largest} {...size} />
            </div>
          </>
        )}
      </div>
    </ChartFigure>
  );
};
