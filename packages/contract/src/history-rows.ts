import * as z from 'zod/mini';
import { concentration, count, id, index, money, rank, rating, share, title } from './field-types.ts';

/** A published week of a history; if the subject is absent, every figure is null. */
const week = { year: id, weekNumber: id, isPresent: z.boolean() };

const sales = { revenue: z.nullable(money), salesCount: z.nullable(count), averagePrice: z.nullable(money) };

/** Rank of an entity among all that sold in the week. */
const standing = {
  placeByRevenue: z.nullable(rank),
  placesCount: z.nullable(count),
  shareRevenueFromTotal: z.nullable(share),
  potentialProfitIndex: z.nullable(index),
};

/** A seller in one week of its history. */
export const SellerHistoryWeek = z.object({
  ...week,
  ...sales,
  ...standing,
  productsCount: z.nullable(count),
  productsWithSalesCount: z.nullable(count),
  lastRating: z.nullable(rating),
  commentsCount: z.nullable(count),
});
export type SellerHistoryWeek = z.output<typeof SellerHistoryWeek>;

/** A seller over the published weeks of a window, oldest first; the title is the latest. */
export const SellerHistory = z.object({
  sellerId: id,
  sellerTitle: title,
  weeks: z.array(SellerHistoryWeek),
});
export type SellerHistory = z.output<typeof SellerHistory>;

/** A brand in one week of its history. */
export const BrandHistoryWeek = z.object({
  ...week,
  ...sales,
  ...standing,
  demandIndex: z.nullable(index),
  sellersCount: z.nullable(count),
  productsCount: z.nullable(count),
  brandSellersHHI: z.nullable(concentration),
});
export type BrandHistoryWeek = z.output<typeof BrandHistoryWeek>;

/** A brand over the published weeks of a window, oldest first; the title is the latest. */
export const BrandHistory = z.object({ brandId: id, brandTitle: title, weeks: z.array(BrandHistoryWeek) });
export type BrandHistory = z.output<typeof BrandHistory>;

/** A leaf category in one week of its history. */
export const CategoryHistoryWeek = z.object({
  ...week,
  ...sales,
  medianPrice: z.nullable(money),
  ...standing,
  demandIndex: z.nullable(index),
  sellersCount: z.nullable(count),
  brandsCount: z.nullable(count),
  productsCount: z.nullable(count),
  categorySellersHHI: z.nullable(concentration),
  categoryBrandsHHI: z.nullable(concentration),
});
export type CategoryHistoryWeek = z.output<typeof CategoryHistoryWeek>;

/** A leaf category over the published weeks of a window, oldest first; the title is the latest. */
export const CategoryHistory = z.object({
  categoryId: id,
  categoryTitle: title,
  weeks: z.array(CategoryHistoryWeek),
});
export type CategoryHistory = z.output<typeof CategoryHistory>;

/** A section in one week of its history. */
export const SectionHistoryWeek = z.object({
  ...week,
  ...sales,
  placeByRevenue: z.nullable(rank),
  placesCount: z.nullable(count),
  shareRevenueFromTotal: z.nullable(share),
  meanPotentialProfitIndex: z.nullable(index),
  sellersCount: z.nullable(count),
  brandsCount: z.nullable(count),
  categoriesCount: z.nullable(count),
  productsCount: z.nullable(count),
  sectionSellersHHI: z.nullable(concentration),
  sectionBrandsHHI: z.nullable(concentration),
});
export type SectionHistoryWeek = z.output<typeof SectionHistoryWeek>;

/** A section over the published weeks of a window, oldest first; the title is the latest. */
export const SectionHistory = z.object({
  sectionId: id,
  sectionTitle: title,
  weeks: z.array(SectionHistoryWeek),
});
export type SectionHistory = z.output<typeof SectionHistory>;

/** The whole market in one week of its history. */
export const MarketHistoryWeek = z.object({
  ...week,
  ...sales,
  sellersCount: z.nullable(count),
  brandsCount: z.nullable(count),
  categoriesCount: z.nullable(count),
  productsCount: z.nullable(count),
});
export type MarketHistoryWeek = z.output<typeof MarketHistoryWeek>;

/** The whole market over the published weeks of a window, oldest first. */
export const MarketHistory = z.object({ weeks: z.array(MarketHistoryWeek) });
export type MarketHistory = z.output<typeof MarketHistory>;

/** The revenue of one entity in each week of a series; null if absent. */
export const RevenueSeries = z.object({ id, title, revenues: z.array(z.nullable(money)) });
export type RevenueSeries = z.output<typeof RevenueSeries>;

/** A product card in one week of its history. */
export const ProductHistoryWeek = z.object({
  ...week,
  categoryId: z.nullable(id),
  ...sales,
  medianPrice: z.nullable(money),
  minPrice: z.nullable(money),
  maxPrice: z.nullable(money),
  sellersCount: z.nullable(count),
  commentsCount: z.nullable(count),
  lastRating: z.nullable(rating),
  placeInCategory: z.nullable(rank),
  placesInCategoryCount: z.nullable(count),
  shareRevenueFromCategory: z.nullable(share),
  productSellersHHI: z.nullable(concentration),
  demandIndex: z.nullable(index),
  potentialProfitIndex: z.nullable(index),
});
export type ProductHistoryWeek = z.output<typeof ProductHistoryWeek>;

/** A product card over the published weeks of a window, oldest first; the name is the latest. */
export const ProductHistory = z.object({
  productId: id,
  productName: title,
  weeks: z.array(ProductHistoryWeek),
});
export type ProductHistory = z.output<typeof ProductHistory>;

/** One seller's offer on a card in one week, with the card's own figures, null if the card is absent. */
export const OfferHistoryWeek = z.object({
  ...week,
  price: z.nullable(money),
  salesCount: z.nullable(count),
  revenue: z.nullable(money),
  priceRank: z.nullable(rank),
  sellersCount: z.nullable(count),
  minPrice: z.nullable(money),
  medianPrice: z.nullable(money),
});
export type OfferHistoryWeek = z.output<typeof OfferHistoryWeek>;

/** One seller's offer on a card over the published weeks of a window, oldest first; both names are the latest. */
export const OfferHistory = z.object({
  productId: id,
  productName: title,
  sellerId: id,
  sellerTitle: title,
  weeks: z.array(OfferHistoryWeek),
});
export type OfferHistory = z.output<typeof OfferHistory>;
