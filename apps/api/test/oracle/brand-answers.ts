import type { BrandCategory, BrandInfo, BrandProduct, BrandRow, BrandSeller } from '@vitrina/contract';
import { money } from './offer-row.ts';
import {
  averagePrice,
  distinct,
  medianPrice,
  partsBy,
  ranked,
  sellersConcentration,
  share,
  type Slice,
} from './slice.ts';
import { titles, topFive, type Week } from './week.ts';

const sliceOfBrand = (week: Week, brandId: number): Slice | undefined =>
  brandId === 0 ? undefined : week.brands.get(brandId);

/** The brands with an offer in the chosen categories; goods without a brand count in the whole alone. */
export function brandsByCategories(week: Week, categoryIds: readonly number[]): BrandRow[] {
  const asked = new Set(categoryIds);
  const offers = week.whole.offers.filter(({ category_id }) => asked.has(category_id));
  const total = offers.reduce((sum, { revenue }) => sum + revenue, 0n);
  return ranked(partsBy(offers, 'brand_id'))
    .filter(([brandId]) => brandId !== 0)
    .map(([brandId, slice]) => ({
      brandId,
      brandTitle: titles(week).brand(brandId),
      potentialProfitIndex: week.indices.brands.get(brandId)?.potentialProfit ?? 0,
      demandIndex: week.indices.brands.get(brandId)?.demand ?? 0,
      revenue: money(slice.revenue),
      salesCount: slice.units,
      averagePrice: averagePrice(slice) ?? 0,
      sellersCount: distinct(slice.offers, 'seller_id'),
      productsCount: distinct(slice.offers, 'product_id'),
      shareRevenueFromTotal: share(slice.revenue, total, 0) ?? 0,
    }));
}

/** The brand's profile, or undefined when the week has no such brand. */
export function brandInfo(week: Week, brandId: number): { brandInfo: BrandInfo } | undefined {
  const slice = sliceOfBrand(week, brandId);
  if (slice === undefined) return undefined;
  return {
    brandInfo: {
      year: week.year,
      weekNumber: week.weekNumber,
      brandId,
      brandTitle: titles(week).brand(brandId),
      revenue: money(slice.revenue),
      salesCount: slice.units,
      averagePrice: averagePrice(slice) ?? 0,
      potentialProfitIndex: week.indices.brands.get(brandId)?.potentialProfit ?? 0,
      demandIndex: week.indices.brands.get(brandId)?.demand ?? 0,
      placeByRevenue: week.place('brands', brandId),
      sellersCount: distinct(slice.offers, 'seller_id'),
      productsCount: distinct(slice.offers, 'product_id'),
      categoriesCount: distinct(slice.offers, 'category_id'),
      topSellers: topFive(partsBy(slice.offers, 'seller_id'), titles(week).seller),
      topCategories: topFive(partsBy(slice.offers, 'category_id'), titles(week).category),
    },
  };
}

/** The brand's categories, or undefined when the week has no such brand. */
export function brandCategories(
  week: Week,
  brandId: number,
): { brandCategories: BrandCategory[] } | undefined {
  const own = sliceOfBrand(week, brandId);
  if (own === undefined) return undefined;
  const rows = ranked(partsBy(own.offers, 'category_id')).map(([categoryId, slice]) => ({
    categoryId,
    categoryTitle: titles(week).category(categoryId),
    revenue: money(slice.revenue),
    salesCount: slice.units,
    averagePrice: averagePrice(slice) ?? 0,
    potentialProfitIndex: week.indices.of(slice),
    shareRevenueFromCategory: share(slice.revenue, week.categories.get(categoryId)?.revenue ?? 0n, 0) ?? 0,
    shareRevenueFromBrand: share(slice.revenue, own.revenue, 0) ?? 0,
    sellersCount: distinct(slice.offers, 'seller_id'),
    productsCount: distinct(slice.offers, 'product_id'),
  }));
  return { brandCategories: rows };
}

type BrandSellers = { brandSellers: BrandSeller[]; brandSellersHHI: number | null; brandTitle: string };

/** The brand's sellers, or undefined when the week has no such brand. */
export function brandSellers(week: Week, brandId: number): BrandSellers | undefined {
  const own = sliceOfBrand(week, brandId);
  if (own === undefined) return undefined;
  const rows = ranked(partsBy(own.offers, 'seller_id')).map(([sellerId, slice]) => ({
    sellerId,
    sellerTitle: titles(week).seller(sellerId),
    revenue: money(slice.revenue),
    shareRevenueFromBrand: share(slice.revenue, own.revenue, 0) ?? 0,
    salesCount: slice.units,
    averagePrice: averagePrice(slice) ?? 0,
    medianPrice: money(medianPrice(slice)),
    categoriesCount: distinct(slice.offers, 'category_id'),
    productsCount: distinct(slice.offers, 'product_id'),
    potentialProfitIndex: week.indices.of(slice),
    lastRating: week.names.sellers.get(sellerId)?.rating ?? null,
  }));
  return {
    brandSellers: rows,
    brandSellersHHI: sellersConcentration(own),
    brandTitle: titles(week).brand(brandId),
  };
}

type BrandProducts = { brandProducts: BrandProduct[]; brandTitle: string };

/** The brand's products, or undefined when the week has no such brand. */
export function brandProducts(week: Week, brandId: number): BrandProducts | undefined {
  const own = sliceOfBrand(week, brandId);
  if (own === undefined) return undefined;
  const rows = ranked(partsBy(own.offers, 'product_id')).map(([productId, slice]): BrandProduct => {
    const product = week.names.products.get(productId);
    return {
      productId,
      productName: product?.name ?? '',
      kaspiId: product?.kaspiId ?? '',
      productKaspiLink: product?.link ?? null,
      productMainImgLink: product?.image ?? null,
      categoryId: product?.categoryId ?? 0,
      categoryTitle: titles(week).category(product?.categoryId ?? 0),
      revenue: money(slice.revenue),
      salesCount: slice.units,
      medianPrice: money(medianPrice(slice)),
      commentsCount: product?.comments ?? 0,
      potentialProfitIndex: week.indices.products.get(productId)?.potentialProfit ?? 0,
      sellersCount: distinct(slice.offers, 'seller_id'),
      lastRating: product?.rating ?? null,
    };
  });
  return { brandProducts: rows, brandTitle: titles(week).brand(brandId) };
}
