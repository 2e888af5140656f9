import { examples } from '@vitrina/contract/examples';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite } from './built-site.ts';

let site: Awaited<ReturnType<typeof openSite>>;

beforeAll(async () => {
  site = await openSite();
}, 120_000);

afterAll(() => site.close());

/** Goes to another screen without loading a page anew. */
const goTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

test('if a screen’s code is gone, a preload-error event is raised, the page the person wants is loaded once, then the error is shown', async () => {
  const { page } = await site.open('/account', { isSignedIn: true });
  await page.getByRole('heading', { name: 'Account' }).waitFor();
  await page.evaluate(() => {
    addEventListener('vite:preloadError', () => localStorage.setItem('raised', 'yes'));
  });
  const code = site.assets.find((name) => /^health\.screen-.*\.js$/.test(name));
  site.server.missing.add(`/assets/${code}`);
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

  site.server.missing.clear();
  await page.getByRole('button', { name: 'Обновить страницу' }).click();
  await page.getByRole('heading', { name: 'Состояние сервера' }).waitFor();
  await page.close();
});

test('HTML in the place of a screen’s code is an error to see, not a page loaded over and over', async () => {
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

test('without a network the page stays, and a screen and a menu never opened before come as soon as there is one', async () => {
  const { page } = await site.open('/account', { isSignedIn: true });
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
  const gone = site.assets.filter((name) => parts.test(name)).map((name) => `/assets/${name}`);
  expect(gone).not.toEqual([]);
  for (const name of gone) {
    if (inTheirPlace) site.server.replaced.set(name, inTheirPlace);
    else site.server.missing.add(name);
  }
  return () => {
    for (const name of gone) site.server.replaced.delete(name);
    site.server.missing.clear();
  };
}

test.each([undefined, { type: 'text/html', text: '<!doctype html>' }])(
  'where the code of a picture, a menu or a file is gone (%o), they say so in their place, and the screen stays',
  async (inTheirPlace) => {
    site.server.answer('/api/report/periods', { reportPeriods: [{ year: 2026, weekNumber: 46 }] });
    site.server.answer('/api/report/products-by-category/2026/46/31', {
      productsByCategory: [1, 2, 3, 4, 5, 6].map((productId) => ({ ...examples.CategoryProduct, productId })),
      categoryTitle: 'Пылесосы',
    });
    const putBack = takeAway(/^(?:scatter|take-table|popover-box)-.*\.js$/, inTheirPlace);
    const { page } = await site.open('/category-products?categoryId=31', { isSignedIn: true });
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
    site.server.replaced.clear();
    await page.close();
  },
);

test('the palette’s code comes when it is first wanted; where it is gone that is said, and the screen stays', async () => {
  const { page, complaints } = await site.open('/method', { isSignedIn: true });
  await page.getByRole('heading', { name: 'Как считаем', level: 1 }).waitFor();
  site.server.missing.add(`/assets/${site.assets.find((name) => /^palette-.*\.js$/.test(name))}`);
  await page.keyboard.press('Control+k');
  await page.getByRole('alert').getByText('Вышла новая версия Vitrina').waitFor();
  expect(await page.locator('main h1').isVisible()).toBe(true);
  site.server.missing.clear();
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
