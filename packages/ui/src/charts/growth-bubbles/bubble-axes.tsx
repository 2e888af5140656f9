import * as texts from '#texts/charts/growth-bubbles';
import { formatIndex, formatInteger } from '../../format/numbers.ts';
import type { BubbleLayout } from './bubble-layout.ts';
import type { BubbleLabels } from './bubble-link.tsx';
import { TITLE_LINE } from './corner-title.ts';

/** Space for the share axis, for the figures of the index axis and for its name above them, px. */
export const X_AXIS_HEIGHT = 32;
export const Y_AXIS_WIDTH = 34;
export const Y_AXIS_NAME_HEIGHT = 16;

/** As a percentage, so that printing at another width keeps the layout. */
export const toPercent = (x: number, width: number): string => `${(100 * x) / width}%`;

interface Props {
  readonly bubbles: BubbleLayout;
  readonly width: number;
  /** Height of the bubbles' area, px. */
  readonly height: number;
  /** Accessible name. */
  readonly label: string;
  readonly labels: BubbleLabels;
}

/** The corner with room to grow: shaded, titled. */
const Corner = ({ bubbles: { frame, cornerTitle }, width }: Pick<Props, 'bubbles' | 'width'>) => (
  <g>
    <rect
      width={toPercent(frame.width, width)}
      height={Math.max(0, frame.height)}
      className="fill-accent/8 stroke-accent/40 [print-color-adjust:exact]"
      strokeDasharray="3 3"
    />
    {cornerTitle.lines.map((line, place) => (
      <text
        key={line}
        x={toPercent(cornerTitle.x, width)}
        y={11 + place * TITLE_LINE}
        textAnchor={cornerTitle.anchor}
        strokeWidth={4}
        className="fill-ink-2 stroke-ground text-axis [paint-order:stroke]"
      >
        {line}
      </text>
    ))}
  </g>
);

/** The labelled lane of unsold items, divided from the share axis. */
const Lane = ({ bubbles: { laneWidth }, width, height }: Pick<Props, 'bubbles' | 'width' | 'height'>) => {
  const x = toPercent(laneWidth, width);
  return (
    <g>
      <line x1={x} x2={x} y2={height + 4} className="stroke-line-control" strokeDasharray="2 3" />
      <text y={height + X_AXIS_HEIGHT - 4} className="fill-ink-3 text-axis">
        {texts.lane}
      </text>
    </g>
  );
};

/** Axes, grid lines and the corner with room to grow. */
export const BubbleAxes = ({ bubbles, width, height, label, labels }: Props) => (
  <svg role="img" aria-label={label} className="absolute inset-0 size-full overflow-visible">
    {bubbles.indices.map((index) => (
      <g key={index}>
        <line
          x2="100%"
          y1={bubbles.atIndex(index)}
          y2={bubbles.atIndex(index)}
          className="stroke-line-soft"
        />
        <text x={-6} y={bubbles.atIndex(index) + 4} textAnchor="end" className="figures fill-ink-3 text-axis">
          {formatIndex(index + 1e-9)}
        </text>
      </g>
    ))}
    <Corner bubbles={bubbles} width={width} />
    <line x2="100%" y1={height} y2={height} className="stroke-line" />
    {bubbles.shares.map((share) => (
      <text
        key={share}
        x={toPercent(bubbles.atShare(share), width)}
        y={height + 14}
        textAnchor={bubbles.atShare(share) > width - 8 ? 'end' : 'middle'}
        className="figures fill-ink-3 text-axis"
      >
        {formatInteger(100 * share)}
      </text>
    ))}
    <text x={-Y_AXIS_WIDTH} y={-6} className="fill-ink-3 text-axis">
      {labels.index}
    </text>
    {bubbles.laneWidth > 0 && <Lane {...{ bubbles, width, height }} />}
    <text x="100%" y={height + X_AXIS_HEIGHT - 4} textAnchor="end" className="fill-ink-3 text-axis">
      {labels.share}, %
    </text>
  </svg>
);
