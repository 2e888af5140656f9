export const filters = 'Фильтры';
export const reset = 'Сбросить';
export const nothingMatches = 'Ничего не подходит';
export const show = (count: string) => `Показать ${count}`;
export const openOnKaspi = 'Открыть на Kaspi';
