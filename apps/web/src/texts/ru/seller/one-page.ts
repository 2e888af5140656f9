export const accusative = 'профиль продавца';
export const contents = 'На этой странице';
export const asList = 'Отдельным списком';
/** Link below the largest rows of a list. */
export const allRows = (count: string) => `Все ${count}`;
