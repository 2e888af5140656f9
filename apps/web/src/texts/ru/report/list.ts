/** Name of a downloaded file. */
export const fileName = (name: string, week: number, year: number) => `${name}, неделя ${week} ${year}`;
export const period = 'Период';
export const comparison = 'Сравнение';

export const noWeekBefore = 'Сравнить не с чем: раньше недель нет';
export const noComparison = 'сравнить не с чем';
export const compareWith = (week: number) => `Сравнить с неделей\u00a0${week}`;
export const against = (week: number) => `Сравнить с\u00a0нед.\u00a0${week}`;
/** Item of the menu of the compared week. */
export const changesInList = 'Показать изменения в списке';
