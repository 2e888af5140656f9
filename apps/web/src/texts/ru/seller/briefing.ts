export const what = 'Продавец на Kaspi';
export const prices = 'Цены';
export const cheaperOthers = 'Где другие дешевле';
