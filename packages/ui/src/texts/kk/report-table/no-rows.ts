export const empty = 'Мұнда әзірге бос';
export const emptyText = 'Бұл аптада жолдар жоқ.';
export const nothingFound = 'Ештеңе табылмады';
export const resetFilters = 'Сүзгілерді тазарту';
export const removeFilter = (filter: string) => `«${filter}» сүзгісін алып тастау`;
export const quote = (filter: string) => `«${filter}»`;
export const noMatch = (filters: string, rows: string) =>
  `${rows} ішінен ${filters} сүзгілеріне ештеңе сәйкес келмейді.`;
