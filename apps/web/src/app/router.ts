import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router';
import { layoutScreens, publicScreens } from './routes.ts';
import type { Route } from '../routing/route.ts';
import { ErrorScreen } from './error-screen.tsx';
import { type LoadScreen, loadScreen } from '../routing/load-screen.ts';
import { Loading } from './loading.tsx';
import { fetchReports, layoutCode } from './preload.ts';
import { Root } from './root.tsx';

/** What the routes need of the app around them. */
interface Around {
  queryClient: QueryClient;
  /** Loads the page that the person is on the way to. */
  reload: () => void;
}

/**
 * The route table: one root layout, below it the two public screens and, inside the sidebar layout,
 * all others. Every screen and the sidebar layout itself load lazily; a screen's reports are fetched
 * beside its code.
 */
export function createRoutes({ queryClient, reload }: Around): RouteObject[] {
  const lazily = (load: LoadScreen) => ({ Component: () => loadScreen(load, reload) });
  const route = (screen: Route): RouteObject => ({
    path: screen.path,
    lazy: lazily(screen.load),
    loader: ({ request }) => {
      void fetchReports(screen, new URL(request.url).searchParams, queryClient);
      return null;
    },
  });
  const notFound = { path: '*', lazy: lazily(() => import('../pages/not-found.screen.tsx')) };
  const layout = {
    lazy: lazily(layoutCode),
    children: [{ ErrorBoundary: ErrorScreen, children: [...layoutScreens.map(route), notFound] }],
  };
  return [
    {
      Component: Root,
      ErrorBoundary: ErrorScreen,
      HydrateFallback: Loading,
      children: [...publicScreens.map(route), layout],
    },
  ];
}
