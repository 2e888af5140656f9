export const names = {
  seller: 'Seller name',
  brand: 'Brand name',
  category: 'Category name',
  section: 'Section name',
};
export const largest = 'Largest by revenue of the week';
export const followedAndRecent = 'Following and recent';
