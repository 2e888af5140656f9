import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import * as z from 'zod/mini';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** Route lists of the web app, as exported by the module that its router reads. */
const RouteLists = z.record(z.string(), z.array(z.object({ path: z.string() })));

/** A screen only for signed-out visitors, and one only in development builds. */
const skippedPaths = new Set(['/login', '/parts']);

/** Ids of the journey's feed file, by the routes that need one. */
const searchByPath: readonly (readonly [pattern: RegExp, search: string])[] = [
  [/^\/seller(?:2|-|$)/, '?sellerId=101'],
  [/^\/brand(?:-|$)/, '?brandId=5'],
  [/^\/(?:category(?:-|$)|sellers$|brands$)/, '?categoryId=300001'],
];

/** Adds the id to a route's path if it needs one. */
const addId = (path: string): string =>
  path + (searchByPath.find(([pattern]) => pattern.test(path))?.[1] ?? '');

/** Reads an address of each route from the web app's own list, with an id if the route needs one. */
export async function readHrefs(): Promise<string[]> {
  const file: string = join(root, 'apps/web/src/app/routes.ts');
  const routes = Object.values(z.parse(RouteLists, { ...((await import(file)) as object) })).flat();
  const paths = new Set(routes.map(({ path }) => path).filter((path) => !skippedPaths.has(path)));
  return [...paths].map(addId);
}

/** Collects console errors and warnings (policy violations too), page errors and failed requests of a page. */
export function collectPageErrors(page: Page): string[] {
  const errors: string[] = [];
  const add = (text: string) => errors.push(`${page.url()} ${text}`);
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && add(message.text()));
  page.on('pageerror', (error) => add(error.message));
  page.on(
    'response',
    (response) => response.status() >= 400 && add(`${response.status()} ${response.url()}`),
  );
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') add(`${reason} ${request.url()}`);
  });
  return errors;
}

/** A path without a route, and one only in development builds. */
const missingPaths = ['/no-such-page', '/parts'];

/** Opens each route by its address, waits until it has loaded and calls `onLoaded`. */
export async function openAllRoutes(
  page: Page,
  origin: string,
  onLoaded: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  for (const href of missingPaths) {
    await page.goto(origin + href);
    await page.getByRole('heading', { name: 'Not Found' }).waitFor();
  }
  for (const href of await readHrefs()) {
    await page.goto(origin + href);
    await page.locator('main h1').first().waitFor();
    await page.getByText('Загрузка…').first().waitFor({ state: 'detached' });
    await onLoaded();
  }
}

/** Navigates to each route without a session and returns the paths that are shown. */
export async function openAllRoutesSignedOut(page: Page, origin: string): Promise<string[]> {
  const shownPaths = new Set<string>();
  await page.goto(`${origin}/login`);
  for (const href of await readHrefs()) {
    await page.evaluate(`history.pushState(null, '', ${JSON.stringify(href)})`);
    await page.evaluate(`dispatchEvent(new PopStateEvent('popstate', { state: null }))`);
    await page.waitForURL(href === '/home' ? '**/home' : '**/login');
    await page.locator('main h1').first().waitFor();
    shownPaths.add(new URL(page.url()).pathname);
  }
  return [...shownPaths];
}
