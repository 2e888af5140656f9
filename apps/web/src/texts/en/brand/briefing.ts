export const what = 'Brand on Kaspi';
export const products = 'Products';
export const prices = 'Prices';
export const belowUsual = 'Who sells below the usual price';
