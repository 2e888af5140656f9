export const what = 'Brand on Kaspi';
export const prices = 'Prices';
export const belowUsual = 'Who sells below the usual price';
