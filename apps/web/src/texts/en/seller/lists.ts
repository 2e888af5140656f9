export const advice = 'Choose another week or another seller.';

export const categories = {
  caption: 'Seller categories',
  accusative: 'the seller’s categories',
  emptyTitle: 'The seller has no categories this week',
};

export const brands = {
  caption: 'Seller brands',
  accusative: 'the seller’s brands',
  emptyTitle: 'The seller has no brands this week',
};

export const products = {
  caption: 'Seller products',
  accusative: 'the seller’s products',
  emptyTitle: 'The seller has no products this week',
};
export const revenueByPrice = 'Revenue by product price';
