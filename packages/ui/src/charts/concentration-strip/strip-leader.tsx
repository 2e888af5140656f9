import type { ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import { formatCompactMoney, formatPercent } from '../../format/numbers.ts';
import { Link } from '../../link.tsx';
import { useIsRowHighlighted, useRowHighlight } from '../../row-highlight.tsx';
import { Tooltip } from '../../primitives/tooltip.tsx';
import { TooltipRows } from '../tooltip-rows.tsx';
import { SHARE_WIDTH, type Strip } from './strip-layout.ts';

/** Darkest first on paper, brightest first in the dark. */
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
  /** 0 for the first. */
  readonly place: number;
}

/** Ties a leader to its row in the table: what is pointed at here is marked there. */
const usePointing = ({ key }: Leader) => {
  const pointed = useRowHighlight();
  const point = () => pointed?.point(key);
  const leave = () => pointed?.point(null);
  return { onPointerEnter: point, onPointerLeave: leave, onFocus: point, onBlur: leave };
};

/** Says on hover and focus what a leader sold. */
const Told = ({ leader, children }: { readonly leader: Leader; readonly children: ReactNode }) => (
  <Tooltip
    title={leader.title}
    delay={0}
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

/** One leader's part of the strip, to scale; its share where there is room for it. */
export const LeaderPart = ({ leader, place, width }: Props & { readonly width: number }) => (
  <span
    className={classNames(
      'figures block h-7 truncate rounded-mark text-label leading-7 [print-color-adjust:exact] forced-colors:border forced-colors:forced-color-adjust-none',
      leader.share * width >= SHARE_WIDTH && 'px-2',
      useIsRowHighlighted(leader.key) && 'outline-2 -outline-offset-2 outline-ink',
      tones[place],
    )}
  >
    {leader.share * width >= SHARE_WIDTH ? formatPercent(leader.share) : null}
  </span>
);

/** A leader's part with its name below it; leads to the profile. */
export const NamedLeader = ({ leader, place, width }: Props & { readonly width: number }) => (
  <Told leader={leader}>
    <Link
      {...usePointing(leader)}
      href={leader.href}
      aria-label={`${formatPercent(leader.share)} ${leader.title} ${formatCompactMoney(leader.revenue)}`}
      style={{ width: `${leader.share * 100}%` }}
      className="block min-w-0 rounded-mark hover:underline"
    >
      <LeaderPart {...{ leader, place, width }} />{' '}
      <span className="block truncate text-label font-normal">{leader.title}</span>
    </Link>
  </Told>
);

/** A leader in the key of a strip whose parts are too narrow for their names; leads to the profile. */
export const KeyedLeader = ({ leader, place }: Props) => (
  <Told leader={leader}>
    <Link
      {...usePointing(leader)}
      href={leader.href}
      aria-label={`${leader.title} ${formatPercent(leader.share)} ${formatCompactMoney(leader.revenue)}`}
      className="flex h-6 max-w-64 min-w-0 items-center gap-1.5 rounded-mark text-label font-normal hover:underline"
    >
      <span
        aria-hidden="true"
        className={classNames(
          'size-2.5 shrink-0 rounded-mark [print-color-adjust:exact] forced-colors:border forced-colors:forced-color-adjust-none',
          tones[place],
        )}
      />
      <span className="truncate">{leader.title}</span>{' '}
      <span className="figures text-ink-2">{formatPercent(leader.share)}</span>
    </Link>
  </Told>
);
