import { formatCompactMoney } from '@vitrina/ui/format/numbers';
import { Waterfall } from '@vitrina/ui/charts/waterfall';
import { TwoParts } from '@vitrina/ui/charts/waterfall/two-parts';
import type { ReportPeriod } from '@vitrina/contract';
import { formatWeekDates } from '../../period/format-week.ts';
import { useAgainst } from '../../period/use-against.ts';
import { useReportParams } from '../../period/use-report-params.ts';
import { type ChangeTotals, createSteps, type EffectName, type EffectWords } from './change-effects.ts';
import { describeEffects } from './describe-effects.ts';

const formatSigned = (amount: number): string =>
  amount > 0 ? `+${formatCompactMoney(amount)}` : formatCompactMoney(amount);

/** One end of the waterfall; an absent amount is drawn as 0. */
const createEnd = (week: ReportPeriod | undefined, amount: number | null) => ({
  label: `Неделя ${week?.weekNumber ?? ''}`,
  basis: week === undefined ? '' : formatWeekDates(week),
  amount: amount ?? 0,
});

interface Props {
  totals: ChangeTotals;
  words: EffectWords;
  /** Cells that came and went. */
  counts: { readonly entered: number; readonly left: number };
  chosen: EffectName | undefined;
  onChoose: (name: EffectName | undefined) => void;
  /** A further sentence of the aside. */
  note?: string | undefined;
}

/** The market's part of a change and the own one: in a sentence, as a bar, and the largest effects. */
const MarketAndOwn = ({ totals, words, note }: Pick<Props, 'totals' | 'words' | 'note'>) => {
  const [market, own] = [totals.marketEffect ?? 0, totals.ownEffect ?? 0];
  return (
    <section aria-label={`Рынок или сам ${words.owner}`} className="flex flex-col gap-3">
      <h2 className="text-section">Рынок или сам {words.owner}</h2>
      <p>
        Рынок категорий дал <b className="figures font-semibold">{formatSigned(market)}</b>, сам {words.owner}{' '}
        <b className="figures font-semibold">{formatSigned(own)}</b>.
      </p>
      <TwoParts first={{ label: 'рынок', amount: market }} second={{ label: 'сам', amount: own }} />
      <p className="text-ink-2">{[...describeEffects(totals, words), note].filter(Boolean).join(' ')}</p>
    </section>
  );
};

/** The waterfall from one week to the other, and beside it what the market gave; a sentence where all effects are 0. */
export function Causes({ totals, words, counts, chosen, onChoose, note }: Props) {
  const { requested, week: before } = useAgainst();
  const { week } = useReportParams();
  const steps = createSteps(totals, words, counts);
  return (
    <div className="grid gap-6 border-b border-line px-(--gutter) py-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
      {steps.every(({ amount }) => amount === 0) ? (
        <p className="text-ink-2">
          Объяснять нечего: все составляющие равны нулю, выручка осталась{' '}
          {formatCompactMoney(totals.revenue ?? 0)}.
        </p>
      ) : (
        <Waterfall
          title="Из чего сложилось изменение, ₸"
          note={`нажмите столбец, чтобы отобрать ${words.cell.few}`}
          before={createEnd(before ?? requested, totals.revenueBefore)}
          after={createEnd(week, totals.revenue)}
          steps={steps}
          chosen={chosen}
          onChoose={onChoose}
        />
      )}
      <MarketAndOwn totals={totals} words={words} note={note} />
    </div>
  );
}
