import * as lists from '#texts/brand/lists';
import * as screens from '#texts/screens';
import { FIRST_YEAR } from '@vitrina/contract';
import type { Route } from '../routing/route.ts';
import { FIRST_PROFILE_YEAR } from '../routing/week-search-params.ts';

/** The routes about brands. */
export const brandRoutes: readonly Route[] = [
  {
    path: '/brands',
    title: screens.findBrands,
    load: () => import('./search.screen.tsx'),
    firstYear: FIRST_YEAR,
    queries: ({ week }, { category }) => [category.tree.options(week), category.list.options(week)],
  },
  {
    path: '/brand',
    title: screens.brandProfile,
    load: () => import('./profile.screen.tsx'),
    firstYear: FIRST_PROFILE_YEAR,
    queries: ({ brand }, reports) => [
      reports.brand.info.options(brand),
      reports.brand.sellers.options(brand),
      reports.brand.products.options(brand),
      reports.brand.categories.options(brand),
    ],
  },
  {
    path: '/brand-categories',
    title: lists.categories.caption,
    load: () => import('./categories.screen.tsx'),
    firstYear: FIRST_YEAR,
    queries: ({ brand }, reports) => [
      reports.brand.info.options(brand),
      reports.brand.categories.options(brand),
    ],
  },
  {
    path: '/brand-sellers',
    title: lists.sellers.caption,
    load: () => import('./sellers.screen.tsx'),
    firstYear: FIRST_YEAR,
    queries: ({ brand }, reports) => [
      reports.brand.info.options(brand),
      reports.brand.sellers.options(brand),
    ],
  },
  {
    path: '/brand-products',
    title: lists.products.caption,
    load: () => import('./products.screen.tsx'),
    firstYear: FIRST_YEAR,
    queries: ({ brand }, reports) => [
      reports.brand.info.options(brand),
      reports.brand.products.options(brand),
    ],
  },
  {
    path: '/brand-briefing',
    title: screens.briefing,
    load: () => import('./briefing.screen.tsx'),
    firstYear: FIRST_PROFILE_YEAR,
    queries: ({ brand }, reports) => [
      reports.brand.info.options(brand),
      reports.brand.products.options(brand),
    ],
  },
];
