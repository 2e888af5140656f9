export const names = {
  seller: 'Название продавца',
  brand: 'Название бренда',
  category: 'Название категории',
  section: 'Название раздела',
};
export const largest = 'Крупнейшие по выручке за неделю';
export const followedAndRecent = 'Отслеживаемые и недавние';
