import { FIRST_YEAR } from './period/week.ts';
import { weekInfo } from './period/queries.ts';
import type { Prefetch, Screen } from './screen.ts';
import type { Asked } from './asked.ts';
import { sellerBrands, sellerCategories, sellerInfo, sellerProducts } from './seller/queries.ts';

const firstYear = FIRST_YEAR;

/** The screens that a stranger may see, without the sidebar. */
export const publicScreens: readonly Screen[] = [
  { path: '/home', title: 'Vitrina', load: () => import('./about/public-home.screen.tsx') },
  { path: '/login', title: 'Вход', load: () => import('./session/login.screen.tsx') },
];

/** Everything that a seller's profile shows. */
const sellerProfile = ({ seller }: Asked, ask: Prefetch) => {
  ask(sellerInfo(seller));
  ask(sellerCategories(seller));
  ask(sellerBrands(seller));
  ask(sellerProducts(seller));
};

/** The screens inside the sidebar layout: one line each, with the reports that they show. */
export const layoutScreens: readonly Screen[] = [
  {
    path: '/',
    title: 'Главная',
    load: () => import('./home/week.screen.tsx'),
    firstYear,
    asks: ({ week }, ask) => ask(weekInfo(week)),
  },
  {
    path: '/seller',
    title: 'Профиль продавца',
    load: () => import('./seller/profile.screen.tsx'),
    firstYear,
    asks: sellerProfile,
  },
  {
    path: '/seller2',
    title: 'Продавец на одной странице',
    load: () => import('./seller/one-page.screen.tsx'),
    firstYear,
    asks: sellerProfile,
  },
  {
    path: '/seller-products',
    title: 'Товары продавца',
    load: () => import('./seller/products.screen.tsx'),
    firstYear,
    asks: ({ seller }, ask) => {
      ask(sellerInfo(seller));
      ask(sellerProducts(seller));
    },
  },
  {
    path: '/seller-categories',
    title: 'Категории продавца',
    load: () => import('./seller/categories.screen.tsx'),
    firstYear,
    asks: ({ seller }, ask) => {
      ask(sellerInfo(seller));
      ask(sellerCategories(seller));
    },
  },
  {
    path: '/seller-brands',
    title: 'Бренды продавца',
    load: () => import('./seller/brands.screen.tsx'),
    firstYear,
    asks: ({ seller }, ask) => {
      ask(sellerInfo(seller));
      ask(sellerBrands(seller));
    },
  },
  { path: '/account', title: 'Account', load: () => import('./session/account.screen.tsx') },
  { path: '/upgrade', title: 'Upgrade to Pro', load: () => import('./about/upgrade.screen.tsx') },
  { path: '/billing', title: 'Billing', load: () => import('./about/billing.screen.tsx') },
  { path: '/notifications', title: 'Notifications', load: () => import('./about/notifications.screen.tsx') },
  { path: '/method', title: 'Как считаем', load: () => import('./about/method.screen.tsx') },
  {
    path: '/demo/tanstack-query',
    title: 'TanStack Query',
    load: () => import('./about/query-demo.screen.tsx'),
  },
  { path: '/backend/health', title: 'Состояние сервера', load: () => import('./about/health.screen.tsx') },
];
