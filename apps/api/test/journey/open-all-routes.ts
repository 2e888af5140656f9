import type { Page } from 'playwright';

/** An address of each route, with ids of the journey's feed file. */
const hrefs = [
  '/',
  '/sellers?categoryId=300001',
  ...['/seller', '/seller2', '/seller-products', '/seller-categories', '/seller-brands'].map(
    (path) => `${path}?sellerId=101`,
  ),
  '/categories',
  ...['/category', '/category-sellers', '/category-brands', '/category-products'].map(
    (path) => `${path}?categoryId=300001`,
  ),
  '/brands?categoryId=300001',
  ...['/brand', '/brand-categories', '/brand-sellers', '/brand-products'].map((path) => `${path}?brandId=5`),
  '/account',
  '/upgrade',
  '/billing',
  '/notifications',
  '/method',
  '/demo/tanstack-query',
  '/backend/health',
  '/home',
];

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

/** Paths of the routes that the journey opens. */
export const openedPaths = hrefs.map((href) => href.split('?')[0] ?? '');

/** A path without a route, and one of development builds only. */
const missingPaths = ['/no-such-page', '/parts'];

/** Opens each route by its address and waits until it has loaded. */
export async function openAllRoutes(page: Page, origin: string): Promise<void> {
  for (const href of missingPaths) {
    await page.goto(origin + href);
    await page.getByRole('heading', { name: 'Not Found' }).waitFor();
  }
  for (const href of hrefs) {
    await page.goto(origin + href);
    await page.locator('main h1').first().waitFor();
    await page.getByText('Загрузка…').first().waitFor({ state: 'detached' });
  }
}

/** Navigates to each route without a session and returns the paths that are shown. */
export async function openAllRoutesSignedOut(page: Page, origin: string): Promise<string[]> {
  const shownPaths = new Set<string>();
  await page.goto(`${origin}/login`);
  for (const href of hrefs) {
    await page.evaluate(`history.pushState(null, '', ${JSON.stringify(href)})`);
    await page.evaluate(`dispatchEvent(new PopStateEvent('popstate', { state: null }))`);
    await page.waitForURL(href === '/home' ? '**/home' : '**/login');
    await page.locator('main h1').first().waitFor();
    shownPaths.add(new URL(page.url()).pathname);
  }
  return [...shownPaths];
}
