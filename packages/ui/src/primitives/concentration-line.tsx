import * as texts from '#texts/primitives/concentration-line';
import { formatHhi, formatTenths } from '../format/numbers.ts';
import { formatCount, type Noun, nouns } from '../format/plural.ts';
import { insertElements } from '../insert-elements.ts';
import { ConcentrationBadge } from './concentration-badge.tsx';

interface ConcentrationLineProps {
  readonly hhi: number;
  /** Undefined where a text beside it names them. */
  readonly rivals: number | undefined;
  readonly noun: Noun;
}

/**
 * Formats the number of equal rivals: «5,6 равного магазина»; from ten on an integer: «23 равных магазина». A seller
 * is a shop here.
 */
export function formatRivals(rivals: number, noun: Noun): string {
  const rival = noun === nouns.seller ? nouns.shop : noun;
  if (rivals < 1.05) return formatCount(1, rival);
  return rivals < 9.95
    ? texts.equalRivals(formatTenths(rivals), rival)
    : formatCount(Math.round(rivals), texts.equal(rival));
}

/** Concentration in words: badge, HHI, and the equivalent number of equal rivals if given. */
export const ConcentrationLine = ({ hhi, rivals, noun }: ConcentrationLineProps) => (
  <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1 max-md:mt-0.5">
    <ConcentrationBadge hhi={hhi} />
    <span className="text-ink-2">
      {rivals === undefined
        ? `HHI ${formatHhi(hhi)}`
        : insertElements(texts.summary, {
            hhi: formatHhi(hhi),
            rivals: <span className="font-medium text-ink">{formatRivals(rivals, noun)}</span>,
          })}
    </span>
  </span>
);
