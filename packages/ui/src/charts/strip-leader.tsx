import { classNames } from '../class-names.ts';
import { formatCompactMoney, formatPercent } from '../format.ts';
import { Link } from '../link.tsx';
import { Tooltip } from '../primitives/tooltip.tsx';
import { Readings } from './readings.tsx';
import type { Strip } from './strip-layout.ts';

/** Darkest first on paper, brightest first in the dark. */
const tones = [
  'bg-leader-1 text-on-accent',
  'bg-leader-2 text-on-accent',
  'bg-leader-3 text-on-leader-rest',
  'bg-leader-4 text-on-leader-rest',
  'bg-leader-5 text-on-leader-rest',
];

/** From this width (px) a share can be read inside, a name below. */
const SHARE = 54;

interface Props {
  readonly leader: Strip['leaders'][number];
  /** 0 for the first. */
  readonly place: number;
  /** px */
  readonly width: number;
}

/** One leader's part of the strip, with its name below; leads to the profile. */
export const StripLeader = ({ leader, place, width }: Props) => {
  const look = (
    <>
      <span
        className={classNames(
          'figures block h-7 truncate rounded-mark px-2 text-label leading-7 [print-color-adjust:exact] forced-colors:border',
          tones[place],
        )}
      >
        {width >= SHARE ? formatPercent(leader.share) : null}
      </span>{' '}
      <span className="block truncate text-label font-normal">{width >= SHARE ? leader.title : null}</span>
    </>
  );
  const label = [
    ...(width >= SHARE ? [formatPercent(leader.share)] : []),
    leader.title,
    formatCompactMoney(leader.revenue),
  ].join(' ');
  return (
    <Tooltip
      title={leader.title}
      delay={0}
      text={
        <Readings
          rows={[
            ['Выручка', formatCompactMoney(leader.revenue)],
            ['Доля', formatPercent(leader.share)],
          ]}
        />
      }
    >
      <Link
        href={leader.href}
        aria-label={label}
        style={{ width: `${leader.share * 100}%` }}
        className="block min-w-0 rounded-mark hover:underline"
      >
        {look}
      </Link>
    </Tooltip>
  );
};
