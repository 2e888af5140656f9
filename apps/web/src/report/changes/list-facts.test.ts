import { expect, test } from 'vitest';
import { listFacts } from './list-facts.ts';

const stayed = {
  state: 'stayed' as const,
  isWithinChance: false,
  isCheapest: true,
  isCheapestBefore: true,
  price: 1000,
  priceBefore: 1000,
  sellersEntered: 0,
  demandEffect: 0,
  shareEffect: -5000,
  priceEffect: 0,
  productSalesCount: 100,
  productSalesCountBefore: 100,
};
const plain = (facts: readonly string[]) => facts.map((fact) => fact.replaceAll(/\s/g, ' '));

test('names what the figures of both weeks show', () => {
  expect(listFacts({ ...stayed, isCheapest: false, sellersEntered: 3 })).toEqual([
    'появилось дешевле',
    'новые продавцы на карточке: 3',
  ]);
  expect(plain(listFacts({ ...stayed, isCheapestBefore: false, price: 947 }))).toEqual([
    'теперь дешевле всех',
    'снизили цену (−5,3 %)',
  ]);
  expect(listFacts({ ...stayed, demandEffect: -9000, productSalesCount: 50 })).toEqual(['спрос упал']);
  expect(plain(listFacts({ ...stayed, demandEffect: -9000, productSalesCount: 50, price: 947 }))).toEqual([
    'спрос упал',
    'снизили цену (−5,3 %)',
  ]);
});

test('names no demand that is within chance, nor any cause of such a change', () => {
  expect(listFacts({ ...stayed, demandEffect: -9000, productSalesCount: 95 })).toEqual([]);
  expect(listFacts({ ...stayed, isCheapest: false, isWithinChance: true })).toEqual([]);
});

test('a card in one week alone has that fact only', () => {
  expect(listFacts({ ...stayed, state: 'entered', isCheapestBefore: null })).toEqual(['новый товар']);
  expect(listFacts({ ...stayed, state: 'left', isWithinChance: null })).toEqual(['снят с продажи']);
});
