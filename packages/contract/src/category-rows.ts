import * as z from 'zod/mini';
import {
  count,
  concentration,
  id,
  idOrNone,
  index,
  Leader,
  productFields,
  money,
  rank,
  rating,
  share,
  title,
} from './field-types.ts';
import { indexFields } from './index-terms.ts';

/** A leaf category in the list of the week. */
export const CategoryRow = z.object({
  categoryId: id,
  categoryTitle: title,
  category1LvlId: id,
  category2LvlId: id,
  revenue: money,
  salesCount: count,
  demandIndex: z.nullable(index),
  averagePrice: z.nullable(money),
  sellersCount: count,
  placeByRevenue: z.nullable(rank),
  potentialProfitIndex: index,
  brandsCount: count,
  productsCount: count,
  shareRevenueFromTotal: share,
});
export type CategoryRow = z.output<typeof CategoryRow>;

/** A leaf category's profile in one week. */
export const CategoryInfo = z.object({
  year: id,
  weekNumber: id,
  categoryId: id,
  categoryTitle: title,
  category1LvlId: id,
  category2LvlId: id,
  revenue: money,
  salesCount: count,
  categorySellersHHI: z.nullable(concentration),
  averagePrice: z.nullable(money),
  sellersCount: count,
  placeByRevenue: z.nullable(rank),
  potentialProfitIndex: index,
  brandsCount: count,
  productsCount: count,
  topSellers: z.array(Leader).check(z.maxLength(5)),
  topBrands: z.array(Leader).check(z.maxLength(5)),
});
export type CategoryInfo = z.output<typeof CategoryInfo>;

/** Sales of one seller in one category. */
export const CategorySeller = z.object({
  sellerId: id,
  sellerTitle: title,
  revenue: money,
  shareRevenueFromCategory: share,
  salesCount: count,
  averagePrice: money,
  medianPrice: money,
  brandsCount: count,
  productsCount: count,
  potentialProfitIndex: index,
  lastRating: z.nullable(rating),
});
export type CategorySeller = z.output<typeof CategorySeller>;

/** Sales of one brand, or of goods without a brand, in one category. */
export const CategoryBrand = z.object({
  brandId: idOrNone,
  brandTitle: title,
  revenue: money,
  shareRevenueFromCategory: share,
  salesCount: count,
  averagePrice: money,
  sellersCount: count,
  productsCount: count,
  averageRating: z.nullable(rating),
  potentialProfitIndex: index,
});
export type CategoryBrand = z.output<typeof CategoryBrand>;

/** Sales of one product of a category. */
export const CategoryProduct = z.object({
  ...productFields,
  brandId: idOrNone,
  brandTitle: title,
  revenue: money,
  salesCount: count,
  medianPrice: money,
  minPrice: money,
  commentsCount: count,
  potentialProfitIndex: index,
  sellersCount: count,
  averageRating: z.nullable(rating),
});
export type CategoryProduct = z.output<typeof CategoryProduct>;

/** The terms of a leaf category’s index in one week. */
export const CategoryIndex = z.object({ categoryId: id, ...indexFields });
export type CategoryIndex = z.output<typeof CategoryIndex>;
