import type { EndpointExamples, MissingRows, RowExamples } from './example-types.ts';
import {
  brand,
  brandIndices,
  brandSold,
  category,
  market,
  product,
  section,
  seller,
  sellers,
  sold,
  week,
} from './example-values.ts';
import type * as rows from './history-rows.ts';
import type { market as marketRouter } from './market.ts';
import { moverRowExamples } from './movers.examples.ts';
import { expectComplete } from './serving/expect-complete.ts';

const card = { productId: product.productId, productName: product.productName };
const present = { ...week, isPresent: true };

const weeks = {
  SellerHistoryWeek: {
    ...present,
    ...sold,
    placeByRevenue: 14,
    placesCount: 1997,
    shareRevenueFromTotal: 0.25,
    potentialProfitIndex: 0.58,
    productsCount: 1,
    productsWithSalesCount: 1,
    lastRating: 4.8,
    commentsCount: 1843,
  },
  BrandHistoryWeek: {
    ...present,
    ...brandSold,
    placeByRevenue: 3,
    placesCount: 120,
    shareRevenueFromTotal: 0.5,
    ...brandIndices,
    ...sellers,
    brandSellersHHI: 5000,
  },
  CategoryHistoryWeek: {
    ...present,
    ...market,
    medianPrice: 99_990,
    placeByRevenue: 1,
    placesCount: 157,
    shareRevenueFromTotal: 1,
    potentialProfitIndex: 0.63,
    demandIndex: 0.44,
    categorySellersHHI: 2500,
    categoryBrandsHHI: 5000,
  },
  ProductHistoryWeek: {
    ...present,
    categoryId: category.categoryId,
    ...sold,
    medianPrice: 99_990,
    minPrice: 98_990,
    maxPrice: 99_990,
    sellersCount: 2,
    commentsCount: 310,
    lastRating: 4.9,
    placeInCategory: 1,
    placesInCategoryCount: 3,
    shareRevenueFromCategory: 0.25,
    productSellersHHI: 5000,
    demandIndex: 0.44,
    potentialProfitIndex: 0.58,
  },
  OfferHistoryWeek: {
    ...present,
    price: 99_990,
    salesCount: 13,
    revenue: 1_299_870,
    priceRank: 2,
    sellersCount: 2,
    minPrice: 98_990,
    medianPrice: 99_990,
  },
  SectionHistoryWeek: {
    ...present,
    ...market,
    placeByRevenue: 1,
    placesCount: 15,
    shareRevenueFromTotal: 1,
    meanPotentialProfitIndex: 0.63,
    categoriesCount: 1,
    sectionSellersHHI: 2500,
    sectionBrandsHHI: 5000,
  },
  MarketHistoryWeek: { ...present, ...market, categoriesCount: 1 },
};

/** A week without the seller. */
const absentSeller = {
  year: 2026,
  weekNumber: 44,
  isPresent: false,
  revenue: null,
  salesCount: null,
  averagePrice: null,
  placeByRevenue: null,
  placesCount: null,
  shareRevenueFromTotal: null,
  potentialProfitIndex: null,
  productsCount: null,
  productsWithSalesCount: null,
  lastRating: null,
  commentsCount: null,
};

/** Valid examples of the rows and profiles of histories. */
export const historyRowExamples = {
  ...weeks,
  SellerHistory: { ...seller, weeks: [absentSeller, weeks.SellerHistoryWeek] },
  BrandHistory: { ...brand, weeks: [weeks.BrandHistoryWeek] },
  CategoryHistory: { ...category, weeks: [weeks.CategoryHistoryWeek] },
  SectionHistory: { ...section, weeks: [weeks.SectionHistoryWeek] },
  MarketHistory: { weeks: [weeks.MarketHistoryWeek] },
  ProductHistory: { ...card, weeks: [weeks.ProductHistoryWeek] },
  OfferHistory: { ...card, ...seller, weeks: [weeks.OfferHistoryWeek] },
  RevenueSeries: { id: 101, title: seller.sellerTitle, revenues: [null, 1_299_870] },
} satisfies Partial<RowExamples<typeof rows>>;

expectComplete<MissingRows<typeof rows, typeof historyRowExamples>>();

/** One successful request and its response for each endpoint of market. */
export const marketEndpointExamples = {
  history: {
    request: { ...week, weeks: 26 },
    response: { weekHistory: historyRowExamples.MarketHistory },
  },
  movers: {
    request: { ...week, against: '2026-W45', of: 'sellers', categoryId: 31 },
    response: { against: '2026-W45', movers: moverRowExamples.Movers },
  },
  revenueSeries: {
    request: { kind: 'seller', ids: [101], ...week, weeks: 8 },
    response: {
      weeks: [{ year: 2026, weekNumber: 44 }, week],
      series: [historyRowExamples.RevenueSeries],
    },
  },
} satisfies Partial<EndpointExamples<typeof marketRouter>>;
