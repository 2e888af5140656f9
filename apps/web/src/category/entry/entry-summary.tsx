import * as texts from '#texts/category/entry';
import type { CategoryEntry } from '@vitrina/contract';
import { countEffectiveRivals, findConcentration } from '@vitrina/ui/format/concentration';
import { formatCount, nouns, pluralize } from '@vitrina/ui/format/plural';
import { insertElements } from '@vitrina/ui/insert-elements';
import { formatRivals } from '@vitrina/ui/primitives/concentration-line';
import { formatPart, sumCohorts } from './cohort-values.ts';
import { OwnShop } from './own-shop.tsx';

const Bold = ({ children }: { children: string }) => <b className="font-semibold">{children}</b>;

/** «Через неделю продавали 70 % из них, через четыре — 47 %.» */
function Survival({ cohorts }: Pick<CategoryEntry, 'cohorts'>) {
  const [first, fourth] = [sumCohorts(cohorts, 1), sumCohorts(cohorts, 4)];
  if (first.entered === 0) return null;
  const afterOne = <Bold>{formatPart(first.selling, first.entered)}</Bold>;
  const afterFour = <Bold>{formatPart(fourth.selling, fourth.entered)}</Bold>;
  return (
    <>
      {' '}
      {fourth.entered === 0
        ? insertElements(texts.survivedWeek, { afterOne })
        : insertElements(texts.survivedMonth, { afterOne, afterFour })}
    </>
  );
}

/** «23 равных магазина» */
const describeRivals = (hhi: number): string => formatRivals(countEffectiveRivals(hhi) ?? 1, nouns.seller);

interface Props {
  entry: CategoryEntry;
  /** Concentration of all sellers; null without sales. */
  hhi: number | null | undefined;
}

/** «За 6 недель вошли 12 продавцов.», by the number of sellers. */
const sentences = { one: texts.enteredOne, few: texts.entered, many: texts.entered };

/** A sentence on who entered and stayed, and one on how open the category would be without its leader. */
export function EntrySummary({ entry, hhi }: Props) {
  const { cohorts, sellersHHIWithoutLeader: without } = entry;
  const entered = cohorts.reduce((sum, { enteredCount }) => sum + enteredCount, 0);
  const weeks = formatCount(cohorts.length, texts.week);
  return (
    <p className="border-b border-line px-(--gutter) py-2.5">
      {cohorts.length > 0 && (
        <>
          {entered === 0
            ? texts.nobodyEntered(weeks)
            : insertElements(pluralize(entered, sentences), {
                weeks,
                sellers: <Bold>{formatCount(entered, nouns.seller)}</Bold>,
              })}
          <Survival cohorts={cohorts} />{' '}
        </>
      )}
      {without === null || hhi === null || hhi === undefined
        ? texts.leaderAlone
        : insertElements(texts.withoutLeader, {
            now: describeRivals(hhi),
            without: <Bold>{describeRivals(without)}</Bold>,
            concentration: texts.concentrationInSentence(findConcentration(without).label),
          })}
      <OwnShop />
    </p>
  );
}
