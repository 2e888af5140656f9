export const fileName = (name: string, week: number, year: number) => `${name}, ${year} ж. ${week}-апта`;
export const period = 'Кезең';
export const comparison = 'Салыстыру';

export const noWeekBefore = 'Салыстыратын апта жоқ: бұған дейін апталар болмаған';
export const noComparison = 'салыстыратын апта жоқ';
export const compareWith = (week: number) => `${week}-аптамен салыстыру`;
export const against = (week: number) => `${week}-аптамен салыстыру`;
export const changesInList = 'Тізімде өзгерістерді көрсету';
