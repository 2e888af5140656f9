import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router';
import type { Route } from '../routing/route.ts';
import { ErrorScreen } from './error-screen.tsx';
import { type LoadScreen, loadScreen } from '../routing/load-screen.ts';
import { Loading } from './loading.tsx';
import { removeFailedReports } from '../api/remove-failed-reports.ts';
import { loadLayout } from './load-layout.ts';
import { prefetchReports } from './prefetch-reports.ts';
import { publicRoutes } from '../pages/routes.ts';
import { layoutRoutes } from './routes.ts';
import { Root } from './root.tsx';

/** Dependencies of the routes. */
interface Around {
  queryClient: QueryClient;
  /** Loads the page to which the person is navigating. */
  reload: () => void;
}

/**
 * The route table: one root layout, below it the public screens, the page of a shared link and, inside the sidebar
 * layout, all others. Every screen and the sidebar layout itself load lazily; a screen's reports are fetched along
 * with its code.
 */
export function createRoutes({ queryClient, reload }: Around): RouteObject[] {
  const lazily = (load: LoadScreen) => ({ Component: () => loadScreen(load, reload) });
  const route = (screen: Route): RouteObject => ({
    path: screen.path,
    lazy: lazily(screen.load),
    loader: ({ request }) => {
      removeFailedReports(queryClient);
      void prefetchReports(screen, new URL(request.url).searchParams, queryClient);
      return null;
    },
  });
  const notFound = { path: '*', lazy: lazily(() => import('../pages/not-found.screen.tsx')) };
  // Nothing links to it: people get its address from others.
  const link = { path: '/s/:token?', lazy: lazily(() => import('./link/link.screen.tsx')) };
  const layout = {
    lazy: lazily(loadLayout),
    children: [{ ErrorBoundary: ErrorScreen, children: [...layoutRoutes.map(route), notFound] }],
  };
  return [
    {
      Component: Root,
      ErrorBoundary: ErrorScreen,
      HydrateFallback: Loading,
      children: [...publicRoutes.map(route), link, layout],
    },
  ];
}
