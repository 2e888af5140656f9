import * as texts from '#texts/charts/growth-bubbles';
import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { formatCount } from '../../format/plural.ts';
import { useHasPassed, useHighlightedRow } from '../../row-highlight.tsx';
import { findArrowKeyTarget } from '../arrow-key-target.ts';
import { ChartFigure } from '../chart-figure.tsx';
import { summarizeGrowth } from '../chart-summaries.ts';
import { MarkTooltip } from '../mark-tooltip.tsx';
import { useIsPhone } from '../../use-is-phone.ts';
import { useElementSize } from '../use-element-size.ts';
import { usePointedMark } from '../use-pointed-mark.ts';
import { BubbleAxes, toPercent, X_AXIS_HEIGHT, Y_AXIS_NAME_HEIGHT, Y_AXIS_WIDTH } from './bubble-axes.tsx';
import { findGrowthCorner, isInCorner, layoutBubbles, type Bubble } from './bubble-layout.ts';
import { BubbleLink, describeBubble, getLinkSize, type BubbleLabels } from './bubble-link.tsx';

export type { Bubble } from './bubble-layout.ts';
export type { BubbleLabels } from './bubble-link.tsx';

/** Height of the chart and space for half a bubble at the end, px. */
const HEIGHT = 216;
const END_PADDING = 8;
const margins = { marginLeft: Y_AXIS_WIDTH, marginRight: END_PADDING };
const PLOT_HEIGHT = HEIGHT - X_AXIS_HEIGHT - Y_AXIS_NAME_HEIGHT;

/** Largest number of bubbles that a person tells apart. */
const MAX_BUBBLES = { desktop: 20, phone: 14 } as const;

interface DrawingProps {
  readonly title: string;
  readonly labels: BubbleLabels;
  readonly bubbles: readonly Bubble[];
  readonly strongIndex: number;
  readonly width: number;
}

/** Bubbles over their axes; one tab stop, arrow keys move between bubbles. */
const Drawing = ({ title, labels, bubbles, strongIndex, width }: DrawingProps) => {
  const chartRef = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const { pointed, clear, getHandlers } = usePointedMark();
  const highlightedRow = useHighlightedRow();
  const hasPassed = useHasPassed();
  const layout = useMemo(
    () => layoutBubbles(bubbles, strongIndex, width, PLOT_HEIGHT),
    [bubbles, strongIndex, width],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    const target = findArrowKeyTarget(layout.placed, active, event.key);
    if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    chartRef.current?.querySelectorAll<HTMLElement>('[data-bubble]')[target]?.focus();
  };
  const explained = pointed === null ? undefined : layout.placed[pointed];
  const size = explained && getLinkSize(explained);
  return (
    <div ref={chartRef} className="absolute inset-0">
      <BubbleAxes
        bubbles={layout}
        {...{ width, labels }}
        height={PLOT_HEIGHT}
        label={`${title}: ${formatCount(bubbles.length, labels.noun)}`}
      />
      {layout.placed.map((bubble, index) => {
        const handlers = getHandlers(index, bubble.key);
        return (
          <BubbleLink
            key={bubble.key}
            {...handlers}
            bubble={bubble}
            labels={labels}
            left={toPercent(bubble.x, width)}
            isPointed={pointed === null ? highlightedRow === bubble.key : pointed === index}
            hasPassed={hasPassed(bubble.key)}
            tabIndex={index === Math.min(active, bubbles.length - 1) ? 0 : -1}
            onFocus={() => {
              setActive(index);
              handlers.onFocus();
            }}
            onKeyDown={onKeyDown}
          />
        );
      })}
      {explained && size && (
        <MarkTooltip
          key={pointed}
          title={explained.title}
          rows={describeBubble(explained, labels)}
          style={{ left: explained.x - size / 2, top: explained.y - size / 2, width: size, height: size }}
          onClose={clear}
        />
      )}
    </div>
  );
};

interface Props {
  readonly title: string;
  readonly labels: BubbleLabels;
  readonly bubbles: readonly Bubble[];
  /** Index from which a market is strong, 0–1. */
  readonly strongIndex: number;
  readonly className?: string;
}

/** Growth opportunities: index of the whole market (y), own share in it (x), its revenue (area). */
export const GrowthBubbles = ({ title, labels, bubbles: all, strongIndex, className }: Props) => {
  const phone = useIsPhone();
  const [measureRef, fullWidth] = useElementSize();
  const width = Math.max(0, fullWidth - Y_AXIS_WIDTH - END_PADDING);
  const largest = useMemo(
    () =>
      all
        .toSorted((one, other) => other.revenue - one.revenue)
        .slice(0, MAX_BUBBLES[phone ? 'phone' : 'desktop']),
    [all, phone],
  );
  const corner = findGrowthCorner(largest, strongIndex);
  const hasAbsent = largest.some(({ share }) => share === null);
  return (
    <ChartFigure
      title={title}
      note={(hasAbsent ? texts.areaAndDashes : texts.area)(labels.area)}
      summary={summarizeGrowth(
        largest.filter((bubble) => isInCorner(bubble, corner)),
        largest.length,
      )}
      table={{
        heads: [labels.one, labels.revenue, labels.share, labels.index],
        rows: largest.map((bubble) => [
          bubble.title,
          ...describeBubble(bubble, labels).map(([, value]) => value),
        ]),
      }}
      {...(className !== undefined && { className })}
    >
      <div ref={measureRef} style={{ height: HEIGHT, paddingTop: Y_AXIS_NAME_HEIGHT }}>
        <div className="relative h-full" style={margins}>
          {width === 0 ? null : <Drawing {...{ title, labels, strongIndex, width }} bubbles={largest} />}
        </div>
      </div>
    </ChartFigure>
  );
};
