import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { createBrowserRouter, RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { layoutScreens, publicScreens } from './routes.ts';
import { storeReturnTo } from '../session/return-to.ts';
import { createSession } from '../session/session.ts';
import { SessionContext } from '../session/session-context.ts';
import { canonicalPath, authRedirect } from '../routing/auth-redirect.ts';
import { createRoutes } from './router.ts';
import { RoutesContext } from '../routing/routes-context.ts';
import { SettledContext } from '../routing/use-is-settled.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** How the app meets the address bar: the browser's own, or a test's. */
export interface AddressBar {
  /** The address asked for. */
  href: string;
  /** Starts the router at an address, which may be another than the one asked for. */
  start: (routes: RouteObject[], href: string) => Router;
  /** Loads a page anew. */
  load: (href: string) => void;
}

const screens = new Map([...publicScreens, ...layoutScreens].map((screen) => [screen.path, screen]));
const screenAt = (path: string) => screens.get(path);

/** The app with nobody's data in it yet. */
export function createApp(addressBar: AddressBar) {
  onlineManager.setOnline(navigator.onLine);
  const queryClient = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } });
  const session = createSession(queryClient);
  session.restore();

  const asked = canonicalPath(addressBar.href);
  const target = authRedirect(asked, session.state());
  if (target === '/login' && target !== asked) storeReturnTo(asked);

  const reload = () => {
    const { location, navigation } = router.state;
    addressBar.load(router.createHref(navigation.location ?? location));
  };
  const router: Router = addressBar.start(createRoutes({ queryClient, reload }), target);
  return { queryClient, session, router };
}

/** Everything on the screen. */
export function App({ queryClient, session, router }: ReturnType<typeof createApp>) {
  const isSettled = (locationKey: string) => {
    const { location, navigation } = router.state;
    return navigation.state === 'idle' && location.key === locationKey;
  };
  return (
    <QueryClientProvider client={queryClient}>
      <SessionContext value={session}>
        <RoutesContext value={screenAt}>
          <SettledContext value={isSettled}>
            <RouterProvider router={router} />
          </SettledContext>
        </RoutesContext>
      </SessionContext>
    </QueryClientProvider>
  );
}
