import type { DefinedField } from '../../fields/field-definitions.ts';
import { noBrand } from '../../format/no-brand.ts';
import { movements } from '../columns/comparison.ts';

/** Words of the interface that are values of a text column, by their codes in an address. */
const wordsOfFields: Readonly<Partial<Record<DefinedField, Readonly<Record<string, string>>>>> = {
  movement: movements,
  brandTitle: { 'no-brand': noBrand },
};

/** Words that earlier versions wrote in addresses instead of codes, in the order of the codes. */
const earlierWords: Readonly<Partial<Record<DefinedField, readonly string[]>>> = {
  movement: 'рост,спад,начало продаж,конец продаж,приход,уход,без изменений'.split(','),
  brandTitle: ['Без бренда'],
};

/** Finds the code of a filter's text in an address, which earlier versions wrote as a word. */
export const findCode = (field: DefinedField, text: string): string | undefined =>
  Object.keys(wordsOfFields[field] ?? {}).find(
    (code, at) => code === text || earlierWords[field]?.[at] === text,
  );

/** Converts a filter's text in an address to the words of the language. */
export const fromAddressText = (field: DefinedField, text: string): string =>
  wordsOfFields[field]?.[findCode(field, text) ?? ''] ?? text;

/** Converts a filter's text to its form in an address, which is the same in each language. */
export const toAddressText = (field: DefinedField, text: string): string =>
  Object.entries(wordsOfFields[field] ?? {}).find(([, word]) => word === text.trim())?.[0] ?? text;
