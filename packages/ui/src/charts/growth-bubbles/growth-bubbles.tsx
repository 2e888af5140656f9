import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { formatIndex, formatInteger } from '../../format/numbers.ts';
import { layoutBubbles, type Bubble, type BubbleLayout } from './bubble-layout.ts';
import { summarizeGrowth } from '../chart-summaries.ts';
import { ChartFigure } from '../chart-figure.tsx';
import { BubbleLink, describeBubble } from './bubble-link.tsx';
import { findArrowKeyTarget } from '../arrow-key-target.ts';
import { useElementSize } from '../use-element-size.ts';

/** Height of the picture; room for the values of both axes, and for half a bubble at the end (px). */
const HEIGHT = 240;
const BELOW = 32;
const BEFORE = 34;
const AFTER = 8;

/** So many bubbles can still be told apart. */
const SHOWN = 30;

/** In parts of the whole, so that paper of another width does not break the picture. */
const inPart = (x: number, width: number): string => `${(100 * x) / width}%`;

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
    <line x2="100%" y1={HEIGHT - BELOW} y2={HEIGHT - BELOW} className="stroke-line" />
    {bubbles.shares.map((share) => (
      <text
        key={share}
        x={inPart(bubbles.atShare(share), width)}
        y={HEIGHT - BELOW + 14}
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

/** What the bubbles are, as their picture and its table name it. */
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
  readonly words: BubbleLabels;
  readonly bubbles: readonly Bubble[];
  readonly className?: string;
}

/** Where there is room to grow: upwards the prospect index, to the right the share won, area is revenue. */
export const GrowthBubbles = ({ title, words, bubbles: all, className }: Props) => {
  const [measure, full] = useElementSize();
  const picture = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const width = Math.max(0, full - BEFORE - AFTER);
  const largest = useMemo(
    () => all.toSorted((one, other) => other.revenue - one.revenue).slice(0, SHOWN),
    [all],
  );
  const bubbles = useMemo(() => layoutBubbles(largest, width, HEIGHT - BELOW), [largest, width]);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = findArrowKeyTarget(bubbles.placed, active, event.key);
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    picture.current?.querySelectorAll<HTMLElement>('[data-bubble]')[next]?.focus();
  };
  return (
    <ChartFigure
      title={title}
      note="вверх — индекс перспективности, площадь — выручка"
      answer={summarizeGrowth(largest)}
      table={{
        heads: [words.one, 'Выручка', words.share, 'Перспективность'],
        rows: largest.map((bubble) => [
          bubble.title,
          ...describeBubble(bubble, words.share).map(([, value]) => value),
        ]),
      }}
      {...(className !== undefined && { className })}
    >
      <div ref={measure} style={{ height: HEIGHT }}>
        <div ref={picture} className="relative h-full" style={{ marginLeft: BEFORE, marginRight: AFTER }}>
          {width === 0 ? null : (
            <>
              <Axes
                bubbles={bubbles}
                width={width}
                label={`${title}: ${largest.length} крупнейших ${words.many}`}
                shareLabel={words.share}
              />
              {bubbles.placed.map((bubble, place) => (
                <BubbleLink
                  key={bubble.key}
                  bubble={bubble}
                  left={inPart(bubble.x, width)}
                  shareLabel={words.share}
                  tabIndex={place === Math.min(active, largest.length - 1) ? 0 : -1}
                  onFocus={() => setActive(place)}
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
