export const name = 'Название продавца';
export const withName = (name: string) => `Продавцы с «${name}» в\u00a0названии`;
export const inCategories = (categories: string) => `Продавцы в ${categories}`;
export const ofWeek = 'Продавцы недели';
export const ofChosenNote = 'Выручка, продажи и доля — в выбранных категориях.';
/** Beside the column of places, which a phone does not show. */
export const rankNote = 'Место — среди всех продавцов недели.';
export const byCategoriesAccusative = 'список продавцов';
export const byNameAccusative = 'продавцов по названию';
export const caption = 'Найденные продавцы';
export const emptyList = 'Ничего не нашлось';
export const advice = 'Проверьте название, выберите другие категории или другую неделю.';
