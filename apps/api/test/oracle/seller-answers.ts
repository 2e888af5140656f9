import type { SellerBrand, SellerCategory, SellerInfo, SellerProduct, SellerRow } from '@vitrina/contract';
import { money, type OfferRow } from './offer-row.ts';
import { averagePrice, distinct, partsBy, ranked, share, type Slice } from './slice.ts';
import { titles, topFive, type Week } from './week.ts';

/** The seller's profile, or undefined when the week has no such seller. */
export function sellerInfo(week: Week, sellerId: number): { sellerInfo: SellerInfo } | undefined {
  const slice = week.sellers.get(sellerId);
  const seller = week.names.sellers.get(sellerId);
  if (slice === undefined || seller === undefined) return undefined;
  const sellersThatSold = [...week.sellers.values()].filter(({ units }) => units > 0).length;
  return {
    sellerInfo: {
      onKaspiFrom: seller.since,
      year: week.year,
      weekNumber: week.weekNumber,
      sellerId,
      sellerKaspiId: seller.kaspiId,
      sellerTitle: seller.title,
      rating: seller.rating,
      commentsCount: seller.comments,
      salesCount: slice.units,
      averagePrice: averagePrice(slice) ?? 0,
      revenue: money(slice.revenue),
      potentialProfitIndex: week.indices.of(slice),
      placeByRevenue: week.place('sellers', sellerId) ?? sellersThatSold + 1,
      categoriesWithSalesCount: distinct(slice.sold, 'category_id'),
      brandsWithSalesCount: distinct(slice.sold, 'brand_id'),
      productsWithSalesCount: distinct(slice.sold, 'product_id'),
      topCategories: topFive(partsBy(slice.offers, 'category_id'), titles(week).category),
      topBrands: topFive(partsBy(slice.offers, 'brand_id'), titles(week).brand),
    },
  };
}

/** The seller's categories, or undefined when the week has no such seller. */
export function sellerCategories(
  week: Week,
  sellerId: number,
): { sellerCategories: SellerCategory[] } | undefined {
  const own = week.sellers.get(sellerId);
  if (own === undefined) return undefined;
  const rows = ranked(partsBy(own.offers, 'category_id')).map(([categoryId, slice]): SellerCategory => {
    const whole = wholeOf(week.categories, categoryId);
    return {
      categoryId,
      categoryTitle: titles(week).category(categoryId),
      revenue: money(slice.revenue),
      salesCount: slice.units,
      averagePrice: averagePrice(slice) ?? 0,
      potentialProfitIndex: week.indices.of(slice),
      shareRevenueFromCategory: share(slice.revenue, whole.revenue, null),
      shareRevenueFromSeller: share(slice.revenue, own.revenue, null),
      brandsCount: distinct(slice.offers, 'brand_id'),
      competitorsCount: distinct(whole.offers, 'seller_id') - 1,
      productsCount: distinct(slice.offers, 'product_id'),
    };
  });
  return { sellerCategories: rows };
}

/** The seller's brands, goods without one as a row, or undefined when the week has no such seller. */
export function sellerBrands(week: Week, sellerId: number): { sellerBrands: SellerBrand[] } | undefined {
  const own = week.sellers.get(sellerId);
  if (own === undefined) return undefined;
  const rows = ranked(partsBy(own.offers, 'brand_id')).map(([brandId, slice]): SellerBrand => {
    const whole = wholeOf(week.brands, brandId);
    return {
      brandId,
      brandTitle: titles(week).brand(brandId),
      revenue: money(slice.revenue),
      salesCount: slice.units,
      averagePrice: averagePrice(slice) ?? 0,
      potentialProfitIndex: week.indices.of(slice),
      shareRevenueFromBrand: share(slice.revenue, whole.revenue, 0) ?? 0,
      shareRevenueFromSeller: share(slice.revenue, own.revenue, 0) ?? 0,
      productsCount: distinct(slice.offers, 'product_id'),
      categoriesCount: distinct(slice.offers, 'category_id'),
      competitorsCount: brandId === 0 ? null : distinct(whole.offers, 'seller_id') - 1,
    };
  });
  return { sellerBrands: rows };
}

type SellerProducts = { sellerProducts: SellerProduct[]; sellerTitle: string };

/** The seller's products, or undefined when the week has no such seller. */
export function sellerProducts(week: Week, sellerId: number): SellerProducts | undefined {
  const own = week.sellers.get(sellerId);
  if (own === undefined) return undefined;
  const rows = ranked(partsBy(own.offers, 'product_id')).flatMap(([, { offers }]) =>
    offers.map((offer) => sellerProduct(week, offer)),
  );
  return { sellerProducts: rows, sellerTitle: titles(week).seller(sellerId) };
}

function sellerProduct(week: Week, offer: OfferRow): SellerProduct {
  const product = week.names.products.get(offer.product_id);
  return {
    productId: offer.product_id,
    productName: product?.name ?? '',
    kaspiId: product?.kaspiId ?? '',
    productKaspiLink: product?.link ?? null,
    productMainImgLink: product?.image ?? null,
    brandId: offer.brand_id,
    brandTitle: titles(week).brand(offer.brand_id),
    categoryId: offer.category_id,
    categoryTitle: titles(week).category(offer.category_id),
    revenue: money(offer.revenue),
    salesCount: offer.sales_count,
    sellerPrice: money(offer.price),
    commentsCount: product?.comments ?? 0,
    potentialProfitIndex: week.indices.products.get(offer.product_id)?.potentialProfit ?? 0,
    competitorsCount: distinct(wholeOf(week.products, offer.product_id).offers, 'seller_id') - 1,
    lastRating: product?.rating ?? 0,
  };
}

/** The sellers with an offer in the chosen categories. */
export function sellersByCategories(week: Week, categoryIds: readonly number[]): SellerRow[] {
  const asked = new Set(categoryIds);
  return rowsOf(
    week,
    partsBy(
      week.whole.offers.filter(({ category_id }) => asked.has(category_id)),
      'seller_id',
    ),
  );
}

/** The sellers whose title contains the text, both in lower case. */
export function sellersByTitle(week: Week, title: string): SellerRow[] {
  const text = title.trim().toLowerCase();
  const found = [...week.sellers].filter(([id]) => titles(week).seller(id).toLowerCase().includes(text));
  return rowsOf(week, new Map(found));
}

const rowsOf = (week: Week, parts: ReadonlyMap<number, Slice>): SellerRow[] =>
  ranked(parts).map(([sellerId, slice]) => ({
    sellerTitle: titles(week).seller(sellerId),
    sellerId,
    revenue: money(slice.revenue),
    salesCount: slice.units,
    placeByRevenue: week.place('sellers', sellerId),
  }));

function wholeOf(parts: ReadonlyMap<number, Slice>, id: number): Slice {
  const whole = parts.get(id);
  if (whole === undefined) throw new RangeError(`the week has no ${id}`);
  return whole;
}
