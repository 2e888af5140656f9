export const advice = 'Выберите другую неделю или другой бренд.';

export const sellersAccusative = 'продавцов бренда';
export const noSellers = 'За эту неделю у бренда нет продавцов';

export const productsAccusative = 'товары бренда';
export const noProducts = 'За эту неделю у бренда нет товаров';
export const revenueByPrice = 'Выручка по медианной цене';

export const categoriesAccusative = 'категории бренда';
export const noCategories = 'За эту неделю у бренда нет категорий';
