export const name = 'Название бренда';
export const inCategories = (categories: string) => `Бренды в ${categories}`;
export const ofChosen = 'Бренды в выбранных категориях';
export const ofWeek = 'Бренды недели';
export const ofChosenNote =
  'Выручка, продажи, цена и доля\u00a0— в выбранных категориях; индексы\u00a0— за всю неделю.';
export const accusative = 'список брендов';
export const emptyList = 'В выбранных категориях брендов нет';
export const advice = 'Выберите другие категории или другую неделю.';
