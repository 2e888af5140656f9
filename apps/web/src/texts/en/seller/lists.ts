export const advice = 'Choose another week or another seller.';

export const categoriesAccusative = 'the seller’s categories';
export const noCategories = 'The seller has no categories this week';

export const brandsAccusative = 'the seller’s brands';
export const noBrands = 'The seller has no brands this week';

export const productsAccusative = 'the seller’s products';
export const noProducts = 'The seller has no products this week';
export const revenueByPrice = 'Revenue by product price';
