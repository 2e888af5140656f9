type OfPart = Readonly<Record<'category' | 'section', string>>;

export const sellers: OfPart = { category: 'Санат сатушылары', section: 'Бөлім сатушылары' };
export const sellersAccusative: OfPart = { category: 'санат сатушыларын', section: 'бөлім сатушыларын' };
export const noSellers: OfPart = {
  category: 'Бұл аптада санатта сатушылар жоқ',
  section: 'Бұл аптада бөлімде сатушылар жоқ',
};
export const brands: OfPart = { category: 'Санат брендтері', section: 'Бөлім брендтері' };
export const brandsAccusative: OfPart = { category: 'санат брендтерін', section: 'бөлім брендтерін' };
export const noBrands: OfPart = {
  category: 'Бұл аптада санатта брендтер жоқ',
  section: 'Бұл аптада бөлімде брендтер жоқ',
};
export const advice: OfPart = {
  category: 'Басқа аптаны немесе басқа санатты таңдаңыз.',
  section: 'Басқа аптаны немесе басқа бөлімді таңдаңыз.',
};
