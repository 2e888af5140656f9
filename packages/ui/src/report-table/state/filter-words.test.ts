import { describe, expect, test } from 'vitest';
import { noBrand } from '../../format/no-brand.ts';
import { movements } from '../columns/comparison.ts';
import { fromAddressText, toAddressText } from './filter-words.ts';

describe('The words of a filter in an address', () => {
  test.each([
    ...Object.entries(movements).map((entry) => ['movement', ...entry]),
    ['brandTitle', 'no-brand', noBrand],
  ])(
    '%s: %s in each language, and the Russian word of earlier addresses',
    (field = '', code = '', word = '') => {
      expect(code).toMatch(/^[a-z-]+$/);
      expect(toAddressText(field, word)).toBe(code);
      expect(fromAddressText(field, code)).toBe(word);
      expect(fromAddressText(field, word)).toBe(word);
    },
  );

  test.each([
    ['movement', 'продаж'],
    ['movement', 'toString'],
    ['brandTitle', 'рост'],
    ['productName', 'left'],
    ['toString', 'left'],
  ])('any other text stays as it is typed: %s %s', (field, text) => {
    expect(toAddressText(field, text)).toBe(text);
    expect(fromAddressText(field, text)).toBe(text);
  });
});
