export const prospects = 'Prospects';
export const products = 'Products';
export const revenueShare = 'Revenue share';
export const scale = 'revenue share, %';
export const productsWithRevenue = (products: string) => `${products}, revenue`;
