export const products = {
  caption: 'Category products',
  accusative: 'the category’s products',
  emptyTitle: 'No products in the category this week',
};
export const advice = 'Choose another week or another category.';
export const revenueByPrice = 'Revenue by median price';
export const priceAndSales = 'Price and sales';
export const price = 'Median price';
