import type { DefinedField } from '../../fields/field-definitions.ts';
import { noBrand } from '../../format/no-brand.ts';
import { movements } from '../columns/comparison.ts';

/** The words of the interface among the values of a text column, by their codes in an address. */
const wordsOfFields: ReadonlyMap<string, Readonly<Record<string, string>>> = new Map<
  DefinedField,
  Readonly<Record<string, string>>
>([
  ['movement', movements],
  ['brandTitle', { 'no-brand': noBrand }],
]);

/** The words that addresses of earlier versions have in place of codes. */
const earlierWords: Readonly<Record<string, string>> = {
  grown: 'рост',
  fallen: 'спад',
  started: 'начало продаж',
  stopped: 'конец продаж',
  entered: 'приход',
  left: 'уход',
  same: 'без изменений',
  'no-brand': 'Без бренда',
};

const listWords = (field: string) => Object.entries(wordsOfFields.get(field) ?? {});

/** Converts the text of a filter to its form in an address, which is the same in each language. */
export const toAddressText = (field: string, text: string): string =>
  listWords(field).find(([, word]) => word === text.trim())?.[0] ?? text;

/** Converts the text of a filter in an address to the words of the language. */
export const fromAddressText = (field: string, text: string): string =>
  listWords(field).find(([code]) => code === text || earlierWords[code] === text)?.[1] ?? text;
