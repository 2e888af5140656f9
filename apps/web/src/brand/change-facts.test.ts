import { expect, test } from 'vitest';
import { listFacts } from './change-facts.ts';

const stayed = {
  categoryId: 31,
  categoryTitle: 'Пылесосы',
  state: 'stayed' as const,
  isWithinChance: false,
  revenueBefore: 1_000_000,
  revenue: 1_300_000,
  salesCountBefore: 100,
  salesCount: 130,
  demandEffect: 320_000,
  shareEffect: -20_000,
  priceEffect: 0,
  addedEffect: 0,
  removedEffect: 0,
  shareRevenueFromCategoryBefore: 0.101,
  shareRevenueFromCategory: 0.1,
};
const plain = (facts: readonly string[]) => facts.map((fact) => fact.replaceAll(/\s/g, ' '));

test('a rise from demand leads with it, before a smaller loss of share', () => {
  expect(plain(listFacts(stayed))).toEqual(['спрос категории вырос', 'доля выручки −0,1 п. п.']);
  const fallen = { ...stayed, revenue: 700_000, salesCount: 70, demandEffect: -320_000 };
  expect(plain(listFacts(fallen))).toEqual(['спрос категории упал', 'доля выручки −0,1 п. п.']);
});

test('demand is omitted unless it is the largest part and beyond chance at so few units', () => {
  const grown = { ...stayed, shareRevenueFromCategory: 0.102 };
  expect(plain(listFacts({ ...grown, demandEffect: 10_000 }))).toEqual(['доля выручки +0,1 п. п.']);
  expect(plain(listFacts({ ...grown, salesCountBefore: 20 }))).toEqual(['доля выручки +0,1 п. п.']);
});

test('a loss of share is not the only fact of a rise, nor a gain the only fact of a fall', () => {
  const small = { ...stayed, salesCountBefore: 20 };
  expect(listFacts(small)).toEqual([]);
  const fallen = { ...small, revenue: 700_000, demandEffect: -320_000 };
  expect(plain(listFacts(fallen))).toEqual(['доля выручки −0,1 п. п.']);
  expect(listFacts({ ...fallen, shareRevenueFromCategory: 0.102 })).toEqual([]);
});

test('a change within chance has no facts, a category of one week only that fact', () => {
  expect(listFacts({ ...stayed, isWithinChance: true })).toEqual([]);
  expect(listFacts({ ...stayed, state: 'entered' })).toEqual(['бренд появился']);
  expect(listFacts({ ...stayed, state: 'left', isWithinChance: null })).toEqual(['бренд ушёл']);
});
