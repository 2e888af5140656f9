export const week = (week: number | '') => `Неделя ${week}`;
/** The two parts of a change, in a sentence; `owner`: «магазин». */
export const marketAndOwn = (ownerGenitive: string) =>
  `За счёт рынка {market}, за счёт ${ownerGenitive} {own}.` as const;
export const nothingToExplain = (revenue: string) =>
  `Объяснять нечего: все составляющие равны нулю, выручка осталась ${revenue}.`;
export const marketOrOwn = (owner: string) => `Рынок или сам ${owner}`;
/** Why the market's part is another amount than that of demand. */
export const twoCounts =
  'Рынок\u00a0— сколько дал бы рост выручки остальных в тех же категориях. Спрос слева считается иначе: по штукам, которых купили больше или меньше, при прежних доле и цене. Поэтому суммы разные.';
export const market = 'рынок';
export const own = 'сам';
export const causesAccusative = 'причины изменения';
export const causes = 'Из чего сложилось изменение, ₸';
export const pressToFilter = 'нажмите столбец, чтобы отобрать строки';

export const demand = 'Спрос';
export const share = 'Доля';
export const demandInSentence = 'спрос';
export const shareInSentence = 'доля';
export const largest = (effect: string, amount: string) => `главное: ${effect} ${amount}`;
export const gainedMost = (effect: string, amount: string) => `Главный рост: ${effect}, +${amount}.`;
export const lostMost = (effect: string, amount: string) => `Главная потеря: ${effect}, ${amount}.`;

export const cut = (cells: string, all: string) => `В списке ${cells} с наибольшим изменением из ${all}.`;
/** The same, and the groups whose number in the whole list is not known. */
export const cutAndCounted = (cells: string, all: string, groups: readonly string[]) =>
  `В списке ${cells} с наибольшим изменением из ${all}; в нём ${groups.length === 1 ? 'посчитано' : 'посчитаны'} ${groups.map((title) => `«${title}»`).join(', ')}.`;
export const all = 'Все';
