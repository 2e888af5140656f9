import { describe, expect, test } from 'vitest';
import { noBrand } from '../../format/no-brand.ts';
import { movements } from '../columns/comparison.ts';
import { findCode, fromAddressText, toAddressText } from './filter-words.ts';

describe('The codes of words in an address', () => {
  test.each([
    ...Object.entries(movements).map((entry) => ['movement', ...entry] as const),
    ['brandTitle', 'no-brand', noBrand] as const,
  ])('%s: %s in each language', (field, code, word) => {
    expect(code).toMatch(/^[a-z-]+$/);
    expect(toAddressText(field, word)).toBe(code);
    expect(fromAddressText(field, code)).toBe(word);
    expect(findCode(field, code)).toBe(code);
  });

  test.each([
    ['movement', 'спад', 'fallen'],
    ['movement', 'приход', 'entered'],
    ['movement', 'уход', 'left'],
    ['brandTitle', 'Без бренда', 'no-brand'],
  ] as const)('%s: «%s» in an address of an earlier version is %s', (field, word, code) => {
    expect(findCode(field, word)).toBe(code);
  });

  test.each([
    ['movement', 'продаж'],
    ['movement', 'toString'],
    ['brandTitle', 'рост'],
    ['productName', 'left'],
  ] as const)('any other text stays as it is typed: %s %s', (field, text) => {
    expect(toAddressText(field, text)).toBe(text);
    expect(fromAddressText(field, text)).toBe(text);
  });
});
