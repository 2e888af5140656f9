import { initContract } from '@ts-rest/core';
import * as z from 'zod/mini';
import {
  CategoryBrand,
  CategoryIndex,
  CategoryInfo,
  CategoryProduct,
  CategoryRow,
  CategorySeller,
} from './category-rows.ts';
import { CategoryEntry } from './category-entry.ts';
import { comparedWeek } from './change-fields.ts';
import { errorResponses } from './error-codes.ts';
import { CategoryHistory } from './history-rows.ts';
import { reportOptions } from './report-options.ts';
import { defineMetadata } from './route-metadata.ts';
import { concentration, id, title } from './field-types.ts';
import {
  AgainstQuery,
  CategoryWeekBody,
  CategoryWeekParams,
  WeekParams,
  HistoryQuery,
} from './week-params.ts';

/** The category tree: id of level 1 → id of level 2 → ids of the leaves, ascending; and all titles by id. */
export const CategoryTree = z.object({
  categoriesTree: z.record(z.string(), z.record(z.string(), z.array(id))),
  categoryIdNameMap: z.record(z.string(), title),
});
export type CategoryTree = z.output<typeof CategoryTree>;

/** The category endpoints. */
export const category = initContract().router(
  {
    tree: {
      method: 'GET',
      path: '/categories/tree/:year/:weekNumber',
      pathParams: WeekParams,
      responses: { 200: CategoryTree, ...errorResponses('REPORT_NOT_FOUND') },
      summary: 'The category tree of one week',
      metadata: defineMetadata({ errorSummary: 'Failed to fetch categories tree', profile: 'core' }),
    },
    list: {
      method: 'GET',
      path: '/categories/:year/:weekNumber',
      pathParams: WeekParams,
      responses: {
        200: z.object({ categories: z.array(CategoryRow) }),
        ...errorResponses('REPORT_NOT_FOUND'),
      },
      summary: 'All leaf categories of one week',
      metadata: defineMetadata({ errorSummary: 'Failed to fetch categories', profile: 'core' }),
    },
    info: {
      method: 'GET',
      path: '/category-info/:year/:weekNumber/:categoryId',
      pathParams: CategoryWeekParams,
      responses: { 200: z.object({ categoryInfo: CategoryInfo }), ...errorResponses('CATEGORY_NOT_FOUND') },
      summary: 'A leaf category’s profile in one week',
      metadata: defineMetadata({ errorSummary: 'Failed to fetch category info', profile: 'core' }),
    },
    index: {
      method: 'GET',
      path: '/category-index/:year/:weekNumber/:categoryId',
      pathParams: CategoryWeekParams,
      responses: { 200: z.object({ categoryIndex: CategoryIndex }), ...errorResponses('CATEGORY_NOT_FOUND') },
      summary: 'What a leaf category’s index consists of in one week',
      metadata: defineMetadata({ errorSummary: 'Failed to fetch category index', profile: 'insight' }),
    },
    history: {
      method: 'GET',
      path: '/category-history/:year/:weekNumber/:categoryId',
      pathParams: CategoryWeekParams,
      query: HistoryQuery,
      responses: {
        200: z.object({ categoryHistory: CategoryHistory }),
        ...errorResponses('CATEGORY_NOT_FOUND'),
      },
      summary: 'A leaf category in each published week of a window',
      metadata: defineMetadata({ errorSummary: 'Failed to fetch category history', profile: 'insight' }),
    },
    entry: {
      method: 'GET',
      path: '/category-entry/:year/:weekNumber/:categoryId',
      pathParams: CategoryWeekParams,
      query: AgainstQuery,
      responses: {
        200: z.object({ against: comparedWeek, categoryEntry: CategoryEntry }),
        ...errorResponses('CATEGORY_NOT_FOUND', 'REPORT_NOT_FOUND'),
      },
      summary: 'What awaits a seller that enters one leaf category',
      metadata: defineMetadata({ errorSummary: 'Failed to fetch category entry', profile: 'insight' }),
    },
    sellers: {
      method: 'POST',
      path: '/category-sellers',
      body: CategoryWeekBody,
      responses: {
        200: z.object({
          categorySellers: z.array(CategorySeller),
          categorySellersHHI: z.nullable(concentration),
        }),
        ...errorResponses('REPORT_NOT_FOUND'),
      },
      summary: 'The sellers of one category in one week, and how concentrated they are',
      metadata: defineMetadata({
        errorSummary: 'Failed to fetch enhanced categories with sellers',
        profile: 'core',
      }),
    },
    brands: {
      method: 'GET',
      path: '/category-brands/:year/:weekNumber/:categoryId',
      pathParams: CategoryWeekParams,
      responses: {
        200: z.object({
          categoryBrands: z.array(CategoryBrand),
          categoryBrandsHHI: z.nullable(concentration),
          categoryTitle: title,
        }),
        ...errorResponses('CATEGORY_NOT_FOUND'),
      },
      summary: 'The brands of one category in one week, and how concentrated they are',
      metadata: defineMetadata({ errorSummary: 'Failed to fetch category brands', profile: 'core' }),
    },
    products: {
      method: 'GET',
      path: '/products-by-category/:year/:weekNumber/:categoryId',
      pathParams: CategoryWeekParams,
      responses: {
        200: z.object({ productsByCategory: z.array(CategoryProduct), categoryTitle: title }),
        ...errorResponses('CATEGORY_NOT_FOUND'),
      },
      summary: 'The products of one category in one week',
      metadata: defineMetadata({ errorSummary: 'Failed to fetch category products', profile: 'core' }),
    },
  },
  reportOptions,
);
