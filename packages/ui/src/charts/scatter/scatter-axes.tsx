import * as texts from '#texts/charts/scatter';
import { formatTick } from '../../format/numbers.ts';
import type { ScatterLayout } from './scatter-layout.ts';

/** Space around the points for axis labels, px. */
export const MARGIN = { left: 62, top: 20, bottom: 32 } as const;

interface Props {
  /** Accessible name. */
  readonly label: string;
  /** «Медианная цена» */
  readonly priceLabel: string;
  readonly scatter: ScatterLayout;
  /** Selected prices, ₸; null for all. */
  readonly range: { readonly from: number | null; readonly to: number | null } | null;
  /** Height of the points' area, px. */
  readonly height: number;
}

const clamp = (part: number): number => Math.min(1, Math.max(0, part));

/** As a percentage, so that printing at another width keeps the layout. */
const toPercent = (part: number): string => `${100 * part}%`;

/** Axes, grid lines and the selected price range of a scatter plot. */
export const ScatterAxes = ({ label, priceLabel, scatter, range, height }: Props) => {
  const { prices, units } = scatter;
  const from = clamp(range?.from ? prices.toPosition(range.from) : 0);
  const to = clamp(range?.to ? prices.toPosition(range.to) : 1);
  return (
    <svg role="img" aria-label={label} className="absolute inset-0 size-full overflow-visible">
      {range === null ? null : (
        <g>
          <rect
            x={toPercent(from)}
            width={toPercent(Math.max(0, to - from))}
            height={height}
            className="fill-accent/8"
          />
          {[from, to].map((at, end) => (
            <line key={end} x1={toPercent(at)} x2={toPercent(at)} y2={height} className="stroke-accent" />
          ))}
        </g>
      )}
      {units.ticks.map((tick) => {
        const y = height * (1 - units.toPosition(tick));
        return (
          <g key={tick}>
            <line x2="100%" y1={y} y2={y} className="stroke-line-soft" />
            <text x={-8} y={y + 4} textAnchor="end" className="figures fill-ink-3 text-axis">
              {formatTick(tick)}
            </text>
          </g>
        );
      })}
      <text x={-MARGIN.left} y={-8} className="fill-ink-3 text-axis">
        {texts.salesAxis}
      </text>
      <text x="100%" y={height + 28} textAnchor="end" className="fill-ink-3 text-axis">
        {priceLabel}, ₸
      </text>
      <line x2="100%" y1={height} y2={height} className="stroke-line" />
      {prices.ticks.map((tick) => (
        <text
          key={tick}
          x={toPercent(prices.toPosition(tick))}
          y={height + 14}
          textAnchor={prices.toPosition(tick) > 0.93 ? 'end' : 'middle'}
          className="figures fill-ink-3 text-axis"
        >
          {formatTick(tick)}
        </text>
      ))}
    </svg>
  );
};
