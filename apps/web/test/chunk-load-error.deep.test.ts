import { examples } from '@vitrina/contract/examples';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite } from './built-site.ts';

let site: Awaited<ReturnType<typeof openSite>>;

beforeAll(async () => {
  site = await openSite();
}, 120_000);

afterAll(() => site.close());

/** Navigates inside the app, without a page load. */
const navigate = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

test('a missing chunk of a screen raises a preload error, reloads the page once, then shows the error', async () => {
  const { page } = await site.open('/account', { isSignedIn: true });
  await page.getByRole('heading', { name: 'Account' }).waitFor();
  await page.evaluate(() => {
    addEventListener('vite:preloadError', () => localStorage.setItem('raised', 'yes'));
  });
  const code = site.assets.find((name) => /^health\.screen-.*\.js$/.test(name));
  site.server.missing.add(`/assets/${code}`);
  const loads: string[] = [];
  page.on('framenavigated', (frame) => loads.push(new URL(frame.url()).pathname));

  await navigate(page, '/backend/health');
  await page.getByRole('heading', { name: 'Something went wrong!' }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('raised'))).toBe('yes');
  expect(new URL(page.url()).pathname).toBe('/backend/health');
  await page.getByRole('button', { name: 'Show Error' }).click();
  await page.getByText(/dynamically imported module/).waitFor();
  await page.getByText(/Вышла новая версия Vitrina/).waitFor();

  await page.reload();
  await page.getByRole('heading', { name: 'Something went wrong!' }).waitFor();

  site.server.missing.clear();
  await page.getByRole('button', { name: 'Обновить страницу' }).click();
  await page.getByRole('heading', { name: 'Состояние сервера' }).waitFor();
  await page.close();
});

test('HTML instead of a chunk shows an error instead of reloading repeatedly', async () => {
  const { page } = await site.open('/account', { isSignedIn: true });
  await page.getByRole('heading', { name: 'Account' }).waitFor();
  const code = site.assets.find((name) => /^query-demo\.screen-.*\.js$/.test(name));
  site.server.replaced.set(`/assets/${code}`, { type: 'text/html', text: '<!doctype html>' });
  await page.goto(`${site.server.address}/demo/tanstack-query`);
  await page.getByRole('heading', { name: 'Something went wrong!' }).waitFor();
  await page.getByRole('button', { name: 'Show Error' }).click();
  await page.getByText(/dynamically imported module/).waitFor();
  site.server.replaced.clear();
  await page.close();
});

test('offline the page stays; a screen not loaded yet appears when the network returns', async () => {
  const { page } = await site.open('/account', { isSignedIn: true });
  await page.getByRole('heading', { name: 'Account' }).waitFor();
  await page.context().setOffline(true);
  await navigate(page, '/backend/health');
  await page.getByText('Нет сети', { exact: true }).waitFor();
  expect(await page.getByRole('heading', { name: 'Account' }).isVisible()).toBe(true);
  await page.context().setOffline(false);
  await page.getByRole('heading', { name: 'Состояние сервера' }).waitFor();
  await page.close();
});

/** Makes assets respond 404, as after a deployment, or with another content. Returns a function that restores them. */
function removeAssets(pattern: RegExp, replacement?: { type: string; text: string }) {
  const paths = site.assets.filter((name) => pattern.test(name)).map((name) => `/assets/${name}`);
  expect(paths).not.toEqual([]);
  for (const name of paths) {
    if (replacement) site.server.replaced.set(name, replacement);
    else site.server.missing.add(name);
  }
  return () => {
    for (const name of paths) site.server.replaced.delete(name);
    site.server.missing.clear();
  };
}

test.each([undefined, { type: 'text/html', text: '<!doctype html>' }])(
  'a missing chunk of a chart or an export (%o) shows a notice in place, and the screen stays',
  async (replacement) => {
    site.server.respond('/api/report/periods', { reportPeriods: [{ year: 2026, weekNumber: 46 }] });
    site.server.respond('/api/report/products-by-category/2026/46/31', {
      productsByCategory: [1, 2, 3, 4, 5, 6].map((productId) => ({ ...examples.CategoryProduct, productId })),
      categoryTitle: 'Пылесосы',
    });
    const restore = removeAssets(/^(?:scatter|download-table)-.*\.js$/, replacement);
    const { page } = await site.open('/category-products?categoryId=31', { isSignedIn: true });
    const row = page.getByRole('rowheader').first();
    const notices = page.getByRole('alert').filter({ hasText: 'Вышла новая версия Vitrina' });
    await row.waitFor();
    await notices.first().waitFor();
    expect(await notices.count()).toBe(1);

    await page.getByRole('button', { name: 'Экспорт' }).click();
    await page.getByRole('menuitem', { name: 'Excel (XLSX)' }).click();
    await notices.nth(1).waitFor();
    expect(await row.isVisible()).toBe(true);
    expect(await page.getByRole('heading', { name: 'Something went wrong!' }).count()).toBe(0);

    await page.waitForFunction(() => document.activeElement?.textContent === 'Обновить страницу');

    restore();
    await page.keyboard.press('Enter');
    await row.waitFor();
    await page
      .getByRole('img', { name: /Цена и продажи/ })
      .or(page.getByText('Цена и продажи'))
      .first()
      .waitFor();
    expect(await notices.count()).toBe(0);
    site.server.replaced.clear();
    await page.close();
  },
);

test('the palette’s chunk loads on first use; a missing one shows a notice, and the screen stays', async () => {
  const { page, consoleErrors } = await site.open('/method', { isSignedIn: true });
  await page.getByRole('heading', { name: 'Как считаем', level: 1 }).waitFor();
  site.server.missing.add(`/assets/${site.assets.find((name) => /^palette-.*\.js$/.test(name))}`);
  await page.keyboard.press('Control+k');
  await page.getByRole('alert').getByText('Вышла новая версия Vitrina').waitFor();
  expect(await page.locator('main h1').isVisible()).toBe(true);
  site.server.missing.clear();
  await page.getByRole('button', { name: 'Обновить страницу' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('heading', { name: 'Как считаем', level: 1 }).waitFor();
  consoleErrors.length = 0;
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Найти' }).fill('бренд');
  await page.getByRole('option', { name: 'Найти бренды' }).waitFor();
  expect(consoleErrors).toEqual([]);
  await page.close();
});
