import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { formatIndex, formatInteger } from '../../format/numbers.ts';
import { layoutBubbles, type Bubble, type BubbleLayout } from './bubble-layout.ts';
import { summarizeGrowth } from '../chart-summaries.ts';
import { ChartFigure } from '../chart-figure.tsx';
import { BubbleLink, describeBubble } from './bubble-link.tsx';
import { findArrowKeyTarget } from '../arrow-key-target.ts';
import { useElementSize } from '../use-element-size.ts';

/** Height of the chart; space for both axes and for half a bubble at the end, px. */
const HEIGHT = 240;
const X_AXIS_HEIGHT = 32;
const Y_AXIS_WIDTH = 34;
const END_PADDING = 8;
const margins = { marginLeft: Y_AXIS_WIDTH, marginRight: END_PADDING };

/** Largest number of distinguishable bubbles. */
const MAX_BUBBLES = 30;

/** As a percentage, so that printing at another width keeps the layout. */
const toPercent = (x: number, width: number): string => `${(100 * x) / width}%`;

const Axes = ({
  bubbles,
  width,
  label,
  shareLabel,
}: {
  readonly bubbles: BubbleLayout;
  readonly width: number;
  readonly label: string;
  readonly shareLabel: string;
}) => (
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
    <line x2="100%" y1={HEIGHT - X_AXIS_HEIGHT} y2={HEIGHT - X_AXIS_HEIGHT} className="stroke-line" />
    {bubbles.shares.map((share) => (
      <text
        key={share}
        x={toPercent(bubbles.atShare(share), width)}
        y={HEIGHT - X_AXIS_HEIGHT + 14}
        textAnchor={bubbles.atShare(share) > width - 8 ? 'end' : 'middle'}
        className="figures fill-ink-3 text-axis"
      >
        {formatInteger(100 * share)}
      </text>
    ))}
    <text x="100%" y={HEIGHT - 4} textAnchor="end" className="fill-ink-3 text-axis">
      {shareLabel}, %
    </text>
  </svg>
);

/** Nouns of the chart and its table. */
export interface BubbleLabels {
  /** «Категория» */
  readonly one: string;
  /** «категорий» */
  readonly many: string;
  /** «Доля в категории» */
  readonly share: string;
}

interface Props {
  readonly title: string;
  readonly labels: BubbleLabels;
  readonly bubbles: readonly Bubble[];
  readonly className?: string;
}

/** Growth chart: prospect index (y), share (x), revenue (area). */
export const GrowthBubbles = ({ title, labels, bubbles: all, className }: Props) => {
  const [measureRef, fullWidth] = useElementSize();
  const chartRef = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const width = Math.max(0, fullWidth - Y_AXIS_WIDTH - END_PADDING);
  const largest = useMemo(
    () => all.toSorted((one, other) => other.revenue - one.revenue).slice(0, MAX_BUBBLES),
    [all],
  );
  const bubbles = useMemo(() => layoutBubbles(largest, width, HEIGHT - X_AXIS_HEIGHT), [largest, width]);
  const onKeyDown = (event: KeyboardEvent) => {
    const target = findArrowKeyTarget(bubbles.placed, active, event.key);
    if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    chartRef.current?.querySelectorAll<HTMLElement>('[data-bubble]')[target]?.focus();
  };
  return (
    <ChartFigure
      title={title}
      note="вверх — индекс перспективности, площадь — выручка"
      summary={summarizeGrowth(largest)}
      table={{
        heads: [labels.one, 'Выручка', labels.share, 'Перспективность'],
        rows: largest.map((bubble) => [
          bubble.title,
          ...describeBubble(bubble, labels.share).map(([, value]) => value),
        ]),
      }}
      {...(className !== undefined && { className })}
    >
      <div ref={measureRef} style={{ height: HEIGHT }}>
        <div ref={chartRef} className="relative h-full" style={margins}>
          {width === 0 ? null : (
            <>
              <Axes
                bubbles={bubbles}
                width={width}
                label={`${title}: ${largest.length} крупнейших ${labels.many}`}
                shareLabel={labels.share}
              />
              {bubbles.placed.map((bubble, index) => (
                <BubbleLink
                  key={bubble.key}
                  bubble={bubble}
                  left={toPercent(bubble.x, width)}
                  shareLabel={labels.share}
                  tabIndex={index === Math.min(active, largest.length - 1) ? 0 : -1}
                  onFocus={() => setActive(index)}
                  onKeyDown={onKeyDown}
                />
              ))}
            </>
          )}
        </div>
      </div>
    </ChartFigure>
  );
};
