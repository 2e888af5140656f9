import { expect, test } from 'vitest';
import { counted, nouns } from './plural.ts';

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
])('%d is counted as «%s»', (count, words) => {
  expect(counted(count, nouns.product).replaceAll('\u00a0', ' ')).toBe(words);
});
