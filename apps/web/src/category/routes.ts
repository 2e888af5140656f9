import * as lists from '#texts/category/lists';
import * as screens from '#texts/screens';
import { FIRST_YEAR } from '@vitrina/contract';
import type { Route } from '../routing/route.ts';
import { FIRST_PROFILE_YEAR } from '../routing/week-search-params.ts';

/** The routes about categories. */
export const categoryRoutes: readonly Route[] = [
  {
    path: '/categories',
    title: screens.findCategories,
    load: () => import('./search.screen.tsx'),
    firstYear: FIRST_YEAR,
    queries: ({ week }, { category }) => [category.tree.options(week), category.list.options(week)],
  },
  {
    path: '/category',
    title: screens.categoryProfile,
    load: () => import('./profile.screen.tsx'),
    firstYear: FIRST_PROFILE_YEAR,
    queries: ({ week, category }, reports) => [
      reports.category.info.options(category),
      reports.category.tree.options(week),
      reports.category.sellers.options(category),
      reports.category.products.options(category),
      reports.category.brands.options(category),
    ],
  },
  {
    path: '/category-sellers',
    title: screens.categorySellers,
    load: () => import('./sellers.screen.tsx'),
    firstYear: FIRST_YEAR,
    queries: ({ category }, reports) => [
      reports.category.info.options(category),
      reports.category.sellers.options(category),
    ],
  },
  {
    path: '/category-brands',
    title: screens.categoryBrands,
    load: () => import('./brands.screen.tsx'),
    firstYear: FIRST_YEAR,
    queries: ({ category }, reports) => [
      reports.category.info.options(category),
      reports.category.brands.options(category),
    ],
  },
  {
    path: '/category-products',
    title: lists.products.caption,
    load: () => import('./products.screen.tsx'),
    firstYear: FIRST_YEAR,
    queries: ({ category }, reports) => [
      reports.category.info.options(category),
      reports.category.products.options(category),
    ],
  },
  {
    path: '/category-briefing',
    title: screens.briefing,
    load: () => import('./briefing.screen.tsx'),
    firstYear: FIRST_PROFILE_YEAR,
    queries: ({ category }, reports) => [
      reports.category.info.options(category),
      reports.category.products.options(category),
    ],
  },
];
