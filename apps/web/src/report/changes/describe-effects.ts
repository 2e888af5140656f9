import * as texts from '#texts/report/changes/changes';
import { formatCompactMoney } from '@vitrina/ui/format/numbers';
import type { EffectName, Effects, EffectWords } from './change-effects.ts';

const namesOf = ({ priceName, cell }: EffectWords): Readonly<Record<EffectName, string>> => ({
  demandEffect: texts.demandInSentence,
  shareEffect: texts.shareInSentence,
  priceEffect: priceName,
  addedEffect: texts.newCells(cell.few),
  removedEffect: texts.goneCells(cell.few),
});

/** Describes the effects that added and took most: «Больше всего дал спрос: +7,1 млн ₸.»; nothing where all are 0. */
export function describeEffects(effects: Effects, words: EffectWords): readonly string[] {
  const amounts = (Object.entries(namesOf(words)) as [EffectName, string][]).map(([name, title]) => ({
    title,
    amount: effects[name] ?? 0,
  }));
  const byAmount = amounts.toSorted((one, other) => other.amount - one.amount);
  const [largest, smallest] = [byAmount.at(0), byAmount.at(-1)];
  return [
    largest && largest.amount > 0
      ? texts.gainedMost(largest.title, formatCompactMoney(largest.amount))
      : undefined,
    smallest && smallest.amount < 0
      ? texts.lostMost(smallest.title, formatCompactMoney(smallest.amount))
      : undefined,
  ].filter((sentence) => sentence !== undefined);
}
