import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { createBrowserRouter, RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { forgetAbsentEndpoints } from '../api/served-profiles.ts';
import { storeReturnTo } from '../session/return-to.ts';
import { createSession } from '../session/session.ts';
import { SessionContext } from '../session/session-context.ts';
import { normalizeHref, getAuthRedirect } from '../routing/auth-redirect.ts';
import { createRoutes } from './create-routes.ts';
import { createRouteTable } from './route-table.ts';
import { RoutesContext } from '../routing/routes-context.ts';
import { SettledContext } from '../routing/use-is-settled.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** The address bar of the browser, or of a test. */
export interface AddressBar {
  /** The requested address. */
  href: string;
  /** Starts the router at an address; a redirect may change the requested one. */
  start: (routes: RouteObject[], href: string) => Router;
  /** Loads a page in the browser. */
  load: (href: string) => void;
}

/** Creates the app: cache, session and router. */
export function createApp(addressBar: AddressBar) {
  onlineManager.setOnline(navigator.onLine);
  forgetAbsentEndpoints();
  const queryClient = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } });
  const session = createSession(queryClient);
  session.restore();

  const requested = normalizeHref(addressBar.href);
  const target = getAuthRedirect(requested, session.state());
  if (target === '/login' && target !== requested) storeReturnTo(requested, undefined);

  const reload = () => {
    const { location, navigation } = router.state;
    addressBar.load(router.createHref(navigation.location ?? location));
  };
  const router: Router = addressBar.start(createRoutes({ queryClient, reload }), target);
  return { queryClient, session, router, routeTable: createRouteTable(queryClient) };
}

/** Renders the app. */
export function App({ queryClient, session, router, routeTable }: ReturnType<typeof createApp>) {
  const isSettled = (locationKey: string) => {
    const { location, navigation } = router.state;
    return navigation.state === 'idle' && location.key === locationKey;
  };
  return (
    <QueryClientProvider client={queryClient}>
      <SessionContext value={session}>
        <RoutesContext value={routeTable}>
          <SettledContext value={isSettled}>
            <RouterProvider router={router} />
          </SettledContext>
        </RoutesContext>
      </SessionContext>
    </QueryClientProvider>
  );
}
