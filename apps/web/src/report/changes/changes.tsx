import * as texts from '#texts/report/changes/changes';
import { formatInteger } from '@vitrina/ui/format/numbers';
import { formatCount } from '@vitrina/ui/format/plural';
import { CountChips } from '@vitrina/ui/primitives/count-chips';
import { type ReactNode, useState } from 'react';
import { MissingWeek } from '../../period/nearest-week.tsx';
import { HasChartsAtFirst } from '../charts/use-charts-shown.ts';
import { Causes, type Units } from './causes.tsx';
import { countStates } from './count-states.ts';
import { describeLargest } from './describe-effects.ts';
import {
  type ChangeTotals,
  type EffectName,
  type Effects,
  type EffectWords,
  findLargestEffect,
} from './change-effects.ts';

/** Fields of a cell that the list of changes reads. */
export interface ChangedCell extends Effects {
  readonly revenue: number | null;
  readonly revenueBefore: number | null;
  readonly salesCount: number | null;
  readonly salesCountBefore: number | null;
  readonly state: 'stayed' | 'entered' | 'left' | null;
  readonly isWithinChance: boolean | null;
}

/** One chip above the list, and the cells that it selects. */
export interface ChangeGroup<Cell> {
  readonly name: string;
  readonly title: string;
  readonly includes: (cell: Cell) => boolean;
}

/** Cells of each group in the whole list, by name; `entered` and `left` are always counted. */
export type GroupCounts = Readonly<Record<'entered' | 'left', number> & Record<string, number>>;

/** The cells of a list of changes, and the chips that select them. */
export interface SelectedCells<Cell> {
  readonly cells: readonly Cell[];
  readonly chips: ReactNode;
  /** Whether the heading counts further cells. */
  readonly isPart: boolean;
}

interface Props<Cell extends ChangedCell> {
  /** Compared week of the response; null without one. */
  against: string | null;
  totals: ChangeTotals;
  cells: readonly Cell[];
  words: EffectWords;
  /** Accessible name of the chips: «Какие карточки». */
  chipsLabel: string;
  groups: readonly ChangeGroup<Cell>[];
  /** Counts of the whole list, if `cells` is cut; other groups are counted in `cells`. */
  wholeCounts?: GroupCounts | undefined;
  /** A further sentence of the aside. */
  note?: string | undefined;
  /** Renders the list of the selected cells, with the chips that select them. */
  renderList: (list: SelectedCells<Cell>) => ReactNode;
}

/** Effects of a cell in one week only: its change is not split. */
const noEffects = { demandEffect: null, shareEffect: null, priceEffect: null };

/**
 * Creates a cell's row. Facts name its state, so its rank depends on its change alone. Without facts it has the
 * largest effect of a change beyond chance.
 */
export const createChangeRow = <Cell extends ChangedCell>(
  cell: Cell,
  facts: readonly string[],
  words: EffectWords,
) => ({
  ...cell,
  ...(cell.state === 'stayed' ? {} : noEffects),
  state: 'stayed' as const,
  revenueDifference: (cell.revenue ?? 0) - (cell.revenueBefore ?? 0),
  facts:
    facts.length === 0 && cell.isWithinChance === false
      ? (describeLargest(cell, words) ?? '')
      : facts.join(' · '),
});

/** Describes a cut list: its size, and the groups whose size in the whole list is unknown. */
function describeCut<Cell extends ChangedCell>({
  cells,
  words,
  totals,
  groups,
  wholeCounts,
}: Omit<Props<Cell>, 'against'>): string {
  const listed = groups.filter(({ name }) => wholeCounts?.[name] === undefined);
  const [shown, all] = [formatCount(cells.length, words.cell), formatInteger(totals.count)];
  return listed.length === 0
    ? texts.cut(shown, all)
    : texts.cutAndCounted(
        shown,
        all,
        listed.map(({ title }) => title),
      );
}

/** Units of the listed cells in both weeks; an absent one counts as 0. */
const sumUnits = (cells: readonly ChangedCell[]): Units => ({
  now: cells.reduce((total, { salesCount }) => total + (salesCount ?? 0), 0),
  before: cells.reduce((total, { salesCountBefore }) => total + (salesCountBefore ?? 0), 0),
});

/** Causes of a seller's or brand's revenue change: the waterfall, chips and the selected cells. */
function ChangeReport<Cell extends ChangedCell>(props: Omit<Props<Cell>, 'against'>) {
  const { totals, cells, words, chipsLabel, groups, wholeCounts, note, renderList } = props;
  const [group, setGroup] = useState('all');
  const [effect, setEffect] = useState<EffectName>();
  const chips = groups.map(({ name, title, includes }) => ({
    name,
    title,
    count: wholeCounts?.[name] ?? cells.filter(includes).length,
  }));
  const includes = groups.find(({ name }) => name === group)?.includes;
  const selected = cells.filter(
    (cell) => (includes?.(cell) ?? true) && (effect === undefined || findLargestEffect(cell) === effect),
  );
  return (
    <HasChartsAtFirst value>
      <Causes
        totals={totals}
        words={words}
        counts={wholeCounts ?? countStates(cells)}
        chosen={effect}
        onChoose={setEffect}
        note={note}
        units={sumUnits(cells)}
      />
      {cells.length < totals.count && (
        <p className="px-(--gutter) pt-2 text-badge font-normal text-ink-3">{describeCut(props)}</p>
      )}
      {renderList({
        cells: selected,
        isPart: selected.length < totals.count,
        chips: (
          <CountChips
            label={chipsLabel}
            chips={[{ name: 'all', title: texts.all, count: totals.count }, ...chips]}
            value={group}
            onChange={setGroup}
          />
        ),
      })}
    </HasChartsAtFirst>
  );
}

/** The changes of a seller or a brand; without a compared week offers the nearest one. */
export const Changes = <Cell extends ChangedCell>({ against, ...report }: Props<Cell>) =>
  against === null ? (
    <div className="px-(--gutter)">
      <MissingWeek />
    </div>
  ) : (
    <ChangeReport {...report} />
  );
