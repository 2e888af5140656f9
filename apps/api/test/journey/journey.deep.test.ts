import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { browserFlags, findBrowser } from '../../../../.config/find-browser.ts';
import { csv, feedRow } from '../feed.ts';
import { runCommand } from '../command.ts';
import { changeTableView, readTable, signInAndOpen } from './sign-in-and-open.ts';
import { freePort, startServer } from '../server-process.ts';
import { startSmtp, type TestSmtp } from '../smtp.ts';
import { collectPageErrors, openAllRoutes, openAllRoutesSignedOut, readHrefs } from './open-all-routes.ts';

const noPicture = { product_main_img_link: '' };
const seller = { seller_id: '101', seller_kaspi_id: '30114095', seller_title: 'ИП «Нұрлы Жол»' };

/** Seller 101 sells 13 × 99 990 ₸ and 2 × 50 000 ₸ in week 45, and other products in week 44; seller 102 sells in week 45. */
const offers = csv([
  feedRow(1, { ...noPicture, ...seller, price: '99990', sales_count: '13', revenue: '' }),
  feedRow(2, { ...noPicture, ...seller, price: '50000', sales_count: '2', revenue: '' }),
  feedRow(3, { ...noPicture, seller_id: '102', price: '1000', sales_count: '1', revenue: '' }),
  ...[1, 2, 11, 12].map((n) =>
    feedRow(n, { ...noPicture, ...seller, week_number: '44', price: String(n * 1000), revenue: '' }),
  ),
]);

/** Markup, scripts and templates, as every title of seller 101 and of what it sells. */
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
const hostileOffers = csv(
  [1, 2, 3].map((n) => feedRow(n, { ...noPicture, ...seller, ...hostileTitles, ...sameCategory })),
);

let folder: string;
let smtp: TestSmtp;
let browser: Browser;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-journey-'));
  smtp = await startSmtp();
  const executablePath = findBrowser();
  browser = await chromium.launch({ ...(executablePath && { executablePath }), args: browserFlags });
});

afterAll(async () => {
  await browser.close();
  await smtp.close();
  await rm(folder, { recursive: true });
});

/** Starts a server and publishes offers; it is killed when the test has finished. */
const serveOffers = async (name: string, published: string) => {
  const port = String(await freePort());
  const settings = {
    DATA_DIR: join(folder, name),
    PORT: port,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Vitrina <codes@vitrina.example>',
    NODE_ENV: 'production',
  };
  const server = startServer(settings);
  onTestFinished(() => void server.process.kill('SIGKILL'));
  await server.ready;
  await writeFile(join(folder, `${name}.csv`), published);
  const { output } = await runCommand(['ingest', `${name}.csv`], folder, settings);
  expect(output).toContain('2026-W45');
  return { origin: `http://127.0.0.1:${port}`, server };
};

test('the journey opens each route of the web app, with an id where it needs one', async () => {
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
  const { origin, server } = await serveOffers('shop', offers);
  const page = await browser.newPage({ locale: 'ru-RU' });
  const errors = collectPageErrors(page);
  expect(await openAllRoutesSignedOut(page, origin)).toEqual(['/login', '/home']);
  await page.evaluate(() => sessionStorage.clear());
  await signInAndOpen(page, { href: `${origin}/seller?sellerId=101`, email: 'aigerim@example.kz', smtp });

  await page.getByRole('heading', { level: 1, name: seller.seller_title }).waitFor();
  const revenue = page.locator('dt', { hasText: 'Выручка' }).locator('xpath=following-sibling::dd[1]');
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
