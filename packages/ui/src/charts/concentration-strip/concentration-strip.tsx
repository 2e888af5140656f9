import * as texts from '#texts/charts/concentration-strip';
import { sum } from 'd3-array';
import { useMemo, type ReactNode } from 'react';
import { countEffectiveRivals } from '../../format/concentration.ts';
import { formatCompactMoney, formatPercent } from '../../format/numbers.ts';
import type { Noun } from '../../format/plural.ts';
import { ConcentrationLine } from '../../primitives/concentration-line.tsx';
import { summarizeConcentration } from '../chart-summaries.ts';
import { ChartFigure } from '../chart-figure.tsx';
import { EqualRivals } from './equal-rivals.tsx';
import { layoutStrip, type StripPart } from './strip-layout.ts';
import { StripPicture } from './strip-picture.tsx';
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
  /** Whether a list below names the same participants, so that the picture need not. */
  readonly isListed?: boolean;
  /** Whether a text above names the equal rivals, so that the heading need not. */
  readonly areRivalsNamed?: boolean;
  /** Control at the end of the heading. */
  readonly aside?: ReactNode;
  readonly className?: string;
}

const NO_PARTS: readonly StripPart[] = [];

/** Concentration of a market: leaders to scale, the rest, and the equivalent number of equal rivals. */
export const ConcentrationStrip = ({
  title,
  explanation: hint,
  hhi,
  parts,
  noun,
  isListed = false,
  areRivalsNamed = false,
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
      isListed,
    );
  }, [allParts, noun, isListed]);
  const isLoaded = parts !== undefined && rivals !== null && hhi !== undefined;
  return (
    <ChartFigure
      title={title}
      explanation={hint}
      note={
        isLoaded ? (
          <ConcentrationLine hhi={hhi} rivals={areRivalsNamed ? undefined : rivals} noun={noun} />
        ) : undefined
      }
      aside={aside}
      summary={summary}
      table={{
        heads: [texts.name, texts.revenue, texts.share],
        rows: strip.leaders.map((leader) => [
          leader.title,
          formatCompactMoney(leader.revenue),
          formatPercent(leader.share),
        ]),
      }}
      {...(className !== undefined && { className })}
    >
      <div ref={measureRef}>
        {isLoaded ? (
          width > 0 && <StripPicture {...{ strip, width, isListed }} />
        ) : (
          <StripSkeleton isListed={isListed} />
        )}
      </div>
      {isLoaded ? <EqualRivals equal={rivals} width={width} /> : null}
    </ChartFigure>
  );
};
