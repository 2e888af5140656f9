import type { Route } from '../routing/route.ts';

/** The routes without sign-in, outside the sidebar layout. */
export const publicRoutes: readonly Route[] = [
  { path: '/home', title: 'Vitrina', load: () => import('./public/public-home.screen.tsx') },
  { path: '/login', title: 'Вход', load: () => import('./public/login.screen.tsx') },
];

/** The gallery of packages/ui, for developers. Only the literal lets the bundler leave its code out of production. */
const galleryRoutes: readonly Route[] = import.meta.env.DEV
  ? [{ path: '/parts', title: 'Составные части', load: () => import('./gallery/gallery.screen.tsx') }]
  : [];

/** The routes inside the sidebar layout that have no week. */
export const pageRoutes: readonly Route[] = [
  { path: '/account', title: 'Account', load: () => import('./account/account.screen.tsx') },
  { path: '/upgrade', title: 'Upgrade to Pro', load: () => import('./account/upgrade.screen.tsx') },
  { path: '/billing', title: 'Billing', load: () => import('./account/billing.screen.tsx') },
  {
    path: '/notifications',
    title: 'Notifications',
    load: () => import('./account/notifications.screen.tsx'),
  },
  { path: '/method', title: 'Как считаем', load: () => import('./method/method.screen.tsx') },
  { path: '/programs', title: 'API', load: () => import('./programs/programs.screen.tsx') },
  { path: '/demo/tanstack-query', title: 'TanStack Query', load: () => import('./query-demo.screen.tsx') },
  { path: '/backend/health', title: 'Состояние сервера', load: () => import('./health.screen.tsx') },
  ...galleryRoutes,
];
