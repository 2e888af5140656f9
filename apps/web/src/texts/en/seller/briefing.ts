export const what = 'Seller on Kaspi';
export const prices = 'Prices';
export const cheaperOthers = 'Where others are cheaper';
