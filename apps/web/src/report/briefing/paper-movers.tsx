import * as texts from '#texts/report/briefing/pages';
import type { Mover, Movers } from '@vitrina/contract';
import { formatCompactMoney } from '@vitrina/ui/format/numbers';
import { isNotable } from '../movers/mover-kinds.ts';
import { PaperSection } from './paper-page.tsx';

/** Rows of each group of movers. */
const MOVER_COUNT = 4;

/** Picks the movers with the largest changes; changes beyond chance come first. */
const pickMovers = (movers: readonly Mover[]): readonly Mover[] =>
  [...movers.filter(isNotable), ...movers.filter((mover) => !isNotable(mover))].slice(0, MOVER_COUNT);

/** The change of a mover; one that may be chance is muted, with «≈». */
const Change = ({ mover }: { mover: Mover }) => {
  const change = mover.change ?? 0;
  const colour = change > 0 ? 'text-up' : 'text-down';
  return (
    <span className={`figures whitespace-nowrap ${isNotable(mover) ? colour : 'text-ink-2'}`}>
      {isNotable(mover) ? '' : '≈\u00a0'}
      {change > 0 ? '+' : ''}
      {formatCompactMoney(mover.change)}
    </span>
  );
};

const Group = ({ title, movers }: { title: string; movers: readonly Mover[] }) => (
  <div className="min-w-0">
    <h4 className="text-label text-ink-2">{title}</h4>
    {movers.length === 0 ? (
      <p className="py-1 text-ink-2">{texts.nobody}</p>
    ) : (
      <ul>
        {pickMovers(movers).map((mover) => (
          <li key={mover.id} className="flex justify-between gap-3 border-b border-line-soft py-1">
            <span className="line-clamp-2 min-w-0 [overflow-wrap:anywhere]">{mover.title}</span>
            <Change mover={mover} />
          </li>
        ))}
      </ul>
    )}
  </div>
);

/** The products whose revenue changed most, in both directions; if a change may be chance, the title explains «≈». */
export const PaperMovers = ({ movers: { gained, lost } }: { movers: Movers }) => {
  const isSure = [gained, lost].every(({ rows }) => pickMovers(rows).every(isNotable));
  return (
    <PaperSection title={isSure ? texts.moved : texts.movedWithChance}>
      <div className="mt-1.5 grid grid-cols-2 gap-x-8 gap-y-3 max-md:grid-cols-1">
        <Group title={texts.gained} movers={gained.rows} />
        <Group title={texts.lost} movers={lost.rows} />
      </div>
    </PaperSection>
  );
};
