import { expect, test } from 'vitest';
import { formatCount, formatCountGenitive, formatCountAccusative, nouns } from './plural.ts';

test.each([
  [0, '0 товаров'],
  [1, '1 товар'],
  [2, '2 товара'],
  [5, '5 товаров'],
  [11, '11 товаров'],
  [21, '21 товар'],
  [112, '112 товаров'],
  [3906, '3 906 товаров'],
  [5.6, '5,6 товара'],
])('formats %d as «%s»', (count, words) => {
  expect(formatCount(count, nouns.product).replaceAll('\u00a0', ' ')).toBe(words);
});

test.each([
  [21, '21 товара'],
  [22, '22 товаров'],
  [50_280, '50 280 товаров'],
])('formats %d after «из» as «%s»', (count, words) => {
  expect(formatCountGenitive(count, nouns.product).replaceAll('\u00a0', ' ')).toBe(words);
});

test('uses the genitive for animate nouns as an object', () => {
  const shown = [1, 3, 21, 25].map((count) => [
    formatCountAccusative(count, nouns.seller).replace('\u00a0', ' '),
    formatCountAccusative(count, nouns.product).replace('\u00a0', ' '),
  ]);
  expect(shown).toEqual([
    ['1 продавца', '1 товар'],
    ['3 продавцов', '3 товара'],
    ['21 продавца', '21 товар'],
    ['25 продавцов', '25 товаров'],
  ]);
});
