export const prospects = 'Перспективность';
export const products = 'Товары';
export const revenueShare = 'Доля выручки';
export const scale = 'доля выручки, %';
export const productsWithRevenue = (products: string) => `${products}, выручка`;
