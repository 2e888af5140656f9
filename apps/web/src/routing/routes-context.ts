import { createContext, use } from 'react';
import type { Route } from './route.ts';

/** Every route of the app, and functions that preload them. */
export interface RouteTable {
  routes: readonly Route[];
  findRoute: (path: string) => Route | undefined;
  /** Loads the code of a path's screen; errors are left to the visit. */
  preloadCode: (path: string) => void;
  /** Loads the code and the reports of an address; errors are left to the visit. */
  preload: (href: string) => void;
}

/** The routes of the app; empty outside the app. */
export const RoutesContext = createContext<RouteTable>({
  routes: [],
  findRoute: () => undefined,
  preloadCode: () => undefined,
  preload: () => undefined,
});

/** The routes of the app. */
export const useRoutes = (): RouteTable => use(RoutesContext);

/** The route at a path; undefined for an unknown path. */
export const useRouteAt = (path: string): Route | undefined => use(RoutesContext).findRoute(path);
