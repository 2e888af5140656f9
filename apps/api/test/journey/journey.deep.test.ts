import { expect, test } from 'vitest';
import { closeAfterAll } from '../close-after-all.ts';
import { csv, feedRow } from '../feed.ts';
import { journeySeller as seller, openJourney } from './open-journey.ts';
import { collectPageErrors, openAllRoutes, openAllRoutesSignedOut, readHrefs } from './open-all-routes.ts';
import { changeTableView, readTable, signInAndOpen } from './sign-in-and-open.ts';

/** Seller 101 sells 13 × 99 990 ₸ and 2 × 50 000 ₸ in week 45, and other products in week 44; seller 102 sells in week 45. */
const offers = csv([
  feedRow(1, { ...seller, price: '99990', sales_count: '13', revenue: '' }),
  feedRow(2, { ...seller, price: '50000', sales_count: '2', revenue: '' }),
  feedRow(3, { product_main_img_link: '', seller_id: '102', price: '1000', sales_count: '1', revenue: '' }),
  ...[1, 2, 11, 12].map((n) =>
    feedRow(n, { ...seller, week_number: '44', price: String(n * 1000), revenue: '' }),
  ),
]);

/** Markup, scripts and templates, as every title of seller 101 and of its products. */
const hostile = `"'><img src=x onerror="alert(1)"><script>alert(1)</script><svg onload=alert(1)></svg>{{7*7}}\${7*7}<a href="javascript:alert(1)">`;
const hostileTitles = Object.fromEntries(
  Object.keys(feedRow(1))
    .filter((name) => /_(?:title|name)$/.test(name))
    .map((name) => [name, hostile]),
);
const sameCategory = {
  category_id: '300001',
  category_1_lvl_id: '100001',
  category_2_lvl_id: '200001',
};
const hostileOffers = csv([1, 2, 3].map((n) => feedRow(n, { ...seller, ...hostileTitles, ...sameCategory })));

const journey = await closeAfterAll(openJourney());

test('the journey opens each route of the web app, with an id if it needs one', async () => {
  const hrefs = await readHrefs();
  expect(hrefs).toEqual(
    expect.arrayContaining([
      '/',
      '/seller2?sellerId=101',
      '/category-products?categoryId=300001',
      '/brand?brandId=5',
      '/home',
      '/backend/health',
    ]),
  );
});

test('ingests offers, signs in by mail, shows them on /seller, and shows the same rows to a colleague who opens the link', async () => {
  const { browser, smtp, serveOffers } = journey;
  const server = await serveOffers('shop', offers);
  const { origin } = server;
  const page = await browser.newPage({ locale: 'ru-RU' });
  const errors = collectPageErrors(page);
  expect(await openAllRoutesSignedOut(page, origin)).toEqual(['/login', '/home']);
  await page.evaluate(() => sessionStorage.clear());
  await signInAndOpen(page, { href: `${origin}/seller?sellerId=101`, email: 'aigerim@example.kz', smtp });

  await page.getByRole('heading', { level: 1, name: seller.seller_title }).waitFor();
  const revenue = page.getByRole('tab', { name: /^Выручка/ });
  expect((await revenue.textContent())?.replaceAll(/\s/g, ' ')).toContain('1,4 млн ₸');
  await page.getByRole('tab', { name: /^Товары/ }).click();
  const total = page.getByRole('row', { name: /^Итого/ });
  await expect.poll(async () => (await total.textContent())?.replaceAll(/\s/g, ' ')).toContain('1 399 870');
  expect(await page.getByText('Демо-данные').count()).toBe(0);

  await changeTableView(page);
  const table = await readTable(page);
  expect(table.rows.flatMap((row) => /Товар \d+/.exec(row) ?? [])).toEqual([
    'Товар 12',
    'Товар 11',
    'Товар 1',
  ]);
  const colleague = await (await browser.newContext({ locale: 'ru-RU' })).newPage();
  const colleagueErrors = collectPageErrors(colleague);
  await signInAndOpen(colleague, { href: page.url(), email: 'damir@example.kz', smtp });
  await colleague.getByRole('grid').waitFor();
  await expect.poll(() => readTable(colleague)).toEqual(table);
  expect(colleagueErrors).toEqual([]);
  await colleague.context().close();
  await openAllRoutes(page, origin);
  expect(errors).toEqual([]);
  await page.close();

  server.process.kill('SIGTERM');
  expect((await server.exit)[0]).toBe(0);
}, 180_000);

test('shows markup, scripts and templates in titles as text on each route', async () => {
  const { browser, smtp, serveOffers } = journey;
  const { origin } = await serveOffers('hostile', hostileOffers);
  const page = await browser.newPage({ locale: 'ru-RU' });
  const errors = collectPageErrors(page);
  const interpreted = page.locator('img[src="x"], svg[onload], a[href^="javascript:"]');
  let showing = 0;
  await signInAndOpen(page, { href: `${origin}/seller?sellerId=101`, email: 'dana@example.kz', smtp });
  await openAllRoutes(page, origin, async () => {
    expect(await interpreted.count(), page.url()).toBe(0);
    if ((await page.locator('body').innerText()).includes('{{7*7}}')) showing += 1;
  });
  expect(showing).toBeGreaterThan(15);
  expect(errors).toEqual([]);
  await page.close();
}, 180_000);
