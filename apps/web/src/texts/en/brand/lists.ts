export const advice = 'Choose another week or another brand.';

export const sellersAccusative = 'the brand’s sellers';
export const noSellers = 'The brand has no sellers this week';

export const productsAccusative = 'the brand’s products';
export const noProducts = 'The brand has no products this week';
export const revenueByPrice = 'Revenue by median price';

export const categoriesAccusative = 'the brand’s categories';
export const noCategories = 'The brand has no categories this week';
