export const accusative = 'санат тауарларын';
export const emptyList = 'Бұл аптада санатта тауар жоқ';
export const advice = 'Басқа аптаны немесе басқа санатты таңдаңыз.';
export const revenueByPrice = 'Медианалық баға бойынша түсім';
export const priceAndSales = 'Баға және сатылым';
export const price = 'Медианалық баға';
