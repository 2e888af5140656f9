import type { EndpointExamples, MissingRows, RowExamples } from './example-types.ts';
import { brand, brandSold, category, indexTerms, product, reviewed, seller, week } from './example-values.ts';
import type { product as productRouter } from './product.ts';
import type * as rows from './product.ts';
import { historyRowExamples } from './history.examples.ts';
import { expectComplete } from './serving/expect-complete.ts';

/** Valid examples of the rows and profiles of product. */
export const productRowExamples = {
  ProductInfo: {
    ...week,
    ...product,
    ...brand,
    ...category,
    ...brandSold,
    ...reviewed,
    medianPrice: 99_990,
    minPrice: 98_990,
    maxPrice: 104_990,
    sellersCount: 2,
    sellersWithSalesCount: 2,
    lastRating: 4.9,
    placeInCategory: 1,
    placesInCategoryCount: 2,
    isNew: false,
    shareRevenueFromCategory: 0.5,
    productSellersHHI: 5000,
    demandIndex: 0.5,
  },
  ProductIndex: {
    productId: product.productId,
    ...indexTerms,
    indexPlaceInCategory: 1,
    indexPlacesInCategoryCount: 1,
  },
  ProductOffer: {
    ...seller,
    lastRating: 4.8,
    price: 99_990,
    priceBefore: 104_990,
    salesCount: 13,
    salesCountBefore: 9,
    revenue: 1_299_870,
    revenueBefore: 944_910,
    shareRevenueFromProduct: 0.5,
    priceRank: 1,
    gapToMin: 0,
    state: 'stayed',
  },
} satisfies Partial<RowExamples<typeof rows>>;

expectComplete<MissingRows<typeof rows, typeof productRowExamples>>();

const params = { ...week, productId: product.productId };

/** One successful request and its response for each endpoint of product. */
export const productEndpointExamples = {
  info: { request: params, response: { productInfo: productRowExamples.ProductInfo } },
  index: { request: params, response: { productIndex: productRowExamples.ProductIndex } },
  history: {
    request: { ...params, weeks: 26 },
    response: { productHistory: historyRowExamples.ProductHistory },
  },
  offerHistory: {
    request: { ...params, sellerId: 101, weeks: 26 },
    response: { offerHistory: historyRowExamples.OfferHistory },
  },
  offers: {
    request: { ...params, against: '2026-W45' },
    response: { against: '2026-W45', productOffers: [productRowExamples.ProductOffer] },
  },
} satisfies Partial<EndpointExamples<typeof productRouter>>;
