export const what = 'Seller on Kaspi';
export const products = 'Products';
export const prices = 'Prices';
export const cheaperOthers = 'Where others are cheaper';
