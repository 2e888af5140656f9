import { FIRST_YEAR } from './period/week.ts';
import { weekInfo } from './period/queries.ts';
import type { Screen } from './screen.ts';

const firstYear = FIRST_YEAR;

/** The screens that a stranger may see, without the sidebar. */
export const publicScreens: readonly Screen[] = [
  { path: '/home', title: 'Vitrina', load: () => import('./about/public-home.screen.tsx') },
  { path: '/login', title: 'Вход', load: () => import('./session/login.screen.tsx') },
];

/** The screens inside the sidebar layout: one line each, with the reports that they show. */
export const layoutScreens: readonly Screen[] = [
  {
    path: '/',
    title: 'Главная',
    load: () => import('./home/week.screen.tsx'),
    firstYear,
    asks: ({ week }, ask) => ask(weekInfo(week)),
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
