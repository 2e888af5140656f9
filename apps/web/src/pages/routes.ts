import type { Route } from '../routing/route.ts';
import * as screens from '#texts/screens';
import * as texts from '#texts/pages/routes';

/** The routes without sign-in, outside the sidebar layout. */
export const publicRoutes: readonly Route[] = [
  { path: '/home', title: 'Vitrina', load: () => import('./public/public-home.screen.tsx') },
  { path: '/login', title: texts.login, load: () => import('./public/login.screen.tsx') },
];

/** The gallery of packages/ui, for developers. Only the literal lets the bundler omit its code in production. */
const galleryRoutes: readonly Route[] = import.meta.env.DEV
  ? [{ path: '/parts', title: texts.parts, load: () => import('./gallery/gallery.screen.tsx') }]
  : [];

/** The routes inside the sidebar layout that have no week. */
export const pageRoutes: readonly Route[] = [
  { path: '/account', title: screens.account, load: () => import('./account/account.screen.tsx') },
  { path: '/upgrade', title: screens.upgrade, load: () => import('./account/upgrade.screen.tsx') },
  { path: '/billing', title: screens.billing, load: () => import('./account/billing.screen.tsx') },
  {
    path: '/notifications',
    title: screens.notifications,
    load: () => import('./account/notifications.screen.tsx'),
  },
  { path: '/method', title: screens.method, load: () => import('./method/method.screen.tsx') },
  { path: '/programs', title: 'API', load: () => import('./programs/programs.screen.tsx') },
  { path: '/demo/tanstack-query', title: 'TanStack Query', load: () => import('./query-demo.screen.tsx') },
  { path: '/backend/health', title: screens.health, load: () => import('./health.screen.tsx') },
  ...galleryRoutes,
];
