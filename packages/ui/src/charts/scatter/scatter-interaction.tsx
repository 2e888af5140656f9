import * as texts from '#texts/charts/scatter';
import { useState } from 'react';
import { classNames } from '../../class-names.ts';
import { formatCompactMoney, formatMoney, formatUnits, NO_VALUE } from '../../format/numbers.ts';
import { useHighlightedRow, useRowHighlight } from '../../row-highlight.tsx';
import { ChartTooltip } from '../chart-tooltip.tsx';
import {
  findPointAt,
  type PositionedPoint,
  type ScatterLayout,
  type ScatterPoint,
} from './scatter-layout.ts';
import { getSeriesPath } from './series-shape.tsx';

export const scatterHeads = [texts.product, texts.brand, texts.price, texts.sales, texts.revenue];

/** Formats a product as a row of the data table. */
export const formatPoint = ({
  title,
  series,
  price,
  salesCount,
  revenue,
}: ScatterPoint): readonly string[] => [
  title,
  series === '' ? NO_VALUE : series,
  formatMoney(price),
  formatUnits(salesCount),
  formatCompactMoney(revenue),
];

interface Props extends Pick<ScatterLayout, 'points' | 'largest'> {
  readonly isDimmed: (point: PositionedPoint) => boolean;
  /** Size of the plot, px. */
  readonly width: number;
  readonly height: number;
}

/** The highlighted product, from the plot or the table. */
const HighlightedPoint = ({
  point,
  width,
  height,
}: Pick<Props, 'width' | 'height'> & { readonly point: PositionedPoint }) => (
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
export const ScatterInteraction = ({ points, largest, isDimmed, width, height }: Props) => {
  const [shown, show] = useState<PositionedPoint | null>(null);
  const rowHighlight = useRowHighlight();
  const highlightedRow = useHighlightedRow();
  const highlighted = shown ?? points.find(({ key }) => key === highlightedRow) ?? null;
  const point = (one: PositionedPoint | null) => {
    show(one);
    rowHighlight?.highlight(one?.key ?? null);
  };
  const reachable = largest.filter((each) => !isDimmed(each));
  const position = Math.max(0, shown === null ? 0 : reachable.indexOf(shown));
  const at = reachable[position];
  return (
    <div
      role="presentation"
      onPointerMove={({ clientX, clientY, currentTarget }) => {
        const { left, top } = currentTarget.getBoundingClientRect();
        const index = findPointAt(
          points,
          isDimmed,
          { x: clientX - left, y: clientY - top },
          { width, height },
        );
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
        aria-label={texts.slider}
        aria-valuetext={at === undefined ? '' : formatPoint(at).join(', ')}
        min={0}
        max={Math.max(0, reachable.length - 1)}
        value={position}
        onChange={({ target }) => point(reachable[Number(target.value)] ?? null)}
        onFocus={() => point(at ?? null)}
        onBlur={() => point(null)}
        className="pointer-events-none absolute size-6 opacity-0"
      />
      {highlighted === null ? null : <HighlightedPoint point={highlighted} width={width} height={height} />}
      {shown === null ? null : (
        <ChartTooltip
          title={shown.title}
          rows={scatterHeads.slice(1).map((head, column) => [head, formatPoint(shown)[column + 1] ?? ''])}
          x={shown.x}
          y={shown.y}
        />
      )}
    </div>
  );
};
