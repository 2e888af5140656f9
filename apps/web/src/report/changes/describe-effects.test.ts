import { expect, test } from 'vitest';
import { describeEffects, describeLargest } from './describe-effects.ts';

const words = {
  owner: 'бренд',
  ownerGenitive: 'бренда',
  cell: { one: 'категория', few: 'категории', many: 'категорий' },
  demandBasis: 'в категориях',
  shareBasis: 'своя часть',
  priceLabel: 'Цена и состав',
  priceName: 'цена и состав',
  priceBasis: 'проданного',
  entered: 'Появился',
  left: 'Ушёл',
  enteredCells: 'категории, где появился',
  leftCells: 'категории, откуда ушёл',
};
const none = { demandEffect: 0, shareEffect: 0, priceEffect: 0, addedEffect: 0, removedEffect: 0 };

test('names the effect that added most and the one that took most, with amounts', () => {
  const [added, took] = describeEffects(
    {
      ...none,
      demandEffect: 5_000_000,
      shareEffect: 1_000_000,
      priceEffect: -300_000,
      removedEffect: -2_000_000,
    },
    words,
  );
  expect(added).toMatch(/спрос, \+5\sмлн\s₸\.$/);
  expect(took).toMatch(/категории, откуда ушёл, −2\sмлн\s₸\.$/);
});

test('leaves out an effect of zero', () => {
  expect(describeEffects(none, words)).toEqual([]);
  expect(describeEffects({ ...none, priceEffect: -1_000_000 }, words)).toHaveLength(1);
  expect(
    describeEffects(
      { demandEffect: null, shareEffect: null, priceEffect: null, addedEffect: null, removedEffect: null },
      words,
    ),
  ).toEqual([]);
});

test('names the largest effect with its amount, and none where all are 0', () => {
  const effects = { ...none, demandEffect: 18_138_000, shareEffect: 3_830_000, priceEffect: -738_000 };
  expect(describeLargest(effects, words)).toMatch(/^главное: спрос \+18,1\sмлн\s₸$/);
  expect(describeLargest(none, words)).toBeUndefined();
});
