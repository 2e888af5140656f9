export const advice = 'Басқа аптаны немесе басқа сатушыны таңдаңыз.';

export const categoriesAccusative = 'сатушы санаттарын';
export const noCategories = 'Бұл аптада сатушыда санаттар жоқ';

export const brandsAccusative = 'сатушы брендтерін';
export const noBrands = 'Бұл аптада сатушыда брендтер жоқ';

export const productsAccusative = 'сатушы тауарларын';
export const noProducts = 'Бұл аптада сатушыда тауарлар жоқ';
export const revenueByPrice = 'Тауар бағасы бойынша түсім';
