import type { DefinedField } from '../../fields/field-definitions.ts';
import { noBrand } from '../../format/no-brand.ts';
import { movements } from '../columns/comparison.ts';

/** The words of the interface among the values of a text column, by their codes in an address. */
const wordsOfFields: Readonly<Partial<Record<DefinedField, Readonly<Record<string, string>>>>> = {
  movement: movements,
  brandTitle: { 'no-brand': noBrand },
};

/** The words that addresses of earlier versions have in place of codes, in the order of the codes. */
const earlierWords: Readonly<Partial<Record<DefinedField, readonly string[]>>> = {
  movement: 'рост,спад,начало продаж,конец продаж,приход,уход,без изменений'.split(','),
  brandTitle: ['Без бренда'],
};

/** Finds the code that the text of a filter in an address is, or that an earlier version wrote as a word. */
export const findCode = (field: DefinedField, text: string): string | undefined =>
  Object.keys(wordsOfFields[field] ?? {}).find(
    (code, at) => code === text || earlierWords[field]?.[at] === text,
  );

/** Converts the text of a filter in an address to the words of the language. */
export const fromAddressText = (field: DefinedField, text: string): string =>
  wordsOfFields[field]?.[findCode(field, text) ?? ''] ?? text;

/** Converts the text of a filter to its form in an address, which is the same in each language. */
export const toAddressText = (field: DefinedField, text: string): string =>
  Object.entries(wordsOfFields[field] ?? {}).find(([, word]) => word === text.trim())?.[0] ?? text;
