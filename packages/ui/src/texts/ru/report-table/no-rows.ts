export const empty = 'Здесь пока пусто';
export const emptyText = 'За эту неделю строк нет.';
export const nothingFound = 'Ничего не нашлось';
export const resetFilters = 'Сбросить фильтры';
export const removeFilter = (filter: string) => `Убрать «${filter}»`;
export const quote = (filter: string) => `«${filter}»`;
export const noMatch = (filters: string, rows: string) =>
  `С фильтрами ${filters} не осталось ничего из ${rows}.`;
