export const products = {
  caption: 'Санат тауарлары',
  accusative: 'санат тауарларын',
  emptyTitle: 'Бұл аптада санатта тауар жоқ',
};
export const advice = 'Басқа аптаны немесе басқа санатты таңдаңыз.';
export const revenueByPrice = 'Медианалық баға бойынша түсім';
export const priceAndSales = 'Баға және сатылым';
export const price = 'Медианалық баға';
