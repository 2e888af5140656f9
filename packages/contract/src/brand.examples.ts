import type { EndpointExamples, MissingRows, RowExamples } from './example-types.ts';
import type { brand as brandRouter } from './brand.ts';
import type * as ownRows from './brand.ts';
import type * as listRows from './brand-rows.ts';
import { changeRowExamples } from './changes.examples.ts';
import { priceRowExamples } from './prices.examples.ts';
import {
  brand,
  brandIndices,
  brandSold,
  brandUnits,
  category,
  indexTerms,
  leaders,
  product,
  reviewed,
  seller,
  sellers,
  week,
} from './example-values.ts';
import { historyRowExamples } from './history.examples.ts';
import { expectComplete } from './serving/expect-complete.ts';

/** Valid examples of the rows and profiles of brand. */
export const brandRowExamples = {
  BrandRow: {
    ...brand,
    ...brandIndices,
    ...brandSold,
    ...sellers,
    shareRevenueFromTotal: 0.5,
  },
  BrandInfo: {
    ...week,
    ...brand,
    ...brandSold,
    ...brandIndices,
    placeByRevenue: 1,
    ...sellers,
    categoriesCount: 1,
    ...leaders,
    topCategories: [{ id: 31, title: 'Пылесосы' }],
  },
  BrandIndex: { brandId: brand.brandId, ...indexTerms },
  BrandCategory: {
    ...category,
    ...brandSold,
    potentialProfitIndex: 0.58,
    shareRevenueFromCategory: 0.5,
    shareRevenueFromBrand: 1,
    ...sellers,
  },
  BrandSeller: {
    ...seller,
    revenue: 1_299_870,
    shareRevenueFromBrand: 0.5,
    salesCount: 13,
    averagePrice: 99_990,
    medianPrice: 99_990,
    categoriesCount: 1,
    productsCount: 1,
    potentialProfitIndex: 0.58,
    lastRating: 4.8,
  },
  BrandProduct: {
    ...product,
    ...category,
    ...brandUnits,
    medianPrice: 99_990,
    ...reviewed,
    sellersCount: 2,
    lastRating: 4.9,
  },
} satisfies Partial<RowExamples<typeof ownRows & typeof listRows>>;

expectComplete<MissingRows<typeof ownRows & typeof listRows, typeof brandRowExamples>>();

const brandParams = { ...week, brandId: 7 };
const categoriesParams = { ...week, categoryIds: [31] };
const { brandTitle } = brandRowExamples.BrandInfo;

/** One successful request and its response for each endpoint of brand. */
export const brandEndpointExamples = {
  byCategories: { request: categoriesParams, response: [brandRowExamples.BrandRow] },
  info: { request: brandParams, response: { brandInfo: brandRowExamples.BrandInfo } },
  index: { request: brandParams, response: { brandIndex: brandRowExamples.BrandIndex } },
  history: {
    request: { ...brandParams, weeks: 26 },
    response: { brandHistory: historyRowExamples.BrandHistory },
  },
  categories: { request: brandParams, response: { brandCategories: [brandRowExamples.BrandCategory] } },
  sellers: {
    request: brandParams,
    response: { brandSellers: [brandRowExamples.BrandSeller], brandSellersHHI: 5000, brandTitle },
  },
  changes: {
    request: { ...brandParams, against: '2026-W45' },
    response: { against: '2026-W45', brandChanges: changeRowExamples.BrandChanges },
  },
  prices: {
    request: { ...brandParams, threshold: '0.05' },
    response: { brandPrices: priceRowExamples.BrandPrices },
  },
  products: {
    request: brandParams,
    response: { brandProducts: [brandRowExamples.BrandProduct], brandTitle },
  },
} satisfies Partial<EndpointExamples<typeof brandRouter>>;
