/** The name of brand 0, the products without a brand, which the api names in Russian in every language. */
export { noBrand } from '#texts/format/no-brand';

/** Counts the brands among rows, without the row of brand 0. */
export const countBrands = (rows: readonly { readonly brandId?: unknown }[] | undefined) =>
  rows?.filter((row) => row.brandId !== 0).length;
