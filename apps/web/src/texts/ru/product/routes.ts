/** Title of the screen. */
export const card = 'Карточка товара';
