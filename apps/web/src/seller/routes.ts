import * as texts from '#texts/seller/routes';
import { FIRST_YEAR } from '@vitrina/contract';
import type { Route } from '../routing/route.ts';
import { FIRST_PROFILE_YEAR } from '../routing/week-search-params.ts';

/** A seller's profile fetches all lists of the seller. */
const profileQueries: NonNullable<Route['queries']> = ({ seller }, reports) => [
  reports.seller.info(seller),
  reports.seller.categories(seller),
  reports.seller.brands(seller),
  reports.seller.products(seller),
];

/** The routes about sellers. */
export const sellerRoutes: readonly Route[] = [
  {
    path: '/sellers',
    title: texts.search,
    load: () => import('./search.screen.tsx'),
    firstYear: FIRST_YEAR,
    queries: ({ week }, { category }) => [category.tree(week), category.list(week)],
  },
  {
    path: '/seller',
    title: texts.profile,
    load: () => import('./profile.screen.tsx'),
    firstYear: FIRST_YEAR,
    queries: profileQueries,
  },
  {
    path: '/seller2',
    title: texts.onePage,
    load: () => import('./one-page.screen.tsx'),
    firstYear: FIRST_YEAR,
    queries: profileQueries,
  },
  {
    path: '/seller-products',
    title: texts.products,
    load: () => import('./products.screen.tsx'),
    firstYear: FIRST_YEAR,
    queries: ({ seller }, reports) => [reports.seller.info(seller), reports.seller.products(seller)],
  },
  {
    path: '/seller-categories',
    title: texts.categories,
    load: () => import('./categories.screen.tsx'),
    firstYear: FIRST_YEAR,
    queries: ({ seller }, reports) => [reports.seller.info(seller), reports.seller.categories(seller)],
  },
  {
    path: '/seller-brands',
    title: texts.brands,
    load: () => import('./brands.screen.tsx'),
    firstYear: FIRST_YEAR,
    queries: ({ seller }, reports) => [reports.seller.info(seller), reports.seller.brands(seller)],
  },
  {
    path: '/seller-briefing',
    title: texts.briefing,
    load: () => import('./briefing.screen.tsx'),
    firstYear: FIRST_PROFILE_YEAR,
    queries: ({ seller }, reports) => [reports.seller.info(seller), reports.seller.products(seller)],
  },
];
