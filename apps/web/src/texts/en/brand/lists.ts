export const advice = 'Choose another week or another brand.';

export const sellers = {
  caption: 'Brand sellers',
  accusative: 'the brand’s sellers',
  emptyTitle: 'The brand has no sellers this week',
};

export const products = {
  caption: 'Brand products',
  accusative: 'the brand’s products',
  emptyTitle: 'The brand has no products this week',
};
export const revenueByPrice = 'Revenue by median price';

export const categories = {
  caption: 'Brand categories',
  accusative: 'the brand’s categories',
  emptyTitle: 'The brand has no categories this week',
};
