import type {
  CategoryBrand,
  CategoryInfo,
  CategoryProduct,
  CategoryRow,
  CategorySeller,
  CategoryTree,
} from '@vitrina/contract';
import { money, type OfferRow } from './offer-row.ts';
import {
  averagePrice,
  brandsConcentration,
  compare,
  distinct,
  medianPrice,
  partsBy,
  ranked,
  sellersConcentration,
  share,
  type Slice,
} from './slice.ts';
import { titles, topFive, type Week } from './week.ts';

/** The category tree of the week. */
export function categoryTree({ names }: Week): CategoryTree {
  const tree: Record<string, Record<string, number[]>> = {};
  for (const { id, top, middle } of [...names.categories.values()].toSorted((a, b) => a.id - b.id))
    ((tree[top] ??= {})[middle] ??= []).push(id);
  return { categoriesTree: tree, categoryIdNameMap: Object.fromEntries(names.categoryTitles) };
}

function headOf(week: Week, categoryId: number, slice: Slice) {
  const category = week.names.categories.get(categoryId);
  return {
    categoryId,
    categoryTitle: titles(week).category(categoryId),
    category1LvlId: category?.top ?? 0,
    category2LvlId: category?.middle ?? 0,
    revenue: money(slice.revenue),
    salesCount: slice.units,
    averagePrice: averagePrice(slice),
    sellersCount: distinct(slice.offers, 'seller_id'),
    placeByRevenue: week.place('categories', categoryId),
    potentialProfitIndex: week.indices.categories.get(categoryId)?.potentialProfit ?? 0,
    brandsCount: distinct(slice.offers, 'brand_id'),
    productsCount: distinct(slice.offers, 'product_id'),
  };
}

/** All leaf categories of the week. */
export function categoryList(week: Week): { categories: CategoryRow[] } {
  const rows = ranked(week.categories).map(([categoryId, slice]) => ({
    ...headOf(week, categoryId, slice),
    demandIndex: week.indices.categories.get(categoryId)?.demand ?? null,
    shareRevenueFromTotal: share(slice.revenue, week.whole.revenue, 0) ?? 0,
  }));
  return { categories: rows };
}

/** The category's profile, or undefined when the week has no such leaf category. */
export function categoryInfo(week: Week, categoryId: number): { categoryInfo: CategoryInfo } | undefined {
  const slice = week.categories.get(categoryId);
  if (slice === undefined) return undefined;
  return {
    categoryInfo: {
      year: week.year,
      weekNumber: week.weekNumber,
      ...headOf(week, categoryId, slice),
      categorySellersHHI: sellersConcentration(slice),
      topSellers: topFive(partsBy(slice.offers, 'seller_id'), titles(week).seller),
      topBrands: topFive(partsBy(slice.offers, 'brand_id'), titles(week).brand),
    },
  };
}

type CategorySellers = { categorySellers: CategorySeller[]; categorySellersHHI: number | null };

/** The category's sellers, or undefined when the week has no such leaf category. */
export function categorySellers(week: Week, categoryId: number): CategorySellers | undefined {
  const own = week.categories.get(categoryId);
  if (own === undefined) return undefined;
  const rows = ranked(partsBy(own.offers, 'seller_id')).map(([sellerId, slice]) => ({
    sellerId,
    sellerTitle: titles(week).seller(sellerId),
    revenue: money(slice.revenue),
    shareRevenueFromCategory: share(slice.revenue, own.revenue, 0) ?? 0,
    salesCount: slice.units,
    averagePrice: averagePrice(slice) ?? 0,
    medianPrice: money(medianPrice(slice)),
    brandsCount: distinct(slice.offers, 'brand_id'),
    productsCount: distinct(slice.offers, 'product_id'),
    potentialProfitIndex: week.indices.of(slice),
    lastRating: week.names.sellers.get(sellerId)?.rating ?? null,
  }));
  return { categorySellers: rows, categorySellersHHI: sellersConcentration(own) };
}

type CategoryBrands = {
  categoryBrands: CategoryBrand[];
  categoryBrandsHHI: number | null;
  categoryTitle: string;
};

/** The category's brands, goods without one as a row, or undefined when the week has no such leaf category. */
export function categoryBrands(week: Week, categoryId: number): CategoryBrands | undefined {
  const own = week.categories.get(categoryId);
  if (own === undefined) return undefined;
  const rows = ranked(partsBy(own.offers, 'brand_id')).map(([brandId, slice]) => ({
    brandId,
    brandTitle: titles(week).brand(brandId),
    revenue: money(slice.revenue),
    shareRevenueFromCategory: share(slice.revenue, own.revenue, 0) ?? 0,
    salesCount: slice.units,
    averagePrice: averagePrice(slice) ?? 0,
    sellersCount: distinct(slice.offers, 'seller_id'),
    productsCount: distinct(slice.offers, 'product_id'),
    averageRating: averageRating(week, slice.offers),
    potentialProfitIndex: week.indices.of(slice),
  }));
  return {
    categoryBrands: rows,
    categoryBrandsHHI: brandsConcentration(own),
    categoryTitle: titles(week).category(categoryId),
  };
}

/** Mean of the ratings of the rated products, each once, by reviews; unweighted if none has any review. */
function averageRating({ names }: Week, offers: readonly OfferRow[]): number | null {
  const rated = [...new Set(offers.map(({ product_id }) => product_id))]
    .map((id) => ({
      rating: names.products.get(id)?.rating ?? null,
      comments: names.products.get(id)?.comments ?? 0,
    }))
    .filter(({ rating }) => rating !== null);
  if (rated.length === 0) return null;
  const reviews = rated.reduce((sum, { comments }) => sum + comments, 0);
  const weight = ({ comments }: { comments: number }) =>
    reviews === 0 ? 1 / rated.length : comments / reviews;
  return rated.reduce((sum, product) => sum + (product.rating ?? 0) * weight(product), 0);
}

type CategoryProducts = { productsByCategory: CategoryProduct[]; categoryTitle: string };

/** The category's products, or undefined when the week has no such leaf category. */
export function categoryProducts(week: Week, categoryId: number): CategoryProducts | undefined {
  const own = week.categories.get(categoryId);
  if (own === undefined) return undefined;
  const rows = ranked(partsBy(own.offers, 'product_id')).map(([productId, slice]): CategoryProduct => {
    const product = week.names.products.get(productId);
    return {
      productId,
      productName: product?.name ?? '',
      kaspiId: product?.kaspiId ?? '',
      productKaspiLink: product?.link ?? null,
      productMainImgLink: product?.image ?? null,
      brandId: product?.brandId ?? 0,
      brandTitle: titles(week).brand(product?.brandId ?? 0),
      revenue: money(slice.revenue),
      salesCount: slice.units,
      medianPrice: money(medianPrice(slice)),
      minPrice: money(slice.offers.map(({ price }) => price).toSorted(compare)[0] ?? 0n),
      commentsCount: product?.comments ?? 0,
      potentialProfitIndex: week.indices.products.get(productId)?.potentialProfit ?? 0,
      sellersCount: distinct(slice.offers, 'seller_id'),
      averageRating: product?.rating ?? null,
    };
  });
  return { productsByCategory: rows, categoryTitle: titles(week).category(categoryId) };
}
