import * as texts from '#texts/charts/scatter';
import { useCallback, useMemo, useState } from 'react';
import { useHasPassed } from '../../row-highlight.tsx';
import { ChartFigure } from '../chart-figure.tsx';
import { summarizeBestSeller } from '../chart-summaries.ts';
import type { PriceRange } from '../price-histogram/price-range.ts';
import { useElementSize } from '../use-element-size.ts';
import { MARGIN, ScatterAxes } from './scatter-axes.tsx';
import { formatPoint, ScatterInteraction, scatterHeads } from './scatter-interaction.tsx';
import { layoutScatter, OWN_SERIES, type PositionedPoint, type ScatterPoint } from './scatter-layout.ts';
import { ScatterLegend } from './scatter-legend.tsx';
import { ScatterPoints } from './scatter-points.tsx';

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

/** Which points are dimmed: filtered out of the table, or of another series than the isolated one. */
const useDimming = (isolated: number | null) => {
  const hasPassed = useHasPassed();
  return useCallback(
    ({ key, seriesIndex }: PositionedPoint) =>
      !hasPassed(key) || (isolated !== null && seriesIndex !== isolated),
    [hasPassed, isolated],
  );
};

/** Scatter plot of products by price and units, coloured by the largest brands; those sold up to three times are faint. */
export const Scatter = ({ title, priceLabel, products, range, height, className }: Props) => {
  const [measureRef, fullWidth] = useElementSize();
  const [isolated, setIsolated] = useState<number | null>(null);
  const [pointed, setPointed] = useState<number | null>(null);
  const isDimmed = useDimming(pointed ?? isolated);
  const scatter = useMemo(() => layoutScatter(products), [products]);
  const summary = useMemo(() => summarizeBestSeller(products), [products]);
  if (scatter === null) return null;
  const size = {
    width: Math.max(0, fullWidth - MARGIN.left),
    height: height - MARGIN.top - MARGIN.bottom,
  };
  const hasOthers = scatter.points.some(({ seriesIndex }) => seriesIndex === OWN_SERIES);
  return (
    <ChartFigure
      title={title}
      aside={
        <ScatterLegend
          series={scatter.series}
          {...{ hasOthers, isolated }}
          onIsolate={setIsolated}
          onPoint={setPointed}
        />
      }
      summary={summary}
      table={{ heads: scatterHeads, rows: scatter.largest.map(formatPoint) }}
      {...(className !== undefined && { className })}
    >
      <div ref={measureRef} className="relative" style={{ height }}>
        {fullWidth === 0 ? null : (
          <div
            className="absolute right-0"
            style={{ left: MARGIN.left, top: MARGIN.top, bottom: MARGIN.bottom }}
          >
            <ScatterAxes
              label={texts.picture(title, scatter.points.length)}
              {...{ priceLabel, scatter, range, height: size.height }}
            />
            <ScatterPoints points={scatter.points} isDimmed={isDimmed} {...size} />
            <ScatterInteraction {...scatter} isDimmed={isDimmed} {...size} />
          </div>
        )}
      </div>
    </ChartFigure>
  );
};
