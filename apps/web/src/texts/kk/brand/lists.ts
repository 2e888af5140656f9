export const advice = 'Басқа аптаны немесе басқа брендті таңдаңыз.';

export const sellers = {
  caption: 'Бренд сатушылары',
  accusative: 'бренд сатушыларын',
  emptyTitle: 'Бұл аптада брендте сатушылар жоқ',
};

export const products = {
  caption: 'Бренд тауарлары',
  accusative: 'бренд тауарларын',
  emptyTitle: 'Бұл аптада брендте тауарлар жоқ',
};
export const revenueByPrice = 'Медианалық баға бойынша түсім';

export const categories = {
  caption: 'Бренд санаттары',
  accusative: 'бренд санаттарын',
  emptyTitle: 'Бұл аптада брендте санаттар жоқ',
};
