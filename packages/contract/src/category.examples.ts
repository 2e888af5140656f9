import type { EndpointExamples, MissingRows, RowExamples } from './example-types.ts';
import type { category as categoryRouter } from './category.ts';
import type * as rows from './category-rows.ts';
import {
  brand,
  brandUnits,
  category,
  indexTerms,
  leaders,
  levels,
  market,
  product,
  reviewed,
  seller,
  sellers,
  week,
} from './example-values.ts';
import { entryRowExamples } from './entry.examples.ts';
import { historyRowExamples } from './history.examples.ts';
import { expectComplete } from './serving/expect-complete.ts';

/** Valid examples of the rows and profiles of category. */
export const categoryRowExamples = {
  CategoryRow: {
    ...category,
    ...levels,
    ...market,
    demandIndex: 0.44,
    placeByRevenue: 1,
    potentialProfitIndex: 0.63,
    shareRevenueFromTotal: 1,
  },
  CategoryInfo: {
    ...week,
    ...category,
    ...levels,
    ...market,
    categorySellersHHI: 2500,
    placeByRevenue: 1,
    potentialProfitIndex: 0.63,
    ...leaders,
    topBrands: [{ id: 7, title: 'Aylin' }],
  },
  CategoryIndex: { categoryId: category.categoryId, ...indexTerms },
  CategorySeller: {
    ...seller,
    revenue: 1_299_870,
    shareRevenueFromCategory: 0.25,
    salesCount: 13,
    averagePrice: 99_990,
    medianPrice: 99_990,
    brandsCount: 1,
    productsCount: 1,
    potentialProfitIndex: 0.58,
    lastRating: 4.8,
  },
  CategoryBrand: {
    ...brand,
    revenue: 2_599_740,
    shareRevenueFromCategory: 0.5,
    salesCount: 26,
    averagePrice: 99_990,
    ...sellers,
    averageRating: 4.9,
    potentialProfitIndex: 0.58,
  },
  CategoryProduct: {
    ...product,
    ...brand,
    ...brandUnits,
    medianPrice: 99_990,
    minPrice: 98_990,
    ...reviewed,
    sellersCount: 2,
    averageRating: 4.9,
  },
} satisfies Partial<RowExamples<typeof rows>>;

expectComplete<MissingRows<typeof rows, typeof categoryRowExamples>>();

const categoryParams = { ...week, categoryId: 31 };
const { categoryTitle, categorySellersHHI } = categoryRowExamples.CategoryInfo;

/** One successful request and its response for each endpoint of category. */
export const categoryEndpointExamples = {
  tree: {
    request: week,
    response: {
      categoriesTree: { 1: { 12: [31] } },
      categoryIdNameMap: { 1: 'Бытовая техника', 12: 'Для дома', 31: categoryTitle },
    },
  },
  list: { request: week, response: { categories: [categoryRowExamples.CategoryRow] } },
  info: { request: categoryParams, response: { categoryInfo: categoryRowExamples.CategoryInfo } },
  index: { request: categoryParams, response: { categoryIndex: categoryRowExamples.CategoryIndex } },
  history: {
    request: { ...categoryParams, weeks: 26 },
    response: { categoryHistory: historyRowExamples.CategoryHistory },
  },
  entry: {
    request: { ...categoryParams, against: '2026-W45' },
    response: { against: '2026-W45', categoryEntry: entryRowExamples.CategoryEntry },
  },
  sellers: {
    request: categoryParams,
    response: { categorySellers: [categoryRowExamples.CategorySeller], categorySellersHHI },
  },
  brands: {
    request: categoryParams,
    response: { categoryBrands: [categoryRowExamples.CategoryBrand], categoryBrandsHHI: 5000, categoryTitle },
  },
  products: {
    request: categoryParams,
    response: { productsByCategory: [categoryRowExamples.CategoryProduct], categoryTitle },
  },
} satisfies Partial<EndpointExamples<typeof categoryRouter>>;
