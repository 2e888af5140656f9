import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { browserFlags, findBrowser } from '../../../../.config/find-browser.ts';
import { csv, feedRow } from '../feed.ts';
import { childEnvironment } from '../child-environment.ts';
import { lookCloser, openAsNewcomer, seenOn } from './newcomer.ts';
import { freePort, startServer } from '../server-process.ts';
import { startSmtp, type TestSmtp } from '../smtp.ts';
import { walk, walkAsStranger, walked, watchComplaints } from './walk.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../../../', import.meta.url));
const noPicture = { product_main_img_link: '' };
const seller = { seller_id: '101', seller_kaspi_id: '30114095', seller_title: 'ИП «Нұрлы Жол»' };

/** Two sellers: in week 45 101 sells 13 for 99 990 ₸ each and 2 for 50 000 ₸ each; in week 44 less, and other goods. */
const offers = csv([
  feedRow(1, { ...noPicture, ...seller, price: '99990', sales_count: '13', revenue: '' }),
  feedRow(2, { ...noPicture, ...seller, price: '50000', sales_count: '2', revenue: '' }),
  feedRow(3, { ...noPicture, seller_id: '102', price: '1000', sales_count: '1', revenue: '' }),
  ...[1, 2, 11, 12].map((n) =>
    feedRow(n, { ...noPicture, ...seller, week_number: '44', price: String(n * 1000), revenue: '' }),
  ),
]);

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

test('the journey leads through every route of the product', async () => {
  const routes = await readFile(join(root, 'apps/web/src/app/routes.ts'), 'utf8');
  const paths = [...routes.matchAll(/(?:weekly\(|path:)\s*'(\/[^']*)'/g)].map(([, path]) => path);
  expect(new Set(paths)).toEqual(new Set([...walked, '/login', '/parts']));
});

test('a file of real offers becomes a figure on /seller for somebody who signs in by mail, and the same rows for whoever opens the address that they send', async () => {
  const port = String(await freePort());
  const settings = {
    DATA_DIR: join(folder, 'data'),
    PORT: port,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Vitrina <codes@vitrina.example>',
    NODE_ENV: 'production',
  };
  const server = startServer(settings);
  onTestFinished(() => void server.process.kill('SIGKILL'));
  await server.ready;
  await writeFile(join(folder, 'offers.csv'), offers);
  const { stdout } = await run(
    process.execPath,
    [join(root, 'apps/api/src/cli.ts'), 'ingest', 'offers.csv'],
    {
      cwd: folder,
      env: { ...childEnvironment, INIT_CWD: folder, ...settings },
    },
  );
  expect(stdout).toContain('2026-W45');

  const page = await browser.newPage({ locale: 'ru-RU' });
  const complaints = watchComplaints(page);
  const origin = `http://127.0.0.1:${port}`;
  expect(await walkAsStranger(page, origin)).toEqual(['/login', '/home']);
  await page.evaluate(() => sessionStorage.clear());
  await openAsNewcomer(page, { href: `${origin}/seller?sellerId=101`, email: 'aigerim@example.kz', smtp });

  await page.getByRole('heading', { level: 1, name: seller.seller_title }).waitFor();
  const revenue = page.locator('dt', { hasText: 'Выручка' }).locator('xpath=following-sibling::dd[1]');
  expect((await revenue.textContent())?.replaceAll(/\s/g, ' ')).toContain('1,4 млн ₸');
  await page.getByRole('tab', { name: /^Товары/ }).click();
  const total = page.getByRole('row', { name: /^Итого/ });
  await expect.poll(async () => (await total.textContent())?.replaceAll(/\s/g, ' ')).toContain('1 399 870');
  expect(await page.getByText('Демо-данные').count()).toBe(0);

  await lookCloser(page);
  const seen = await seenOn(page);
  expect(seen.rows.flatMap((row) => /Товар \d+/.exec(row) ?? [])).toEqual([
    'Товар 12',
    'Товар 11',
    'Товар 1',
  ]);
  const colleague = await (await browser.newContext({ locale: 'ru-RU' })).newPage();
  const theirs = watchComplaints(colleague);
  await openAsNewcomer(colleague, { href: page.url(), email: 'damir@example.kz', smtp });
  await colleague.getByRole('grid').waitFor();
  await expect.poll(() => seenOn(colleague)).toEqual(seen);
  expect(theirs).toEqual([]);
  await colleague.context().close();
  await walk(page, origin);
  expect(complaints).toEqual([]);
  await page.close();

  server.process.kill('SIGTERM');
  expect((await server.exit)[0]).toBe(0);
}, 180_000);
