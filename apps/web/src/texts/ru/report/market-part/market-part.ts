type OfPart = Readonly<Record<'category' | 'section', string>>;

export const sellers: OfPart = { category: 'Продавцы категории', section: 'Продавцы раздела' };
export const sellersAccusative: OfPart = { category: 'продавцов категории', section: 'продавцов раздела' };
export const noSellers: OfPart = {
  category: 'За эту неделю в категории нет продавцов',
  section: 'За эту неделю в разделе нет продавцов',
};
export const brands: OfPart = { category: 'Бренды категории', section: 'Бренды раздела' };
export const brandsAccusative: OfPart = { category: 'бренды категории', section: 'бренды раздела' };
export const noBrands: OfPart = {
  category: 'За эту неделю в категории нет брендов',
  section: 'За эту неделю в разделе нет брендов',
};
export const advice: OfPart = {
  category: 'Выберите другую неделю или другую категорию.',
  section: 'Выберите другую неделю или другой раздел.',
};
