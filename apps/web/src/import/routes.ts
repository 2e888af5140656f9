import type { Route } from '../routing/route.ts';
import * as screens from '#texts/screens';

/** The route of the page that loads data. */
export const importRoutes: readonly Route[] = [
  { path: '/import', title: screens.imports, load: () => import('./import.screen.tsx') },
];
