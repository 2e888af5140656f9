export const title = 'Продавец на одной странице';
export const accusative = 'профиль продавца';
export const contents = 'На этой странице';
export const asList = 'Отдельным списком';
