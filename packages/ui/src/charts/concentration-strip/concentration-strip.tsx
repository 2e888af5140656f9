import { sum } from 'd3-array';
import { useMemo, type ReactNode } from 'react';
import { countEffectiveRivals } from '../../format/concentration.ts';
import { formatCompactMoney, formatHhi, formatPercent, formatTenths } from '../../format/numbers.ts';
import { formatCount, type Noun } from '../../format/plural.ts';
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
  /** Explanation of the index. */
  readonly explanation: string;
  /** HHI of 0–10 000; undefined while loading. */
  readonly hhi: number | undefined;
  /** All participants of the market; undefined while loading. */
  readonly parts: readonly StripPart[] | undefined;
  /** Noun of a participant. */
  readonly noun: Noun;
  /** Control at the end of the heading. */
  readonly aside?: ReactNode;
  readonly className?: string;
}

interface ConcentrationLineProps {
  readonly hhi: number;
  readonly rivals: number;
  readonly noun: Noun;
}

const equals: Noun = { one: 'равный', few: 'равных', many: 'равных' };

/** Formats the number of equal rivals: «5,6 равного продавца»; from ten on an integer: «23 равных». */
const formatRivals = (rivals: number, noun: Noun): string => {
  if (rivals < 1.05) return `1\u00a0${noun.one}`;
  return rivals < 9.95
    ? `${formatTenths(rivals)} равного ${noun.few}`
    : formatCount(Math.round(rivals), equals);
};

const ConcentrationLine = ({ hhi, rivals, noun }: ConcentrationLineProps) => (
  <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1 max-md:mt-0.5">
    <ConcentrationBadge hhi={hhi} />
    <span className="text-ink-2">
      HHI {formatHhi(hhi)} · как <span className="font-medium text-ink">{formatRivals(rivals, noun)}</span>
    </span>
  </span>
);

interface PictureProps {
  readonly strip: Strip;
  /** px */
  readonly width: number;
}

/** Strip with a name below each part. */
const StripWithNames = ({ strip, width }: PictureProps) => (
  <div className="flex h-12 gap-px">
    {strip.leaders.map((leader, index) => (
      <NamedLeader key={leader.key} {...{ leader, position: index, width }} />
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

/** Strip with a legend, where a part is too narrow for its name. */
const StripWithLegend = ({ strip, width }: PictureProps) => (
  <>
    <div aria-hidden="true" className="flex gap-px">
      {strip.leaders.map((leader, index) => (
        <span key={leader.key} style={{ width: `${leader.share * 100}%` }} className="min-w-0">
          <LeaderPart {...{ leader, position: index, width }} />
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
      {strip.leaders.map((leader, index) => (
        <li key={leader.key} className="min-w-0">
          <KeyedLeader {...{ leader, position: index }} />
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

const NO_PARTS: readonly StripPart[] = [];

/** Concentration of a market: leaders to scale, the rest, and the equivalent number of equal rivals. */
export const ConcentrationStrip = ({
  title,
  explanation: hint,
  hhi,
  parts,
  noun,
  aside,
  className,
}: Props) => {
  const [measureRef, width] = useElementSize();
  const rivals = hhi === undefined ? null : (countEffectiveRivals(hhi) ?? 1);
  const allParts = parts ?? NO_PARTS;
  const strip = useMemo(() => layoutStrip(allParts), [allParts]);
  const summary = useMemo(() => {
    const named = allParts.filter((part) => part.title !== '');
    return summarizeConcentration(
      named,
      sum(allParts, ({ revenue }) => revenue),
      noun,
    );
  }, [allParts, noun]);
  const Picture = hasRoomForNames(strip, width) ? StripWithNames : StripWithLegend;
  const isLoaded = parts !== undefined && rivals !== null && hhi !== undefined;
  return (
    <ChartFigure
      title={title}
      explanation={hint}
      note={isLoaded ? <ConcentrationLine hhi={hhi} rivals={rivals} noun={noun} /> : undefined}
      aside={aside}
      summary={summary}
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
      <div ref={measureRef}>
        {isLoaded ? width > 0 && <Picture strip={strip} width={width} /> : <StripSkeleton />}
      </div>
      {isLoaded ? <EqualRivals equal={rivals} width={width} /> : null}
    </ChartFigure>
  );
};
