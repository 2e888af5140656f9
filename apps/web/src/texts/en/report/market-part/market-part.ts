type OfPart = Readonly<Record<'category' | 'section', string>>;

export const sellers: OfPart = { category: 'Category sellers', section: 'Section sellers' };
export const sellersAccusative: OfPart = { category: 'the category sellers', section: 'the section sellers' };
export const noSellers: OfPart = {
  category: 'No sellers in the category this week',
  section: 'No sellers in the section this week',
};
export const brands: OfPart = { category: 'Category brands', section: 'Section brands' };
export const brandsAccusative: OfPart = { category: 'the category brands', section: 'the section brands' };
export const noBrands: OfPart = {
  category: 'No brands in the category this week',
  section: 'No brands in the section this week',
};
export const advice: OfPart = {
  category: 'Choose another week or another category.',
  section: 'Choose another week or another section.',
};
