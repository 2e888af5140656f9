import type { CategoryEntry } from '@vitrina/contract';
import { findConcentration } from '@vitrina/ui/format/concentration';
import { formatHhi } from '@vitrina/ui/format/numbers';
import { formatCount, nouns } from '@vitrina/ui/format/plural';
import { formatPart, sumCohorts } from './cohort-values.ts';

const weeks = { one: 'неделю', few: 'недели', many: 'недель' };

/** «Через неделю продавали 70 % из них, через четыре — 47 %.» */
function Survival({ cohorts }: Pick<CategoryEntry, 'cohorts'>) {
  const [first, fourth] = [sumCohorts(cohorts, 1), sumCohorts(cohorts, 4)];
  if (first.entered === 0) return null;
  return (
    <>
      {' '}
      Через неделю продавали <b className="font-semibold">{formatPart(first.selling, first.entered)}</b>
      {fourth.entered > 0 && (
        <>
          , через четыре — <b className="font-semibold">{formatPart(fourth.selling, fourth.entered)}</b>
        </>
      )}
      .
    </>
  );
}

interface Props {
  entry: CategoryEntry;
  /** Concentration of all sellers; null where nothing sold. */
  hhi: number | null | undefined;
}

/** Who entered and stayed, and how open the category would be without its leader, in a sentence each. */
export function EntrySummary({ entry, hhi }: Props) {
  const { cohorts, sellersHHIWithoutLeader: without } = entry;
  const entered = cohorts.reduce((sum, { enteredCount }) => sum + enteredCount, 0);
  return (
    <p className="border-b border-line px-(--gutter) py-2.5">
      {cohorts.length > 0 && (
        <>
          За {formatCount(cohorts.length, weeks)}{' '}
          {entered === 0 ? (
            'никто не вошёл.'
          ) : (
            <>
              вошли <b className="font-semibold">{formatCount(entered, nouns.seller)}</b>.
            </>
          )}
          <Survival cohorts={cohorts} />{' '}
        </>
      )}
      {without === null || hhi === null || hhi === undefined ? (
        'Без лидера не продаёт никто.'
      ) : (
        <>
          Без лидера HHI был бы не {formatHhi(hhi)}, а <b className="font-semibold">{formatHhi(without)}</b>
          {`: ${findConcentration(without).label.toLowerCase()}.`}
        </>
      )}
    </p>
  );
}
