export const advice = 'Выберите другую неделю или другого продавца.';

export const categoriesAccusative = 'категории продавца';
export const noCategories = 'За эту неделю у продавца нет категорий';

export const brandsAccusative = 'бренды продавца';
export const noBrands = 'За эту неделю у продавца нет брендов';

export const productsAccusative = 'товары продавца';
export const noProducts = 'За эту неделю у продавца нет товаров';
export const revenueByPrice = 'Выручка по цене товара';
