import type { KeyboardEvent } from 'react';
import { classNames } from '../../class-names.ts';
import { formatCompactMoney, formatIndex, formatPercent } from '../../format/numbers.ts';
import { Link } from '../../link.tsx';
import { useIsRowHighlighted, useRowHighlight } from '../../row-highlight.tsx';
import { Tooltip } from '../../primitives/tooltip.tsx';
import { findProspect } from '../../format/prospect.ts';
import type { Bubble, PositionedBubble } from './bubble-layout.ts';
import { TooltipRows } from '../tooltip-rows.tsx';

/** CSS side from which a label's offset is measured. */
const opposite = { right: 'left', left: 'right', above: 'bottom', below: 'top' } as const;

/** Describes a bubble: revenue, share, prospect. */
export const describeBubble = (
  { revenue, share, index }: Bubble,
  shareLabel: string,
): readonly (readonly [string, string])[] => [
  ['Выручка', formatCompactMoney(revenue)],
  [shareLabel, formatPercent(share)],
  ['Перспективность', `${formatIndex(index)} · ${findProspect(index).label}`],
];

interface Props {
  readonly bubble: PositionedBubble;
  /** CSS x position of the centre. */
  readonly left: string;
  /** «Доля в категории» */
  readonly shareLabel: string;
  readonly tabIndex: 0 | -1;
  readonly onFocus: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** A bubble as a link: label if it fits, details on hover and focus. */
export const BubbleLink = ({ bubble, left, shareLabel, tabIndex, onFocus, onKeyDown }: Props) => {
  const { key, title, href, y, radius, name } = bubble;
  const rowHighlight = useRowHighlight();
  const isHighlighted = useIsRowHighlighted(key);
  const rows = describeBubble(bubble, shareLabel);
  const size = Math.max(24, 2 * radius);
  return (
    <Tooltip title={title} delayMs={0} isHoverable={false} text={<TooltipRows rows={rows} />}>
      <Link
        tabIndex={tabIndex}
        onKeyDown={onKeyDown}
        onFocus={() => {
          onFocus();
          rowHighlight?.highlight(key);
        }}
        onBlur={() => rowHighlight?.highlight(null)}
        onPointerEnter={() => rowHighlight?.highlight(key)}
        onPointerLeave={() => rowHighlight?.highlight(null)}
        href={href}
        data-bubble=""
        aria-label={`${title}, ${rows.map((pair) => pair.join(' ')).join(', ')}`}
        style={{ left: `calc(${left} - ${size / 2}px)`, top: y - size / 2, width: size, height: size }}
        className="group absolute rounded-full hover:z-1 focus-visible:z-1"
      >
        <span
          style={{ width: 2 * radius, height: 2 * radius }}
          className={classNames(
            'absolute top-1/2 left-1/2 -translate-1/2 rounded-full border border-series-1 group-hover:bg-series-1/60 [print-color-adjust:exact]',
            isHighlighted ? 'bg-series-1/60 outline-2 outline-offset-1 outline-series-1' : 'bg-series-1/30',
          )}
        />
        {name === null ? null : (
          <span
            style={{ [opposite[name]]: size / 2 + radius + 4 }}
            className={classNames(
              'absolute text-label font-normal whitespace-nowrap',
              name === 'right' || name === 'left' ? 'top-1/2 -translate-y-1/2' : 'left-1/2 -translate-x-1/2',
            )}
          >
            {title}
          </span>
        )}
      </Link>
    </Tooltip>
  );
};
