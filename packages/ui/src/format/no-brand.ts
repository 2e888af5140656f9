/** The name of brand 0, the products without a brand. */
export { noBrand } from '#texts/format/no-brand';
