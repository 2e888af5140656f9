import * as texts from '#texts/report/changes/changes';
import { explainChance, isWithinChance } from '@vitrina/ui/format/change';
import { formatCompactMoney } from '@vitrina/ui/format/numbers';
import { insertElements } from '@vitrina/ui/insert-elements';
import { Term } from '@vitrina/ui/primitives/term';
import { Waterfall } from '@vitrina/ui/charts/waterfall';
import { TwoParts } from '@vitrina/ui/charts/waterfall/two-parts';
import type { ReportPeriod } from '@vitrina/contract';
import { formatWeekDays } from '../../period/format-week.ts';
import type { ReactNode } from 'react';
import { useAgainst } from '../../period/use-against.ts';
import { useReportParams } from '../../period/use-report-params.ts';
import { CollapseButton } from '../charts/collapse-button.tsx';
import { useChartsShown } from '../charts/use-charts-shown.ts';
import { type ChangeTotals, createSteps, type EffectName, type EffectWords } from './change-effects.ts';
import { describeEffects } from './describe-effects.ts';

const formatSigned = (amount: number): string =>
  amount > 0 ? `+${formatCompactMoney(amount)}` : formatCompactMoney(amount);

/** One end of the waterfall; an absent amount is drawn as 0. */
export const createEnd = (week: ReportPeriod | undefined, amount: number | null) => ({
  label: texts.week(week?.weekNumber ?? ''),
  basis: week === undefined ? '' : formatWeekDays(week),
  amount: amount ?? 0,
});

/** Units sold in both weeks. */
export interface Units {
  readonly now: number;
  readonly before: number;
}

/** Names the largest effects, or states that the whole change is within chance. */
export const explainChange = (totals: ChangeTotals, words: EffectWords, { now, before }: Units): string =>
  isWithinChance(now, before) === true
    ? `${explainChance(now, before)}.`
    : describeEffects(totals, words).join(' ');

interface Props {
  units: Units;
  totals: ChangeTotals;
  words: EffectWords;
  /** Numbers of cells that entered and left. */
  counts: { readonly entered: number; readonly left: number };
  chosen: EffectName | undefined;
  onChoose: (name: EffectName | undefined) => void;
  /** A further sentence of the aside. */
  note?: string | undefined;
}

type TextProps = Pick<Props, 'totals' | 'words' | 'note' | 'units'>;

const readParts = ({ marketEffect, ownEffect }: ChangeTotals) => ({
  market: marketEffect ?? 0,
  own: ownEffect ?? 0,
});

/** «За счёт рынка +50,1 млн ₸, за счёт магазина +9,69 млн ₸.» */
export const PartsInWords = ({ totals, words }: Pick<Props, 'totals' | 'words'>) => {
  const { market, own } = readParts(totals);
  return (
    <p>
      {insertElements(texts.marketAndOwn(words.ownerGenitive), {
        market: <b className="figures font-semibold">{formatSigned(market)}</b>,
        own: <b className="figures font-semibold">{formatSigned(own)}</b>,
      })}
    </p>
  );
};

/** Whether no step changes the amount. */
export const areStepsEmpty = (steps: readonly { readonly amount: number }[]): boolean =>
  steps.every(({ amount }) => amount === 0);

/** Replaces the waterfall when no step changes the amount. */
export const NothingToExplain = ({ totals }: Pick<Props, 'totals'>) => (
  <p className="text-ink-2">{texts.nothingToExplain(formatCompactMoney(totals.revenue ?? 0))}</p>
);

/** The market's part of a change and the entity's own part: in a sentence, as a bar, and the largest effects. */
const MarketAndOwn = ({ totals, words, note, units, aside }: TextProps & { aside: ReactNode }) => {
  const { market, own } = readParts(totals);
  return (
    <section aria-label={texts.marketOrOwn(words.owner)} className="flex flex-col gap-0.5">
      <div className="flex h-6 items-center justify-between gap-2">
        <h2 className="text-section">
          <Term title={texts.marketOrOwn(words.owner)} text={texts.twoCounts} className="font-semibold">
            {texts.marketOrOwn(words.owner)}
          </Term>
        </h2>
        {aside}
      </div>
      <PartsInWords totals={totals} words={words} />
      <TwoParts first={{ label: texts.market, amount: market }} second={{ label: texts.own, amount: own }} />
      <p className="text-ink-2">{[explainChange(totals, words, units), note].filter(Boolean).join(' ')}</p>
    </section>
  );
};

/**
 * The waterfall from one week to the other, and the market's part beside it; collapsed to a sentence on request and
 * on a phone.
 */
export function Causes({ totals, words, counts, chosen, onChoose, note, units }: Props) {
  const [isShown, show] = useChartsShown('causes');
  const collapse = <CollapseButton what={texts.causesAccusative} isShown={isShown} onChange={show} />;
  const { requested, week: before } = useAgainst();
  const { week } = useReportParams();
  const steps = createSteps(totals, words, counts);
  if (!isShown)
    return (
      <div className="flex min-h-8 items-center justify-between gap-3 border-b border-line px-(--gutter) py-1">
        <PartsInWords totals={totals} words={words} />
        {collapse}
      </div>
    );
  return (
    <div className="grid gap-x-6 gap-y-4 border-b border-line px-(--gutter) py-1.5 lg:grid-cols-[minmax(0,1fr)_20rem] min-[86rem]:grid-cols-[minmax(0,1fr)_26rem]">
      {areStepsEmpty(steps) ? (
        <NothingToExplain totals={totals} />
      ) : (
        <Waterfall
          title={texts.causes}
          note={texts.pressToFilter}
          before={createEnd(before ?? requested, totals.revenueBefore)}
          after={createEnd(week, totals.revenue)}
          steps={steps}
          isWithinChance={isWithinChance(units.now, units.before)}
          chosen={chosen}
          onChoose={onChoose}
        />
      )}
      <MarketAndOwn totals={totals} words={words} note={note} units={units} aside={collapse} />
    </div>
  );
}
