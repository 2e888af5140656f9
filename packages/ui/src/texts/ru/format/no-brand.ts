/** Brand 0: products without a brand. The api says it in Russian in every language. */
export const noBrand = 'Без бренда';
