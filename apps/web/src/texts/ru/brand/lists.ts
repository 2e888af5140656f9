export const advice = 'Выберите другую неделю или другой бренд.';

export const sellers = {
  caption: 'Продавцы бренда',
  accusative: 'продавцов бренда',
  emptyTitle: 'За эту неделю у бренда нет продавцов',
};

export const products = {
  caption: 'Товары бренда',
  accusative: 'товары бренда',
  emptyTitle: 'За эту неделю у бренда нет товаров',
};
export const revenueByPrice = 'Выручка по медианной цене';

export const categories = {
  caption: 'Категории бренда',
  accusative: 'категории бренда',
  emptyTitle: 'За эту неделю у бренда нет категорий',
};
