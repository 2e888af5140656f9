import type { EndpointExamples, MissingRows, RowExamples } from './example-types.ts';
import type { seller as sellerRouter } from './seller.ts';
import type * as ownRows from './seller.ts';
import type * as listRows from './seller-rows.ts';
import { changeRowExamples } from './changes.examples.ts';
import { priceRowExamples } from './prices.examples.ts';
import { rivalRowExamples } from './rivals.examples.ts';
import { brand, category, product, reviewed, seller, sold, week } from './example-values.ts';
import { historyRowExamples } from './history.examples.ts';
import { expectComplete } from './serving/expect-complete.ts';

/** Valid examples of the rows and profiles of seller. */
export const sellerRowExamples = {
  SellerRow: { ...seller, revenue: 1_299_870, salesCount: 13, placeByRevenue: 14 },
  SellerInfo: {
    onKaspiFrom: '2019-04-12',
    ...week,
    ...seller,
    sellerKaspiId: '30114095',
    rating: 4.8,
    commentsCount: 1843,
    ...sold,
    potentialProfitIndex: 0.58,
    placeByRevenue: 14,
    categoriesWithSalesCount: 1,
    brandsWithSalesCount: 1,
    productsWithSalesCount: 1,
    topCategories: [{ id: 31, title: 'Пылесосы' }],
    topBrands: [{ id: 7, title: 'Aylin' }],
  },
  SellerCategory: {
    ...category,
    ...sold,
    potentialProfitIndex: 0.58,
    shareRevenueFromCategory: 0.25,
    shareRevenueFromSeller: 1,
    brandsCount: 1,
    competitorsCount: 3,
    productsCount: 1,
  },
  SellerBrand: {
    ...brand,
    ...sold,
    potentialProfitIndex: 0.58,
    shareRevenueFromBrand: 0.5,
    shareRevenueFromSeller: 1,
    productsCount: 1,
    categoriesCount: 1,
    competitorsCount: 1,
  },
  SellerProduct: {
    ...product,
    ...brand,
    ...category,
    revenue: 1_299_870,
    salesCount: 13,
    sellerPrice: 99_990,
    ...reviewed,
    competitorsCount: 1,
    lastRating: 4.9,
  },
} satisfies Partial<RowExamples<typeof ownRows & typeof listRows>>;

expectComplete<MissingRows<typeof ownRows & typeof listRows, typeof sellerRowExamples>>();

const sellerParams = { ...week, sellerId: 101 };
const categoriesParams = { ...week, categoryIds: [31] };
const { sellerTitle } = sellerRowExamples.SellerInfo;

/** One successful request and its response for each endpoint of seller. */
export const sellerEndpointExamples = {
  info: { request: sellerParams, response: { sellerInfo: sellerRowExamples.SellerInfo } },
  history: {
    request: { ...sellerParams, weeks: 26 },
    response: { sellerHistory: historyRowExamples.SellerHistory },
  },
  categories: { request: sellerParams, response: { sellerCategories: [sellerRowExamples.SellerCategory] } },
  brands: { request: sellerParams, response: { sellerBrands: [sellerRowExamples.SellerBrand] } },
  products: {
    request: sellerParams,
    response: { sellerProducts: [sellerRowExamples.SellerProduct], sellerTitle },
  },
  changes: {
    request: { ...sellerParams, against: '2026-W45' },
    response: { against: '2026-W45', sellerChanges: changeRowExamples.SellerChanges },
  },
  prices: {
    request: { ...sellerParams, against: '2026-W45', only: 'can-raise' },
    response: { against: '2026-W45', sellerPrices: priceRowExamples.SellerPrices },
  },
  similar: { request: sellerParams, response: { similarSellers: [rivalRowExamples.SimilarSeller] } },
  assortmentGap: {
    request: { ...sellerParams, against: '2026-W45', rivalIds: [102], inMyCategories: true },
    response: { against: '2026-W45', assortmentGap: rivalRowExamples.AssortmentGap },
  },
  sharedProducts: {
    request: { ...week, sellerIds: [101, 102] },
    response: { sharedProducts: rivalRowExamples.SharedProducts },
  },
  byCategories: { request: categoriesParams, response: [sellerRowExamples.SellerRow] },
  byTitle: { request: { ...week, title: 'жол' }, response: [sellerRowExamples.SellerRow] },
} satisfies Partial<EndpointExamples<typeof sellerRouter>>;
