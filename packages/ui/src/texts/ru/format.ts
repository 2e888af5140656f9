import type { Noun } from '../../format/noun.ts';

/** BCP 47 tag of the language. */
export const locale = 'ru-RU';
/** Spells a title so that a browser that does not know the language sorts it right. */
export const spellForOrder = (title: string) => title;
/** That of formatted numbers and dates. */
export const numberLocale = 'ru-RU';
/** Writes the units of compact numbers in words of the language. */
export const writeCompact = (text: string) => text;
/** After the number, in place of what Intl writes there. */
export const percentSign = '\u202f%';

export const seller: Noun = { one: 'продавец', few: 'продавца', many: 'продавцов', isAnimate: true };
/** A seller as a rival: «23 равных магазина». */
export const shop: Noun = { one: 'магазин', few: 'магазина', many: 'магазинов' };
export const brand: Noun = { one: 'бренд', few: 'бренда', many: 'брендов' };
export const category: Noun = { one: 'категория', few: 'категории', many: 'категорий' };
export const section: Noun = { one: 'раздел', few: 'раздела', many: 'разделов' };
export const product: Noun = { one: 'товар', few: 'товара', many: 'товаров' };
export const offer: Noun = { one: 'предложение', few: 'предложения', many: 'предложений' };

/** The form after «из»: «из 21 товара», «из 22 товаров». */
export const selectGenitive = (form: Intl.LDMLPluralRule, noun: Noun) =>
  form === 'one' ? noun.few : noun.many;

export const rank = (rank: string) => `${rank}-е\u00a0место`;

export const pieces = (count: string) => `${count}\u00a0шт.`;
export const unchanged = 'без изм.';
export const points = (points: string) => `${points}\u00a0п.\u00a0п.`;
export const outOf = (count: string) => ` из\u00a0${count}`;
/** A place that did not change, after it. */
export const sameOutOf = (count: string) => `из\u00a0${count}, без изм.`;
export const chance = (units: string, unitsBefore: string) =>
  `${units} против ${unitsBefore} продаж: разница может быть случайной`;

export const unknownAge = 'Неизвестно';
export const months = (months: number) => `${months}\u00a0мес.`;
export const year: Noun = { one: 'год', few: 'года', many: 'лет' };

export const weakConcentration = 'Слабая концентрация';
export const moderateConcentration = 'Умеренная концентрация';
export const highConcentration = 'Высокая концентрация';

export const excellent = 'Отличная';
export const good = 'Хорошая';
export const moderate = 'Умеренная';
export const weak = 'Слабая';
export const low = 'Низкая';
export const prospect = (label: string) => `${label} перспектива`;

export const shortMonths = 'янв фев мар апр мая июн июл авг сен окт ноя дек'.split(' ');
