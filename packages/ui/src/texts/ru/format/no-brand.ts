/** Brand 0: products without a brand. */
export const noBrand = 'Без бренда';
