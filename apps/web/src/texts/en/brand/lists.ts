export const advice = 'Choose another week or another brand.';

export const sellers = 'Brand sellers';
export const sellersAccusative = 'the brand’s sellers';
export const noSellers = 'The brand has no sellers this week';

export const products = 'Brand products';
export const productsAccusative = 'the brand’s products';
export const noProducts = 'The brand has no products this week';
export const revenueByPrice = 'Revenue by median price';

export const categories = 'Brand categories';
export const categoriesAccusative = 'the brand’s categories';
export const noCategories = 'The brand has no categories this week';
