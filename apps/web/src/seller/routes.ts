import * as screens from '#texts/screens';
import * as lists from '#texts/seller/lists';
import { FIRST_YEAR } from '@vitrina/contract';
import type { Route } from '../routing/route.ts';
import { FIRST_PROFILE_YEAR } from '../routing/week-search-params.ts';

/** A seller's profile fetches all lists of the seller. */
const profileQueries: NonNullable<Route['queries']> = ({ seller }, reports) => [
  reports.seller.info.options(seller),
  reports.seller.categories.options(seller),
  reports.seller.brands.options(seller),
  reports.seller.products.options(seller),
];

/** The routes about sellers. */
export const sellerRoutes: readonly Route[] = [
  {
    path: '/sellers',
    title: screens.findSellers,
    load: () => import('./search.screen.tsx'),
    firstYear: FIRST_YEAR,
    queries: ({ week }, { category }) => [category.tree.options(week), category.list.options(week)],
  },
  {
    path: '/seller',
    title: screens.sellerProfile,
    load: () => import('./profile.screen.tsx'),
    firstYear: FIRST_YEAR,
    queries: profileQueries,
  },
  {
    path: '/seller2',
    title: screens.sellerOnOnePage,
    load: () => import('./one-page.screen.tsx'),
    firstYear: FIRST_YEAR,
    queries: profileQueries,
  },
  {
    path: '/seller-products',
    title: lists.products.caption,
    load: () => import('./products.screen.tsx'),
    firstYear: FIRST_YEAR,
    queries: ({ seller }, reports) => [
      reports.seller.info.options(seller),
      reports.seller.products.options(seller),
    ],
  },
  {
    path: '/seller-categories',
    title: lists.categories.caption,
    load: () => import('./categories.screen.tsx'),
    firstYear: FIRST_YEAR,
    queries: ({ seller }, reports) => [
      reports.seller.info.options(seller),
      reports.seller.categories.options(seller),
    ],
  },
  {
    path: '/seller-brands',
    title: lists.brands.caption,
    load: () => import('./brands.screen.tsx'),
    firstYear: FIRST_YEAR,
    queries: ({ seller }, reports) => [
      reports.seller.info.options(seller),
      reports.seller.brands.options(seller),
    ],
  },
  {
    path: '/seller-briefing',
    title: screens.briefing,
    load: () => import('./briefing.screen.tsx'),
    firstYear: FIRST_PROFILE_YEAR,
    queries: ({ seller }, reports) => [
      reports.seller.info.options(seller),
      reports.seller.products.options(seller),
    ],
  },
];
