import type { KeyboardEvent } from 'react';
import { classNames } from '../../class-names.ts';
import { formatCompactMoney, formatIndex, formatPercent } from '../../format/numbers.ts';
import { findProspect } from '../../format/prospect.ts';
import { Link } from '../../link.tsx';
import type { PointedMark } from '../use-pointed-mark.ts';
import type { Bubble, PositionedBubble } from './bubble-layout.ts';

/** Nouns of the chart and its table. */
export interface BubbleLabels {
  /** «Категория» */
  readonly one: string;
  /** «категорий» */
  readonly many: string;
  /** «Выручка категории» */
  readonly revenue: string;
  /** «Доля в категории» */
  readonly share: string;
  /** «Индекс категории» */
  readonly index: string;
}

/** CSS side from which a label's offset is measured. */
const opposite = { right: 'left', left: 'right', above: 'bottom', below: 'top' } as const;

/** Describes a bubble: revenue and index of the whole, share. */
export const describeBubble = (
  { revenue, share, index }: Bubble,
  labels: BubbleLabels,
): readonly (readonly [string, string])[] => [
  [labels.revenue, formatCompactMoney(revenue)],
  [labels.share, share === null ? 'здесь не продаёт' : formatPercent(share)],
  [labels.index, `${formatIndex(index)} · ${findProspect(index).label}`],
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

/** Size of a bubble's link, px; at least that of a pointer. */
export const getLinkSize = ({ radius }: PositionedBubble): number => Math.max(24, 2 * radius);

const getLabelClass = (name: NonNullable<PositionedBubble['name']>): string => {
  if (name === 'over')
    return 'top-1/2 left-1/2 -translate-1/2 [text-shadow:0_0_2px_var(--color-ground),0_0_4px_var(--color-ground)]';
  return name === 'right' || name === 'left' ? 'top-1/2 -translate-y-1/2' : 'left-1/2 -translate-x-1/2';
};

/** A bubble as a link with its label; hollow where nothing is sold yet. */
export const BubbleLink = ({ bubble, left, labels, isPointed, hasPassed, ...shared }: Props) => {
  const { title, href, y, radius, name, share, shift } = bubble;
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
        'absolute rounded-full focus-visible:z-1',
        isPointed && 'z-1',
        !hasPassed && 'text-ink-3',
      )}
    >
      <span
        style={{ width: 2 * radius, height: 2 * radius }}
        className={classNames(
          'absolute top-1/2 left-1/2 -translate-1/2 rounded-full border border-series-1 [print-color-adjust:exact]',
          isPointed ? 'bg-series-1/60 outline-2 outline-offset-1 outline-series-1' : fill,
          !hasPassed && !isPointed && 'opacity-25',
        )}
      />
      {name === null ? null : (
        <span
          style={{ marginLeft: shift, ...(name !== 'over' && { [opposite[name]]: size / 2 + radius + 4 }) }}
          className={classNames('absolute text-label font-normal whitespace-nowrap', getLabelClass(name))}
        >
          {title}
        </span>
      )}
    </Link>
  );
};
