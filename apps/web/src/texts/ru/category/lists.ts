export const products = {
  caption: 'Товары категории',
  accusative: 'товары категории',
  emptyTitle: 'За эту неделю в категории нет товаров',
};
export const advice = 'Выберите другую неделю или другую категорию.';
export const revenueByPrice = 'Выручка по медианной цене';
export const priceAndSales = 'Цена и продажи';
export const price = 'Медианная цена';
