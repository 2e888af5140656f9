import * as z from 'zod/mini';
import { count, productFields, id, index, money, rating, share, title } from './field-types.ts';

/** Sales of one brand in one category. */
export const BrandCategory = z.object({
  categoryId: id,
  categoryTitle: title,
  revenue: money,
  salesCount: count,
  averagePrice: money,
  potentialProfitIndex: index,
  shareRevenueFromCategory: share,
  shareRevenueFromBrand: share,
  sellersCount: count,
  productsCount: count,
});
export type BrandCategory = z.output<typeof BrandCategory>;

/** Sales of one brand by one seller. */
export const BrandSeller = z.object({
  sellerId: id,
  sellerTitle: title,
  revenue: money,
  shareRevenueFromBrand: share,
  salesCount: count,
  averagePrice: money,
  medianPrice: money,
  categoriesCount: count,
  productsCount: count,
  potentialProfitIndex: index,
  lastRating: z.nullable(rating),
});
export type BrandSeller = z.output<typeof BrandSeller>;

/** Sales of one product of a brand. */
export const BrandProduct = z.object({
  ...productFields,
  categoryId: id,
  categoryTitle: title,
  revenue: money,
  salesCount: count,
  medianPrice: money,
  commentsCount: count,
  potentialProfitIndex: index,
  sellersCount: count,
  lastRating: z.nullable(rating),
});
export type BrandProduct = z.output<typeof BrandProduct>;
