import * as texts from '#texts/format';
import type { Noun } from './noun.ts';
import { formatNumber } from './numbers.ts';

export type { Noun } from './noun.ts';

/** Nouns for the rows of a report. */
export const nouns = {
  seller: texts.seller,
  shop: texts.shop,
  brand: texts.brand,
  category: texts.category,
  section: texts.section,
  product: texts.product,
  offer: texts.offer,
} as const satisfies Record<string, Noun>;

const rules = new Intl.PluralRules(texts.numberLocale);

/** Chooses the form of a noun for a number; a fraction gives «5,6 товара». */
export const pluralize = (count: number, noun: Noun): string => {
  const form = rules.select(count);
  if (form === 'one') return noun.one;
  return form === 'many' ? noun.many : noun.few;
};

/** Formats a number with its noun: «3 906 товаров». */
export const formatCount = (count: number, noun: Noun): string =>
  `${formatNumber(count)}\u00a0${pluralize(count, noun)}`;

/** Formats a number with its noun after «из» (genitive): «50 280 товаров», «22 товаров», «21 товара». */
export const formatCountGenitive = (count: number, noun: Noun): string =>
  `${formatNumber(count)}\u00a0${texts.selectGenitive(rules.select(count), noun)}`;

/** Formats a number with its noun as an object (accusative): «показать 3 товара», «показать 3 продавцов». */
export const formatCountAccusative = (count: number, noun: Noun): string =>
  noun.isAnimate === true ? formatCountGenitive(count, noun) : formatCount(count, noun);
