export const advice = 'Выберите другую неделю или другого продавца.';

export const categories = {
  caption: 'Категории продавца',
  accusative: 'категории продавца',
  emptyTitle: 'За эту неделю у продавца нет категорий',
};

export const brands = {
  caption: 'Бренды продавца',
  accusative: 'бренды продавца',
  emptyTitle: 'За эту неделю у продавца нет брендов',
};

export const products = {
  caption: 'Товары продавца',
  accusative: 'товары продавца',
  emptyTitle: 'За эту неделю у продавца нет товаров',
};
export const revenueByPrice = 'Выручка по цене товара';
