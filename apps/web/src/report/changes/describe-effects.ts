import * as texts from '#texts/report/changes/changes';
import { formatCompactMoney } from '@vitrina/ui/format/numbers';
import { type EffectName, type Effects, type EffectWords, findLargestEffect } from './change-effects.ts';

const listNames = ({
  priceName,
  enteredCells,
  leftCells,
}: EffectWords): Readonly<Record<EffectName, string>> => ({
  demandEffect: texts.demandInSentence,
  shareEffect: texts.shareInSentence,
  priceEffect: priceName,
  addedEffect: enteredCells,
  removedEffect: leftCells,
});

/** Describes the effects that added and took most: «Больше всего дал спрос: +7,1 млн ₸.»; empty if all are 0. */
export function describeEffects(effects: Effects, words: EffectWords): readonly string[] {
  const amounts = (Object.entries(listNames(words)) as [EffectName, string][]).map(([name, title]) => ({
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

/** Describes the largest effect, if no fact explains a change beyond chance: «больше всего: спрос +18,1 млн ₸». */
export function describeLargest(effects: Effects, words: EffectWords): string | undefined {
  const name = findLargestEffect(effects);
  if (name === undefined) return undefined;
  const amount = effects[name] ?? 0;
  return texts.largest(listNames(words)[name], `${amount > 0 ? '+' : ''}${formatCompactMoney(amount)}`);
}
