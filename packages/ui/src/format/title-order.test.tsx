import { expect, test } from 'vitest';
import * as english from '../texts/en/format.ts';
import * as kazakh from '../texts/kk/format.ts';
import * as russian from '../texts/ru/format.ts';
import { createTitleOrder } from './title-order.ts';

const sort = (
  titles: readonly string[],
  { locale, spellForOrder }: Readonly<{ locale: string; spellForOrder: (title: string) => string }>,
) => titles.toSorted(createTitleOrder(locale, spellForOrder));

test('Kazakh titles are in the order of the Kazakh alphabet, in a browser that orders them as Russian', () => {
  const alphabet = Array.from('АӘБВГҒДЕЁЖЗИЙКҚЛМНҢОӨПРСТУҰҮФХҺЦЧШЩЪЫІЬЭЮЯ');
  expect(sort(alphabet.toReversed(), kazakh)).toEqual(alphabet);
  const titles = ['Қанат', 'Ұят', 'Уақыт', 'Үй', 'Ырыс', 'Ірбіс', 'іс', 'Ясин', 'Apple 2', 'Apple 12'];
  expect(sort(titles.toReversed(), kazakh)).toEqual([
    'Қанат',
    'Уақыт',
    'Ұят',
    'Үй',
    'Ырыс',
    'Ірбіс',
    'іс',
    'Ясин',
    'Apple 2',
    'Apple 12',
  ]);
});

test('Russian and English titles are in the order of their languages', () => {
  const titles = ['Apple', 'Ёлка', 'Ель 12', 'Ель 2', 'Жук', 'Яблоко'];
  expect(sort(titles.toReversed(), russian)).toEqual(['Ёлка', 'Ель 2', 'Ель 12', 'Жук', 'Яблоко', 'Apple']);
  expect(sort(titles.toReversed(), english)[0]).toBe('Apple');
});
