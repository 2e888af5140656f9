import { sum } from 'd3-array';
import { useMemo, type ReactNode } from 'react';
import { countEffectiveRivals } from '../../format/concentration.ts';
import { formatCompactMoney, formatHhi, formatPercent, formatTenths } from '../../format/numbers.ts';
import type { Noun } from '../../format/plural.ts';
import { ConcentrationBadge } from '../../primitives/concentration-badge.tsx';
import { summarizeConcentration } from '../chart-summaries.ts';
import { ChartFigure } from '../chart-figure.tsx';
import { EqualRivals } from './equal-rivals.tsx';
import { hasRoomForNames, SHARE_WIDTH, type Strip, layoutStrip, type StripPart } from './strip-layout.ts';
import { KeyedLeader, LeaderPart, NamedLeader } from './strip-leader.tsx';
import { StripSkeleton } from './strip-skeleton.tsx';
import { useElementSize } from '../use-element-size.ts';

interface Props {
  /** «Концентрация продавцов» */
  readonly title: string;
  /** What the index means. */
  readonly hint: string;
  /** HHI of 0–10 000; undefined while the market is on its way. */
  readonly hhi: number | undefined;
  /** All who divide the market; undefined while they are on their way. */
  readonly parts: readonly StripPart[] | undefined;
  /** What they are. */
  readonly noun: Noun;
  /** A choice between markets, at the end of the line. */
  readonly aside?: ReactNode;
  readonly className?: string;
}

interface ReadingProps {
  readonly hhi: number;
  readonly equal: number;
  readonly noun: Noun;
}

const Reading = ({ hhi, equal, noun }: ReadingProps) => (
  <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1 max-md:mt-0.5">
    <ConcentrationBadge hhi={hhi} />
    <span className="text-ink-2">
      HHI {formatHhi(hhi)} · как{' '}
      <span className="font-medium text-ink">
        {equal < 1.05 ? `1\u00a0${noun.one}` : `${formatTenths(equal)} равного ${noun.few}`}
      </span>
    </span>
  </span>
);

interface PictureProps {
  readonly strip: Strip;
  /** px */
  readonly width: number;
}

/** The strip with each name below its part. */
const Named = ({ strip, width }: PictureProps) => (
  <div className="flex h-12 gap-px">
    {strip.leaders.map((leader, place) => (
      <NamedLeader key={leader.key} {...{ leader, place, width }} />
    ))}
    {strip.rests.map(({ title, share }) => (
      <div key={title} style={{ width: `${share * 100}%` }} className="min-w-0">
        <p className="figures h-7 rounded-mark border border-line-quiet px-2 text-label leading-6.5 hatched">
          {formatPercent(share)}
        </p>
        <p className="truncate text-label font-normal text-ink-2">{title}</p>
      </div>
    ))}
  </div>
);

/** The strip with a key below it, where a part is too narrow for its name. */
const Keyed = ({ strip, width }: PictureProps) => (
  <>
    <div aria-hidden="true" className="flex gap-px">
      {strip.leaders.map((leader, place) => (
        <span key={leader.key} style={{ width: `${leader.share * 100}%` }} className="min-w-0">
          <LeaderPart {...{ leader, place, width }} />
        </span>
      ))}
      {strip.rests.map(({ title, share }) => (
        <span
          key={title}
          style={{ width: `${share * 100}%` }}
          className="figures h-7 min-w-0 truncate rounded-mark border border-line-quiet text-label leading-6.5 hatched"
        >
          {share * width >= SHARE_WIDTH ? <span className="px-2">{formatPercent(share)}</span> : null}
        </span>
      ))}
    </div>
    <ul className="mt-1 flex flex-wrap gap-x-4">
      {strip.leaders.map((leader, place) => (
        <li key={leader.key} className="min-w-0">
          <KeyedLeader {...{ leader, place }} />
        </li>
      ))}
      {strip.rests.map(({ title, share }) => (
        <li key={title} className="flex h-6 items-center gap-1.5 text-label font-normal text-ink-2">
          <span aria-hidden="true" className="size-2.5 rounded-mark border border-line-quiet hatched" />
          {title} <span className="figures">{formatPercent(share)}</span>
        </li>
      ))}
    </ul>
  </>
);

const nobody: readonly StripPart[] = [];

/** How concentrated a market is: its leaders to scale, the rest, and below them as many equal rivals. */
export const ConcentrationStrip = ({ title, hint, hhi, parts, noun, aside, className }: Props) => {
  const [measure, width] = useElementSize();
  const equal = hhi === undefined ? null : (countEffectiveRivals(hhi) ?? 1);
  const among = parts ?? nobody;
  const strip = useMemo(() => layoutStrip(among), [among]);
  const answer = useMemo(() => {
    const named = among.filter((part) => part.title !== '');
    return summarizeConcentration(
      named,
      sum(among, ({ revenue }) => revenue),
      noun,
    );
  }, [among, noun]);
  const Picture = hasRoomForNames(strip, width) ? Named : Keyed;
  const isThere = parts !== undefined && equal !== null && hhi !== undefined;
  return (
    <ChartFigure
      title={title}
      hint={hint}
      note={isThere ? <Reading hhi={hhi} equal={equal} noun={noun} /> : undefined}
      aside={aside}
      answer={answer}
      table={{
        heads: ['Название', 'Выручка', 'Доля'],
        rows: strip.leaders.map((leader) => [
          leader.title,
          formatCompactMoney(leader.revenue),
          formatPercent(leader.share),
        ]),
      }}
      {...(className !== undefined && { className })}
    >
      <div ref={measure}>
        {isThere ? width > 0 && <Picture strip={strip} width={width} /> : <StripSkeleton />}
      </div>
      {isThere ? <EqualRivals equal={equal} width={width} /> : null}
    </ChartFigure>
  );
};
