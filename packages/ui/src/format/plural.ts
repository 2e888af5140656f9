import { formatNumber } from './numbers.ts';

/** Forms of a Russian noun beside a number: 1 товар, 2 товара, 5 товаров. */
export interface Noun {
  readonly one: string;
  readonly few: string;
  readonly many: string;
  /** Animate nouns take the genitive as an object: «показать 1 продавца». */
  readonly isAnimate?: true;
}

/** Nouns for the rows of a report. */
export const nouns = {
  seller: { one: 'продавец', few: 'продавца', many: 'продавцов', isAnimate: true },
  brand: { one: 'бренд', few: 'бренда', many: 'брендов' },
  category: { one: 'категория', few: 'категории', many: 'категорий' },
  product: { one: 'товар', few: 'товара', many: 'товаров' },
  card: { one: 'карточка', few: 'карточки', many: 'карточек' },
} as const satisfies Record<string, Noun>;

const rules = new Intl.PluralRules('ru-RU');

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
  `${formatNumber(count)}\u00a0${rules.select(count) === 'one' ? noun.few : noun.many}`;

/** Formats a number with its noun as an object (accusative): «показать 3 товара», «показать 3 продавцов». */
export const formatCountAccusative = (count: number, noun: Noun): string =>
  noun.isAnimate === true ? formatCountGenitive(count, noun) : formatCount(count, noun);
