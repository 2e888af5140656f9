export const advice = 'Басқа аптаны немесе басқа сатушыны таңдаңыз.';

export const categories = {
  caption: 'Сатушы санаттары',
  accusative: 'сатушы санаттарын',
  emptyTitle: 'Бұл аптада сатушыда санаттар жоқ',
};

export const brands = {
  caption: 'Сатушы брендтері',
  accusative: 'сатушы брендтерін',
  emptyTitle: 'Бұл аптада сатушыда брендтер жоқ',
};

export const products = {
  caption: 'Сатушы тауарлары',
  accusative: 'сатушы тауарларын',
  emptyTitle: 'Бұл аптада сатушыда тауарлар жоқ',
};
export const revenueByPrice = 'Тауар бағасы бойынша түсім';
