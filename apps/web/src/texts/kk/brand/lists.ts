export const advice = 'Басқа аптаны немесе басқа брендті таңдаңыз.';

export const sellersAccusative = 'бренд сатушыларын';
export const noSellers = 'Бұл аптада брендте сатушылар жоқ';

export const productsAccusative = 'бренд тауарларын';
export const noProducts = 'Бұл аптада брендте тауарлар жоқ';
export const revenueByPrice = 'Медианалық баға бойынша түсім';

export const categoriesAccusative = 'бренд санаттарын';
export const noCategories = 'Бұл аптада брендте санаттар жоқ';
