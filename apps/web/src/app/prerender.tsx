import { StrictMode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router';
import { publicRoutes } from '../pages/routes.ts';
import { App, createApp } from './app.tsx';
import { PageOutline } from './page-outline.tsx';
import { waitForRouter } from './wait-for-router.ts';

/** Paths of the prerendered pages: the public ones. */
export const prerenderedPaths: readonly string[] = publicRoutes.map(({ path }) => path);

/** Renders the signed-out page of a path; `main.tsx` replaces it in the browser. Runs in the build. */
export async function prerender(path: string): Promise<string> {
  const app = createApp({
    href: path,
    start: (routes, target) => createMemoryRouter(routes, { initialEntries: [target] }),
    load: (href) => {
      throw new Error(`The screen of ${href} cannot be loaded`);
    },
  });
  await waitForRouter(app.router);
  return renderToString(
    <StrictMode>
      <App {...app} />
    </StrictMode>,
  );
}

/** Renders the outline of a signed-in page, whose content only the browser knows. */
export const prerenderOutline = (isSidebarOpen: boolean): string =>
  renderToStaticMarkup(<PageOutline to="/" isSidebarOpen={isSidebarOpen} />);
