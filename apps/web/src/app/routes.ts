import { loadParts } from '../config.ts';
import { FIRST_PROFILE_YEAR, FIRST_YEAR } from '../routing/week-search-params.ts';
import type { Route } from '../routing/route.ts';
import type { LoadScreen } from '../routing/load-screen.ts';

/** The screens that a stranger may see, without the sidebar. */
export const publicScreens: readonly Route[] = [
  { path: '/home', title: 'Vitrina', load: () => import('../pages/public/public-home.screen.tsx') },
  { path: '/login', title: 'Вход', load: () => import('../pages/public/login.screen.tsx') },
];

/** A screen about a week: the reports that it shows, and the first year that its address may name. */
const weekly = (
  path: string,
  title: string,
  load: LoadScreen,
  ask: NonNullable<Route['asks']>,
  firstYear = FIRST_YEAR,
): Route => ({ path, title, load, asks: ask, firstYear });

/** The screens inside the sidebar layout, one each. */
export const layoutScreens: readonly Route[] = [
  weekly('/', 'Главная', () => import('../market/home.screen.tsx'), 'glance'),
  weekly('/sellers', 'Найти продавцов', () => import('../seller/search.screen.tsx'), 'tree'),
  weekly('/seller', 'Профиль продавца', () => import('../seller/profile.screen.tsx'), 'ofSellerProfile'),
  weekly(
    '/seller2',
    'Продавец на одной странице',
    () => import('../seller/one-page.screen.tsx'),
    'ofSellerProfile',
  ),
  weekly(
    '/seller-products',
    'Товары продавца',
    () => import('../seller/products.screen.tsx'),
    'ofSellerProducts',
  ),
  weekly(
    '/seller-categories',
    'Категории продавца',
    () => import('../seller/categories.screen.tsx'),
    'ofSellerCategories',
  ),
  weekly('/seller-brands', 'Бренды продавца', () => import('../seller/brands.screen.tsx'), 'ofSellerBrands'),
  weekly('/categories', 'Найти категории', () => import('../category/search.screen.tsx'), 'tree'),
  weekly(
    '/category',
    'Профиль категории',
    () => import('../category/profile.screen.tsx'),
    'ofCategoryProfile',
    FIRST_PROFILE_YEAR,
  ),
  weekly(
    '/category-sellers',
    'Продавцы категории',
    () => import('../category/sellers.screen.tsx'),
    'ofCategorySellers',
  ),
  weekly(
    '/category-brands',
    'Бренды категории',
    () => import('../category/brands.screen.tsx'),
    'ofCategoryBrands',
  ),
  weekly(
    '/category-products',
    'Товары категории',
    () => import('../category/products.screen.tsx'),
    'ofCategoryProducts',
  ),
  weekly('/brands', 'Найти бренды', () => import('../brand/search.screen.tsx'), 'tree'),
  weekly(
    '/brand',
    'Профиль бренда',
    () => import('../brand/profile.screen.tsx'),
    'ofBrandProfile',
    FIRST_PROFILE_YEAR,
  ),
  weekly(
    '/brand-categories',
    'Категории бренда',
    () => import('../brand/categories.screen.tsx'),
    'ofBrandCategories',
  ),
  weekly('/brand-sellers', 'Продавцы бренда', () => import('../brand/sellers.screen.tsx'), 'ofBrandSellers'),
  weekly('/brand-products', 'Товары бренда', () => import('../brand/products.screen.tsx'), 'ofBrandProducts'),
  { path: '/account', title: 'Account', load: () => import('../pages/account/account.screen.tsx') },
  { path: '/upgrade', title: 'Upgrade to Pro', load: () => import('../pages/account/upgrade.screen.tsx') },
  { path: '/billing', title: 'Billing', load: () => import('../pages/account/billing.screen.tsx') },
  {
    path: '/notifications',
    title: 'Notifications',
    load: () => import('../pages/account/notifications.screen.tsx'),
  },
  { path: '/method', title: 'Как считаем', load: () => import('../pages/method/method.screen.tsx') },
  {
    path: '/demo/tanstack-query',
    title: 'TanStack Query',
    load: () => import('../pages/query-demo.screen.tsx'),
  },
  { path: '/backend/health', title: 'Состояние сервера', load: () => import('../pages/health.screen.tsx') },
  ...(loadParts === undefined ? [] : [{ path: '/parts', title: 'Составные части', load: loadParts }]),
];
