import { classNames } from '../../class-names.ts';
import { formatCompactMoney, formatPercent } from '../../format/numbers.ts';
import { Link } from '../../link.tsx';
import type { PointedMark } from '../use-pointed-mark.ts';
import { SHARE_WIDTH, type Strip } from './strip-layout.ts';

/** Darkest first in the light theme, brightest first in the dark one. */
const tones = [
  'bg-leader-1 text-on-accent',
  'bg-leader-2 text-on-accent',
  'bg-leader-3 text-on-leader-rest',
  'bg-leader-4 text-on-leader-rest',
  'bg-leader-5 text-on-leader-rest',
];

/** A leader that the table filters out. */
const DIMMED_TONE = 'border border-line-quiet bg-sunken text-ink-3';

interface Props extends ReturnType<PointedMark['getHandlers']> {
  readonly leader: Strip['leaders'][number];
  /** Position among the leaders, from 0. */
  readonly position: number;
  readonly isOutlined: boolean;
  /** Whether its row passes the table's filters. */
  readonly hasPassed: boolean;
}

/** A leader's part of the strip, to scale, with its name below if it fits; links to the profile. */
export const LeaderPart = ({
  leader,
  position,
  isOutlined,
  hasPassed,
  width,
  isNamed,
  isInLegend,
  ...handlers
}: Props & { readonly width: number; readonly isNamed: boolean; readonly isInLegend: boolean }) => {
  const room = leader.share * width;
  return (
    <Link
      {...handlers}
      href={leader.href}
      // A legend entry names it and is reached by keyboard.
      {...(isInLegend
        ? { 'aria-hidden': true, tabIndex: -1 }
        : {
            'aria-label': `${formatPercent(leader.share)} ${leader.title} ${formatCompactMoney(leader.revenue)}`,
          })}
      style={{ width: `${leader.share * 100}%` }}
      className={classNames('block min-w-0 rounded-mark hover:underline', !hasPassed && 'text-ink-3')}
    >
      <span
        className={classNames(
          'figures block h-7 truncate rounded-mark text-label leading-7 [print-color-adjust:exact] forced-colors:border forced-colors:forced-color-adjust-none',
          room >= SHARE_WIDTH && 'px-1.5',
          isOutlined && 'outline-2 -outline-offset-2 outline-ink',
          hasPassed ? tones[position] : DIMMED_TONE,
        )}
      >
        {room >= SHARE_WIDTH ? formatPercent(leader.share) : null}
      </span>{' '}
      {isNamed ? <span className="block truncate text-label font-normal">{leader.title}</span> : null}
    </Link>
  );
};

/** A leader in the legend, when its part is too narrow for its name; links to the profile. */
export const LegendLeader = ({ leader, position, isOutlined, hasPassed, ...handlers }: Props) => (
  <Link
    {...handlers}
    href={leader.href}
    aria-label={`${leader.title} ${formatPercent(leader.share)} ${formatCompactMoney(leader.revenue)}`}
    className={classNames(
      'flex h-6 max-w-64 min-w-0 items-center gap-1.5 rounded-mark text-label font-normal hover:underline',
      isOutlined && 'bg-hover',
      !hasPassed && 'text-ink-3',
    )}
  >
    <span
      aria-hidden="true"
      className={classNames(
        'size-2.5 shrink-0 rounded-mark [print-color-adjust:exact] forced-colors:border forced-colors:forced-color-adjust-none',
        hasPassed ? tones[position] : DIMMED_TONE,
      )}
    />
    <span className="truncate">{leader.title}</span>{' '}
    <span className="figures text-ink-2">{formatPercent(leader.share)}</span>
  </Link>
);
