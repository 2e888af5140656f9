import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserFlags, findBrowser } from '../../../.config/find-browser.ts';

/** The first page waits for Vite to bundle the dependencies. */
const TIMEOUT_MS = 180_000;

let server: ViteDevServer;
let browser: Browser;
let address: string;
/** Signed in by `beforeAll`. */
let page: Page;

beforeAll(async () => {
  const configFile = fileURLToPath(new URL('vite.config.ts', import.meta.url));
  server = await createServer({ configFile, logLevel: 'error', server: { port: 0, host: '127.0.0.1' } });
  await server.listen();
  address = server.resolvedUrls?.local[0] ?? '';
  const executablePath = findBrowser();
  browser = await chromium.launch({ args: browserFlags, ...(executablePath && { executablePath }) });
  page = await browser.newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  await signIn();
}, TIMEOUT_MS);

afterAll(async () => {
  await browser.close();
  await server.close();
});

async function signIn(): Promise<void> {
  await page.goto(`${address}login`);
  await page.getByLabel('E-mail').fill('aigerim@sauda.kz');
  await page.getByRole('button', { name: 'Получить код' }).click();
  const shownCode = page
    .getByRole('complementary', { name: 'Ответы' })
    .getByText(/^Код для aigerim@sauda\.kz: \d{6}$/);
  const code = /\d{6}$/.exec((await shownCode.textContent()) ?? '')?.[0] ?? '';
  await page.getByLabel('Код для входа').fill(code);
  await page.getByRole('navigation', { name: 'Разделы' }).waitFor();
}

test(
  'without an api a person signs in with the code shown, and stays signed in after a reload',
  async () => {
    await page.getByRole('heading', { name: 'Какой магазин ваш?' }).waitFor();
    expect(await page.getByText(/^Код для/).count()).toBe(0);
    await page.goto(`${address}account`);
    await page.getByText('aigerim@sauda.kz').first().waitFor();
  },
  TIMEOUT_MS,
);

test(
  'an endpoint responds with the scenario chosen, also after reloads, until it is removed',
  async () => {
    await page.goto(`${address}seller-products?sellerId=101`);
    const row = page.getByRole('rowheader', { name: /Пылесос/ }).first();
    await row.waitFor();
    await page.getByRole('button', { name: 'Ответы' }).click();
    await page.getByLabel('seller.products').selectOption('ошибка 500');
    await page.reload();
    await page
      .getByRole('alert')
      .getByText(/INTERNAL_SERVER_ERROR/)
      .waitFor();
    await page.reload();
    await page
      .getByRole('alert')
      .getByText(/INTERNAL_SERVER_ERROR/)
      .waitFor();
    await page.getByRole('button', { name: 'Вернуть все ответы рынка' }).click();
    await page.getByRole('button', { name: 'Повторить' }).click();
    await row.waitFor();
  },
  TIMEOUT_MS,
);

test('writes the theme cookie into the page, as the product’s server does', async () => {
  const html = async (cookie: string) => (await fetch(address, { headers: { cookie } })).text();
  expect(await html('sidebar_state=true; theme=dark')).toContain('<html data-theme="dark" lang="ru">');
  expect(await html('theme=light')).toContain('<html data-theme="light" lang="ru">');
  expect(await html('theme="><script>')).toContain('<html lang="ru">');
});
