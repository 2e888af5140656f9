import type { ReactNode } from 'react';
import { effectiveNumber } from '../concentration.ts';
import { formatCompactMoney, formatHhi, formatPercent, formatRounded, formatTenths } from '../format.ts';
import { ConcentrationBadge } from '../primitives/concentration-badge.tsx';
import { ChartFigure } from './chart-figure.tsx';
import { EqualRivals } from './equal-rivals.tsx';
import { stripOf, type StripPart } from './strip-layout.ts';
import { StripLeader } from './strip-leader.tsx';
import { useWidth } from './use-width.ts';

interface Props {
  /** «Концентрация продавцов» */
  readonly title: string;
  /** What the index means. */
  readonly hint: string;
  /** HHI of 0–10 000. */
  readonly hhi: number;
  /** All who divide the market. */
  readonly parts: readonly StripPart[];
  /** Who is equal, in the genitive: «как 5,6 равного продавца». */
  readonly whom: string;
  /** A choice between markets, at the end of the line. */
  readonly aside?: ReactNode;
  readonly className?: string;
}

const Reading = ({
  hhi,
  equal,
  whom,
}: {
  readonly hhi: number;
  readonly equal: number;
  readonly whom: string;
}) => (
  <span className="flex flex-wrap items-center gap-x-2.5">
    <ConcentrationBadge hhi={hhi} />
    <span className="text-ink-2">
      HHI {formatHhi(hhi)} · как{' '}
      <span className="font-medium text-ink">
        {formatTenths(equal)} равного {whom}
      </span>
    </span>
  </span>
);

/** How concentrated a market is: its leaders to scale, the rest, and below them as many equal rivals. */
export const ConcentrationStrip = ({ title, hint, hhi, parts, whom, aside, className }: Props) => {
  const [measure, width] = useWidth();
  const equal = effectiveNumber(hhi) ?? 1;
  const { leaders, rest } = stripOf(parts, width);
  const rows = stripOf(parts, Infinity).leaders.map((leader) => [
    leader.title,
    formatCompactMoney(leader.revenue),
    formatPercent(leader.share),
  ]);
  return (
    <ChartFigure
      title={title}
      hint={hint}
      note={<Reading hhi={hhi} equal={equal} whom={whom} />}
      aside={aside}
      table={{ heads: ['Название', 'Выручка', 'Доля'], rows }}
      {...(className !== undefined && { className })}
    >
      <div ref={measure} className="flex h-12 gap-px">
        {leaders.map((leader, place) => (
          <StripLeader key={leader.key} leader={leader} place={place} width={leader.share * width} />
        ))}
        {rest.count > 0 && width > 0 ? (
          <div className="min-w-0 flex-1">
            <p className="figures h-7 truncate rounded-mark border border-line-quiet px-2 text-label leading-6.5 hatched">
              {rest.share * width >= 60 ? formatPercent(rest.share) : null}
            </p>
            <p className="truncate text-label font-normal text-ink-2">
              {rest.share * width >= 40 ? `Остальные ${formatRounded(rest.count)}` : null}
            </p>
          </div>
        ) : null}
      </div>
      <EqualRivals equal={equal} width={width} />
    </ChartFigure>
  );
};
