export const name = 'Название бренда';
export const inCategories = (categories: string) => `Бренды в ${categories}`;
export const ofChosen = 'Бренды в выбранных категориях';
export const ofWeek = 'Бренды недели';
export const ofChosenNote =
  'Выручка, продажи, цена и доля — в выбранных категориях; индексы — по всей неделе.';
export const accusative = 'бренды по категориям';
export const emptyList = 'В выбранных категориях брендов нет';
export const advice = 'Выберите другие категории или другую неделю.';
