export const prospects = 'Перспектива';
export const products = 'Тауарлар';
export const revenueShare = 'Түсім үлесі';
export const scale = 'түсім үлесі, %';
export const productsWithRevenue = (products: string) => `${products}, түсімі`;
