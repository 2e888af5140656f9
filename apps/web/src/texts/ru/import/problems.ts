import type { Noun } from '@vitrina/ui/format/noun';

export const toDecide = 'Нужно решить';
/** Each of a column, if it is about one. */
export const titles = {
  'unknown-column': (name: string) => `Столбец «${name}» незнаком`,
  'repeated-column': (name: string) => `Несколько столбцов — «${name}»`,
  'missing-column': (name: string) => `В файле нет столбца «${name}»`,
  'unclear-decimal': (name: string) => `Непонятно, чем отделены копейки: «${name}»`,
  'missing-days': () => 'Не все дни недели в файле',
  'week-not-ended': () => 'Неделя ещё не закончилась',
  'no-table': () => 'Это не таблица',
  other: () => 'Файл прочитать не удалось',
};
export const unknownColumn: Noun = {
  one: 'незнакомый столбец',
  few: 'незнакомых столбца',
  many: 'незнакомых столбцов',
};
export const chooseOrSkip = 'Выберите в списке, что это, или пропустите.';
export const skipUnknown = 'Пропустить незнакомые';
export const readNearest = (header: string) => `Это столбец «${header}»`;
export const ownShop = 'Название вашего магазина';
export const nameColumn = 'Укажите его в списке столбцов или добавьте в файл.';
export const leaveOut = (header: string) => `Не читать «${header}»`;
export const decimal = 'Десятичный знак';
export const decimals = [
  { name: 'comma', title: 'Запятая' },
  { name: 'point', title: 'Точка' },
];
export const partial = 'Загрузить неполную неделю';
export const future = 'Загрузить незакончившуюся неделю';
export const anyDay = 'Любой день этой недели';
