import * as texts from '#texts/brand/routes';
import { FIRST_YEAR } from '@vitrina/contract';
import type { Route } from '../routing/route.ts';
import { FIRST_PROFILE_YEAR } from '../routing/week-search-params.ts';

/** The routes about brands. */
export const brandRoutes: readonly Route[] = [
  {
    path: '/brands',
    title: texts.search,
    load: () => import('./search.screen.tsx'),
    firstYear: FIRST_YEAR,
    queries: ({ week }, { category }) => [category.tree(week), category.list(week)],
  },
  {
    path: '/brand',
    title: texts.profile,
    load: () => import('./profile.screen.tsx'),
    firstYear: FIRST_PROFILE_YEAR,
    queries: ({ brand }, reports) => [
      reports.brand.info(brand),
      reports.brand.sellers(brand),
      reports.brand.products(brand),
      reports.brand.categories(brand),
    ],
  },
  {
    path: '/brand-categories',
    title: texts.categories,
    load: () => import('./categories.screen.tsx'),
    firstYear: FIRST_YEAR,
    queries: ({ brand }, reports) => [reports.brand.info(brand), reports.brand.categories(brand)],
  },
  {
    path: '/brand-sellers',
    title: texts.sellers,
    load: () => import('./sellers.screen.tsx'),
    firstYear: FIRST_YEAR,
    queries: ({ brand }, reports) => [reports.brand.info(brand), reports.brand.sellers(brand)],
  },
  {
    path: '/brand-products',
    title: texts.products,
    load: () => import('./products.screen.tsx'),
    firstYear: FIRST_YEAR,
    queries: ({ brand }, reports) => [reports.brand.info(brand), reports.brand.products(brand)],
  },
  {
    path: '/brand-briefing',
    title: texts.briefing,
    load: () => import('./briefing.screen.tsx'),
    firstYear: FIRST_PROFILE_YEAR,
    queries: ({ brand }, reports) => [reports.brand.info(brand), reports.brand.products(brand)],
  },
];
