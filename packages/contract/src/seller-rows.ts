import * as z from 'zod/mini';
import { count, id, idOrNone, index, productFields, money, rating, share, title } from './field-types.ts';

/** Sales of one seller in one category. */
export const SellerCategory = z.object({
  categoryId: id,
  categoryTitle: title,
  revenue: money,
  salesCount: count,
  averagePrice: money,
  potentialProfitIndex: index,
  shareRevenueFromCategory: z.nullable(share),
  shareRevenueFromSeller: z.nullable(share),
  brandsCount: count,
  competitorsCount: count,
  productsCount: count,
});
export type SellerCategory = z.output<typeof SellerCategory>;

/** Sales of one brand, or of goods without a brand, by one seller. */
export const SellerBrand = z.object({
  brandId: idOrNone,
  brandTitle: title,
  revenue: money,
  salesCount: count,
  averagePrice: money,
  potentialProfitIndex: index,
  shareRevenueFromBrand: share,
  shareRevenueFromSeller: share,
  productsCount: count,
  categoriesCount: count,
  competitorsCount: z.nullable(count),
});
export type SellerBrand = z.output<typeof SellerBrand>;

/** Sales of one product by one seller. */
export const SellerProduct = z.object({
  ...productFields,
  brandId: idOrNone,
  brandTitle: title,
  categoryId: id,
  categoryTitle: title,
  revenue: money,
  salesCount: count,
  sellerPrice: money,
  commentsCount: count,
  potentialProfitIndex: index,
  competitorsCount: count,
  lastRating: rating,
});
export type SellerProduct = z.output<typeof SellerProduct>;
