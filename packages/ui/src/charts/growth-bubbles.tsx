import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { formatCompactMoney, formatIndex, formatPercent, formatRounded } from '../format.ts';
import { Link } from '../link.tsx';
import { Tooltip } from '../primitives/tooltip.tsx';
import { prospectOf } from '../prospect.ts';
import { bubblesOf, type Bubble, type Bubbles, type PlacedBubble } from './bubble-layout.ts';
import { ChartFigure } from './chart-figure.tsx';
import { nearest } from './nearest.ts';
import { Readings } from './readings.tsx';
import { useWidth } from './use-width.ts';

/** Height of the picture; room for the values of both axes (px). */
const HEIGHT = 240;
const LEFT = 34;
const BELOW = 32;

/** So many bubbles can still be told apart. */
const SHOWN = 30;

const readings = ({ revenue, share, index }: Bubble): readonly (readonly [string, string])[] => [
  ['Выручка', formatCompactMoney(revenue)],
  ['Доля в категории', formatPercent(share)],
  ['Перспективность', `${formatIndex(index)} · ${prospectOf(index).label}`],
];

const Axes = ({
  bubbles,
  width,
  label,
}: {
  readonly bubbles: Bubbles;
  readonly width: number;
  readonly label: string;
}) => (
  <svg
    role="img"
    aria-label={label}
    viewBox={`${-LEFT} 0 ${width + LEFT} ${HEIGHT}`}
    className="absolute inset-0 size-full"
  >
    {bubbles.indices.map((index) => (
      <g key={index}>
        <line
          x2={width}
          y1={bubbles.atIndex(index)}
          y2={bubbles.atIndex(index)}
          className="stroke-line-soft"
        />
        <text x={-6} y={bubbles.atIndex(index) + 4} textAnchor="end" className="figures fill-ink-3 text-axis">
          {formatIndex(index + 1e-9)}
        </text>
      </g>
    ))}
    <line x2={width} y1={HEIGHT - BELOW} y2={HEIGHT - BELOW} className="stroke-line" />
    {bubbles.shares.map((share) => (
      <text
        key={share}
        x={bubbles.atShare(share)}
        y={HEIGHT - BELOW + 14}
        textAnchor="middle"
        className="figures fill-ink-3 text-axis"
      >
        {formatRounded(100 * share)}
      </text>
    ))}
    <text x={width} y={HEIGHT - 4} textAnchor="end" className="fill-ink-3 text-axis">
      Доля в категории, %
    </text>
  </svg>
);

interface DotProps {
  readonly bubble: PlacedBubble;
  readonly tabIndex: 0 | -1;
  readonly onFocus: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

const Dot = ({ bubble, ...keys }: DotProps) => {
  const { title, href, x, y, radius, name } = bubble;
  const size = Math.max(24, 2 * radius);
  return (
    <Tooltip title={title} delay={0} text={<Readings rows={readings(bubble)} />}>
      <Link
        {...keys}
        href={href}
        data-bubble=""
        aria-label={`${title}, ${readings(bubble)
          .map((pair) => pair.join(' '))
          .join(', ')}`}
        style={{ left: x + LEFT - size / 2, top: y - size / 2, width: size, height: size }}
        className="group absolute rounded-full hover:z-1 focus-visible:z-1"
      >
        <span
          style={{ width: 2 * radius, height: 2 * radius }}
          className="absolute top-1/2 left-1/2 -translate-1/2 rounded-full border border-series-1 bg-series-1/30 group-hover:bg-series-1/60 [print-color-adjust:exact]"
        />
        {name === null ? null : (
          <span
            style={{ [name === 'right' ? 'left' : 'right']: size / 2 + radius + 4 }}
            className="absolute top-1/2 -translate-y-1/2 text-label font-normal whitespace-nowrap"
          >
            {title}
          </span>
        )}
      </Link>
    </Tooltip>
  );
};

interface Props {
  readonly title: string;
  readonly bubbles: readonly Bubble[];
  readonly className?: string;
}

/** Where there is room to grow: upwards the prospect index, to the right the share won, area is revenue. */
export const GrowthBubbles = ({ title, bubbles: all, className }: Props) => {
  const [measure, full] = useWidth();
  const picture = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const width = Math.max(0, full - LEFT - 8);
  const largest = useMemo(
    () => all.toSorted((one, other) => other.revenue - one.revenue).slice(0, SHOWN),
    [all],
  );
  const bubbles = useMemo(() => bubblesOf(largest, width, HEIGHT - BELOW), [largest, width]);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nearest(bubbles.placed, active, event.key);
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    picture.current?.querySelectorAll<HTMLElement>('[data-bubble]')[next]?.focus();
  };
  return (
    <ChartFigure
      title={title}
      note="вверх — индекс перспективности, площадь — выручка"
      table={{
        heads: ['Категория', 'Выручка', 'Доля в категории', 'Перспективность'],
        rows: largest.map((bubble) => [bubble.title, ...readings(bubble).map(([, value]) => value)]),
      }}
      {...(className !== undefined && { className })}
    >
      <div ref={measure} style={{ height: HEIGHT }}>
        <div ref={picture} className="relative h-full" style={{ width: width + LEFT }}>
          {full === 0 ? null : (
            <>
              <Axes
                bubbles={bubbles}
                width={width}
                label={`${title}: ${largest.length} крупнейших категорий`}
              />
              {bubbles.placed.map((bubble, place) => (
                <Dot
                  key={bubble.key}
                  bubble={bubble}
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
