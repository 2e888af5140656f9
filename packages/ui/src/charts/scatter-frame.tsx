import { formatTick } from '../format.ts';
import type { Scatter } from './scatter-layout.ts';

/** Room in px around the points for what is written on the axes. */
export const MARGIN = { left: 62, top: 20, bottom: 32 } as const;

interface Props {
  /** What it shows, for screen readers. */
  readonly label: string;
  /** «Медианная цена» */
  readonly priceLabel: string;
  readonly scatter: Scatter;
  /** The chosen prices, ₸; null for all. */
  readonly range: { readonly from: number | null; readonly to: number | null } | null;
  /** Of the points alone, px. */
  readonly width: number;
  readonly height: number;
}

const within = (part: number): number => Math.min(1, Math.max(0, part));

/** The axes of a scatter, its lines, and the chosen band of prices. */
export const ScatterFrame = ({ label, priceLabel, scatter, range, width, height }: Props) => {
  const { prices, revenues } = scatter;
  const from = within(range?.from ? prices.at(range.from) : 0) * width;
  const to = within(range?.to ? prices.at(range.to) : 1) * width;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-MARGIN.left} ${-MARGIN.top} ${width + MARGIN.left} ${height + MARGIN.top + MARGIN.bottom}`}
      className="block size-full"
    >
      {range === null ? null : (
        <g>
          <rect x={from} width={Math.max(0, to - from)} height={height} className="fill-accent/8" />
          <path d={`M${from} 0V${height}M${to} 0V${height}`} className="stroke-accent" />
        </g>
      )}
      {revenues.ticks.map((tick) => {
        const y = height * (1 - revenues.at(tick));
        return (
          <g key={tick}>
            <line x2={width} y1={y} y2={y} className="stroke-line-soft" />
            <text x={-8} y={y + 4} textAnchor="end" className="figures fill-ink-3 text-axis">
              {formatTick(tick)}
            </text>
          </g>
        );
      })}
      <text x={-MARGIN.left} y={-8} className="fill-ink-3 text-axis">
        Выручка, ₸
      </text>
      <text x={width} y={height + 28} textAnchor="end" className="fill-ink-3 text-axis">
        {priceLabel}, ₸
      </text>
      <line x2={width} y1={height} y2={height} className="stroke-line" />
      {prices.ticks.map((tick) => (
        <text
          key={tick}
          x={prices.at(tick) * width}
          y={height + 14}
          textAnchor={prices.at(tick) > 0.93 ? 'end' : 'middle'}
          className="figures fill-ink-3 text-axis"
        >
          {formatTick(tick)}
        </text>
      ))}
    </svg>
  );
};
