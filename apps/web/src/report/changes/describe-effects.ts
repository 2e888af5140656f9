import { formatCompactMoney } from '@vitrina/ui/format/numbers';
import type { EffectName, Effects, EffectWords } from './change-effects.ts';

const namesOf = ({ priceName, cell }: EffectWords): Readonly<Record<EffectName, string>> => ({
  demandEffect: 'спрос',
  shareEffect: 'доля',
  priceEffect: priceName,
  addedEffect: `новые ${cell.few}`,
  removedEffect: `ушедшие ${cell.few}`,
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
      ? `Больше всего прибавки: ${largest.title}, +${formatCompactMoney(largest.amount)}.`
      : undefined,
    smallest && smallest.amount < 0
      ? `Больше всего потерь: ${smallest.title}, ${formatCompactMoney(smallest.amount)}.`
      : undefined,
  ].filter((sentence) => sentence !== undefined);
}
