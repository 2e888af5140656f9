export const product = 'Product';
export const brand = 'Brand';
export const price = 'Price';
export const sales = 'Sales';
export const revenue = 'Revenue';
export const salesAxis = 'Sales, pcs';
export const others = 'others';
export const picture = (title: string, count: number) =>
  `${title}: ${count} ${count === 1 ? 'product' : 'products'}`;
export const slider = 'Products by descending revenue, Enter goes to the table row';
