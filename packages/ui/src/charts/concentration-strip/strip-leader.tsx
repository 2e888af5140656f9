import type { ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import { formatCompactMoney, formatPercent } from '../../format/numbers.ts';
import { Link } from '../../link.tsx';
import { useIsRowHighlighted, useRowHighlight } from '../../row-highlight.tsx';
import { Tooltip } from '../../primitives/tooltip.tsx';
import { TooltipRows } from '../tooltip-rows.tsx';
import { SHARE_WIDTH, type Strip } from './strip-layout.ts';

/** Darkest first in the light theme, brightest first in the dark one. */
const tones = [
  'bg-leader-1 text-on-accent',
  'bg-leader-2 text-on-accent',
  'bg-leader-3 text-on-leader-rest',
  'bg-leader-4 text-on-leader-rest',
  'bg-leader-5 text-on-leader-rest',
];

type Leader = Strip['leaders'][number];

interface Props {
  readonly leader: Leader;
  /** Position among the leaders, from 0. */
  readonly position: number;
}

/** Handlers that highlight a leader's table row on hover and focus. */
const useHighlightHandlers = ({ key }: Leader) => {
  const rowHighlight = useRowHighlight();
  const highlight = () => rowHighlight?.highlight(key);
  const leave = () => rowHighlight?.highlight(null);
  return { onPointerEnter: highlight, onPointerLeave: leave, onFocus: highlight, onBlur: leave };
};

/** Tooltip with a leader's revenue and share. */
const LeaderTooltip = ({ leader, children }: { readonly leader: Leader; readonly children: ReactNode }) => (
  <Tooltip
    title={leader.title}
    delayMs={0}
    isHoverable={false}
    text={
      <TooltipRows
        rows={[
          ['Выручка', formatCompactMoney(leader.revenue)],
          ['Доля', formatPercent(leader.share)],
        ]}
      />
    }
  >
    {children}
  </Tooltip>
);

/** A leader's part of the strip, to scale; shows its share if it fits. */
export const LeaderPart = ({ leader, position, width }: Props & { readonly width: number }) => (
  <span
    className={classNames(
      'figures block h-7 truncate rounded-mark text-label leading-7 [print-color-adjust:exact] forced-colors:border forced-colors:forced-color-adjust-none',
      leader.share * width >= SHARE_WIDTH && 'px-2',
      useIsRowHighlighted(leader.key) && 'outline-2 -outline-offset-2 outline-ink',
      tones[position],
    )}
  >
    {leader.share * width >= SHARE_WIDTH ? formatPercent(leader.share) : null}
  </span>
);

/** A leader's part with its name below; links to the profile. */
export const NamedLeader = ({ leader, position, width }: Props & { readonly width: number }) => (
  <LeaderTooltip leader={leader}>
    <Link
      {...useHighlightHandlers(leader)}
      href={leader.href}
      aria-label={`${formatPercent(leader.share)} ${leader.title} ${formatCompactMoney(leader.revenue)}`}
      style={{ width: `${leader.share * 100}%` }}
      className="block min-w-0 rounded-mark hover:underline"
    >
      <LeaderPart {...{ leader, position, width }} />{' '}
      <span className="block truncate text-label font-normal">{leader.title}</span>
    </Link>
  </LeaderTooltip>
);

/** A leader in the legend of a narrow strip; links to the profile. */
export const KeyedLeader = ({ leader, position }: Props) => (
  <LeaderTooltip leader={leader}>
    <Link
      {...useHighlightHandlers(leader)}
      href={leader.href}
      aria-label={`${leader.title} ${formatPercent(leader.share)} ${formatCompactMoney(leader.revenue)}`}
      className="flex h-6 max-w-64 min-w-0 items-center gap-1.5 rounded-mark text-label font-normal hover:underline"
    >
      <span
        aria-hidden="true"
        className={classNames(
          'size-2.5 shrink-0 rounded-mark [print-color-adjust:exact] forced-colors:border forced-colors:forced-color-adjust-none',
          tones[position],
        )}
      />
      <span className="truncate">{leader.title}</span>{' '}
      <span className="figures text-ink-2">{formatPercent(leader.share)}</span>
    </Link>
  </LeaderTooltip>
);
