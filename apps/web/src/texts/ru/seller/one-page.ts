export const accusative = 'профиль продавца';
export const contents = 'На этой странице';
export const asList = 'Отдельным списком';
