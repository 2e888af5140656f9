export const ofWeek = 'Категории недели';
export const chosen = 'Выбранные категории';
export const name = 'Название категории';
export const accusative = 'список категорий';
export const emptyList = 'Выбранных категорий за эту неделю нет';
export const advice = 'Выберите другие категории или другую неделю.';
