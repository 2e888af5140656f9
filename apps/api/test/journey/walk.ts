import type { Page } from 'playwright';

/** Every path of the product, with ids that the journey's file has. */
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

/** Notes what goes wrong on a page: in its console, where a strict policy complains too, or in its requests. */
export function watchComplaints(page: Page): string[] {
  const complaints: string[] = [];
  const note = (what: string) => complaints.push(`${page.url()} ${what}`);
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && note(message.text()));
  page.on('pageerror', (error) => note(error.message));
  page.on(
    'response',
    (response) => response.status() >= 400 && note(`${response.status()} ${response.url()}`),
  );
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    if (why !== 'net::ERR_ABORTED') note(`${why} ${request.url()}`);
  });
  return complaints;
}

/** The paths that are walked. */
export const walked = hrefs.map((href) => href.split('?')[0] ?? '');

/** An address that no screen has, and one that only developers have. */
const nowhere = ['/no-such-page', '/parts'];

/** Opens every screen, as a link from elsewhere does, and waits until it has shown all it has. */
export async function walk(page: Page, origin: string): Promise<void> {
  for (const href of nowhere) {
    await page.goto(origin + href);
    await page.getByRole('heading', { name: 'Not Found' }).waitFor();
  }
  for (const href of hrefs) {
    await page.goto(origin + href);
    await page.locator('main h1').first().waitFor();
    await page.getByText('Загрузка…').first().waitFor({ state: 'detached' });
  }
}

/** Asks for every screen as a stranger does who follows links; returns where that leads. */
export async function walkAsStranger(page: Page, origin: string): Promise<string[]> {
  const seen = new Set<string>();
  await page.goto(`${origin}/login`);
  for (const href of hrefs) {
    await page.evaluate(`history.pushState(null, '', ${JSON.stringify(href)})`);
    await page.evaluate(`dispatchEvent(new PopStateEvent('popstate', { state: null }))`);
    await page.waitForURL(href === '/home' ? '**/home' : '**/login');
    await page.locator('main h1').first().waitFor();
    seen.add(new URL(page.url()).pathname);
  }
  return [...seen];
}
