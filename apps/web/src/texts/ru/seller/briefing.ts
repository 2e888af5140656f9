export const what = 'Продавец на Kaspi';
export const products = 'Товары';
export const prices = 'Цены';
export const cheaperOthers = 'Где другие дешевле';
