import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { examples } from '@vitrina/contract/examples';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserFlags, installedBrowser } from '../../../.config/browser.ts';
import { buildSite, openPage, serveSite } from './built-site.ts';

let site: Awaited<ReturnType<typeof buildSite>>;
let server: Awaited<ReturnType<typeof serveSite>>;
let browser: Browser;
let assets: string[];

beforeAll(async () => {
  site = await buildSite();
  server = await serveSite(site.folder);
  const executablePath = installedBrowser();
  browser = await chromium.launch({ args: browserFlags, ...(executablePath && { executablePath }) });
  assets = await readdir(join(site.folder, 'assets'));
}, 120_000);

afterAll(async () => {
  await browser.close();
  await server.close();
  await site.remove();
});

const open = (path: string, who?: { isSignedIn: boolean }) => openPage(browser, server.address + path, who);

const json = (body: unknown) => ({ type: 'application/json', text: JSON.stringify(body) });

/** Goes to another screen without loading a page anew. */
const goTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

test('if a screen’s code is gone, a preload-error event is raised, the page the person wants is loaded once, then the error is shown', async () => {
  const { page } = await open('/account', { isSignedIn: true });
  await page.getByRole('heading', { name: 'Account' }).waitFor();
  await page.evaluate(() => {
    addEventListener('vite:preloadError', () => localStorage.setItem('raised', 'yes'));
  });
  const code = assets.find((name) => /^health\.screen-.*\.js$/.test(name));
  server.missing.add(`/assets/${code}`);
  const loads: string[] = [];
  page.on('framenavigated', (frame) => loads.push(new URL(frame.url()).pathname));

  await goTo(page, '/backend/health');
  await page.getByRole('heading', { name: 'Something went wrong!' }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('raised'))).toBe('yes');
  expect(new URL(page.url()).pathname).toBe('/backend/health');
  await page.getByRole('button', { name: 'Show Error' }).click();
  await page.getByText(/dynamically imported module/).waitFor();
  await page.getByText(/Вышла новая версия Vitrina/).waitFor();

  await page.reload();
  await page.getByRole('heading', { name: 'Something went wrong!' }).waitFor();

  server.missing.clear();
  await page.getByRole('button', { name: 'Обновить страницу' }).click();
  await page.getByRole('heading', { name: 'Состояние сервера' }).waitFor();
  await page.close();
});

test('HTML in the place of a screen’s code is an error to see, not a page loaded over and over', async () => {
  const { page } = await open('/account', { isSignedIn: true });
  await page.getByRole('heading', { name: 'Account' }).waitFor();
  const code = assets.find((name) => /^query-demo\.screen-.*\.js$/.test(name));
  server.replaced.set(`/assets/${code}`, { type: 'text/html', text: '<!doctype html>' });
  await page.goto(`${server.address}/demo/tanstack-query`);
  await page.getByRole('heading', { name: 'Something went wrong!' }).waitFor();
  await page.getByRole('button', { name: 'Show Error' }).click();
  await page.getByText(/dynamically imported module/).waitFor();
  server.replaced.clear();
  await page.close();
});

test('without a network the page stays, and a screen and a menu never opened before come as soon as there is one', async () => {
  const { page } = await open('/account', { isSignedIn: true });
  await page.getByRole('heading', { name: 'Account' }).waitFor();
  await page.context().setOffline(true);
  await goTo(page, '/backend/health');
  await page.getByRole('button', { name: /Меню пользователя/ }).click();
  await page.getByText('Нет сети', { exact: true }).waitFor();
  expect(await page.getByRole('heading', { name: 'Account' }).isVisible()).toBe(true);
  await page.context().setOffline(false);
  await page.getByRole('menuitem', { name: 'Выйти' }).waitFor();
  await page.getByRole('heading', { name: 'Состояние сервера' }).waitFor();
  await page.close();
});

/** Takes away the files of parts that come late, as a new version does, or puts a page in their place. */
function takeAway(parts: RegExp, inTheirPlace?: { type: string; text: string }) {
  const gone = assets.filter((name) => parts.test(name)).map((name) => `/assets/${name}`);
  expect(gone).not.toEqual([]);
  for (const name of gone) {
    if (inTheirPlace) server.replaced.set(name, inTheirPlace);
    else server.missing.add(name);
  }
  return () => {
    for (const name of gone) server.replaced.delete(name);
    server.missing.clear();
  };
}

test.each([undefined, { type: 'text/html', text: '<!doctype html>' }])(
  'where the code of a picture, a menu or a file is gone (%o), they say so in their place, and the screen stays',
  async (inTheirPlace) => {
    server.replaced.set('/api/report/periods', json({ reportPeriods: [{ year: 2026, weekNumber: 46 }] }));
    server.replaced.set(
      '/api/report/products-by-category/2026/46/31',
      json({
        productsByCategory: [1, 2, 3, 4, 5, 6].map((productId) => ({
          ...examples.CategoryProduct,
          productId,
        })),
        categoryTitle: 'Пылесосы',
      }),
    );
    const putBack = takeAway(/^(?:scatter|view-file|popover-box)-.*\.js$/, inTheirPlace);
    const { page } = await open('/category-products?categoryId=31', { isSignedIn: true });
    const row = page.getByRole('rowheader').first();
    const said = page.getByRole('alert').filter({ hasText: 'Вышла новая версия Vitrina' });
    await row.waitFor();
    await said.first().waitFor();
    expect(await said.count()).toBe(1);

    await page.getByRole('button', { name: 'Экспорт' }).click();
    await page.getByRole('menuitem', { name: 'Excel (XLSX)' }).click();
    await said.nth(1).waitFor();
    expect(await row.isVisible()).toBe(true);
    expect(await page.getByRole('heading', { name: 'Something went wrong!' }).count()).toBe(0);

    await page.getByRole('button', { name: 'Столбцы' }).click();
    await page.waitForFunction(() => document.activeElement?.textContent === 'Обновить страницу');
    expect(await said.count()).toBe(2);

    putBack();
    await page.keyboard.press('Enter');
    await row.waitFor();
    await page
      .getByRole('img', { name: /Цена и выручка/ })
      .or(page.getByText('Цена и выручка'))
      .first()
      .waitFor();
    expect(await said.count()).toBe(0);
    server.replaced.clear();
    await page.close();
  },
);

test('the palette’s code comes when it is first wanted; where it is gone that is said, and the screen stays', async () => {
  const { page, complaints } = await open('/method', { isSignedIn: true });
  await page.getByRole('heading', { name: 'Как считаем', level: 1 }).waitFor();
  server.missing.add(`/assets/${assets.find((name) => /^palette-.*\.js$/.test(name))}`);
  await page.keyboard.press('Control+k');
  await page.getByRole('alert').getByText('Вышла новая версия Vitrina').waitFor();
  expect(await page.locator('main h1').isVisible()).toBe(true);
  server.missing.clear();
  await page.getByRole('button', { name: 'Обновить страницу' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('heading', { name: 'Как считаем', level: 1 }).waitFor();
  complaints.length = 0;
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Найти' }).fill('бренд');
  await page.getByRole('option', { name: 'Найти бренды' }).waitFor();
  expect(complaints).toEqual([]);
  await page.close();
});
