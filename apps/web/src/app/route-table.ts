import type { QueryClient } from '@tanstack/react-query';
import type { RouteTable } from '../routing/routes-context.ts';
import { loadLayout } from './load-layout.ts';
import { prefetchReports } from './prefetch-reports.ts';
import { publicRoutes } from '../pages/routes.ts';
import { allRoutes } from './routes.ts';

/** Starts a load whose errors the visit itself reports. */
const start = (load: () => Promise<unknown>) => void load().catch(() => undefined);

/** Creates the table of all routes, with functions that preload them. */
export function createRouteTable(queryClient: QueryClient): RouteTable {
  const byPath = new Map(allRoutes.map((route) => [route.path, route]));
  const findRoute = (path: string) => byPath.get(path);
  const preloadCode = (path: string) => {
    const route = findRoute(path);
    if (route === undefined) return;
    start(route.load);
    if (!publicRoutes.includes(route)) start(loadLayout);
  };
  const preload = (href: string) => {
    const { pathname, searchParams } = new URL(href, window.location.origin);
    preloadCode(pathname);
    const route = findRoute(pathname);
    if (route) void prefetchReports(route, searchParams, queryClient);
  };
  return { routes: allRoutes, findRoute, preloadCode, preload };
}
