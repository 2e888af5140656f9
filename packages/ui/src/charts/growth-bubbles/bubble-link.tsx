import * as texts from '#texts/charts/growth-bubbles';
import type { KeyboardEvent } from 'react';
import { classNames } from '../../class-names.ts';
import { formatCompactMoney, formatPercent } from '../../format/numbers.ts';
import type { Noun } from '../../format/noun.ts';
import { describeProspect } from '../../format/prospect.ts';
import { Link } from '../../link.tsx';
import type { PointedMark } from '../use-pointed-mark.ts';
import { POINTER, type Bubble, type PositionedBubble } from './bubble-layout.ts';
import type { BubbleLabel } from './label-candidates.ts';

/** Nouns of the chart and its table. */
export interface BubbleLabels {
  /** «Категория» */
  readonly one: string;
  /** 1 категория, 5 категорий */
  readonly noun: Noun;
  /** «Выручка категории» */
  readonly revenue: string;
  /** Meaning of the area, short: «выручка категории». */
  readonly area: string;
  /** «Доля в категории» */
  readonly share: string;
  /** «Индекс всей категории» */
  readonly index: string;
}

/** Describes a bubble: revenue and index of the whole, share. */
export const describeBubble = (
  { revenue, share, index }: Bubble,
  labels: BubbleLabels,
): readonly (readonly [string, string])[] => [
  [labels.revenue, formatCompactMoney(revenue)],
  [labels.share, share === null ? texts.notSold : formatPercent(share)],
  [labels.index, describeProspect(index)],
];

interface Props extends ReturnType<PointedMark['getHandlers']> {
  readonly bubble: PositionedBubble;
  /** CSS x position of the centre. */
  readonly left: string;
  readonly labels: BubbleLabels;
  readonly isPointed: boolean;
  /** Whether its row passes the table's filters. */
  readonly hasPassed: boolean;
  readonly tabIndex: 0 | -1;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Size of a bubble's link, px; at least a touch target. */
export const getLinkSize = ({ radius }: PositionedBubble): number => Math.max(POINTER, 2 * radius);

/** Sideways shift of a label by its anchor. */
const shifts = { start: '0', middle: '-50%', end: '-100%' } as const;

/** A bubble's name; one not beside the bubble is joined by a line. */
const Label = ({
  title,
  label: { x, y, anchor, leader, isOver = false },
}: {
  readonly title: string;
  readonly label: BubbleLabel;
}) => (
  <>
    {leader && (
      <svg aria-hidden="true" className="absolute top-1/2 left-1/2 size-px overflow-visible">
        <line {...leader} className="stroke-line-control" />
        {/* Marks the centre where a line across other bubbles starts. */}
        {leader.x1 === 0 && leader.y1 === 0 && <circle r={2.5} className="fill-series-1" />}
      </svg>
    )}
    <span
      style={{
        left: `calc(50% + ${x}px)`,
        top: `calc(50% + ${y}px)`,
        transform: `translate(${shifts[anchor]}, -50%)`,
      }}
      className={classNames(
        'absolute z-1 text-label font-normal whitespace-nowrap [text-shadow:0_0_2px_var(--color-ground),0_0_4px_var(--color-ground)]',
        isOver && 'rounded-badge bg-ground/85 px-0.5 [print-color-adjust:exact]',
      )}
    >
      {title}
    </span>
  </>
);

/** A bubble as a link with its label; hollow if unsold. */
export const BubbleLink = ({ bubble, left, labels, isPointed, hasPassed, ...shared }: Props) => {
  const { title, href, y, radius, pointerSize, label, share } = bubble;
  const size = getLinkSize(bubble);
  const fill = share === null ? 'border-dashed bg-ground/60' : 'bg-series-1/30';
  return (
    <Link
      {...shared}
      href={href}
      data-bubble=""
      aria-label={`${title}, ${describeBubble(bubble, labels)
        .map((pair) => pair.join(' '))
        .join(', ')}`}
      style={{ left: `calc(${left} - ${size / 2}px)`, top: y - size / 2, width: size, height: size }}
      className={classNames(
        // The box is a full touch target; where bubbles crowd, only its middle takes the pointer.
        'pointer-events-none absolute rounded-full *:pointer-events-auto focus-visible:z-1',
        isPointed && 'z-1',
        !hasPassed && 'text-ink-3',
      )}
    >
      <span
        style={{ width: pointerSize, height: pointerSize }}
        className="absolute top-1/2 left-1/2 -translate-1/2 [clip-path:circle()]"
      />
      <span
        style={{ width: 2 * radius, height: 2 * radius }}
        className={classNames(
          'absolute top-1/2 left-1/2 -translate-1/2 rounded-full border border-series-1 [print-color-adjust:exact]',
          isPointed ? 'bg-series-1/60 outline-2 outline-offset-1 outline-series-1' : fill,
          !hasPassed && !isPointed && 'opacity-25',
        )}
      />
      {label === null ? null : <Label title={title} label={label} />}
    </Link>
  );
};
