import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite } from './built-site.ts';

let site: Awaited<ReturnType<typeof openSite>>;

beforeAll(async () => {
  site = await openSite();
}, 120_000);

afterAll(() => site.close());

/** Makes the only asset of this name respond 503 this many times. */
function refuse(name: RegExp, times: number): void {
  const files = site.assets.filter((file) => name.test(file));
  expect(files).toHaveLength(1);
  site.server.busy.set(`/assets/${files[0]}`, times);
}

const openHealth = (page: Page) =>
  page.evaluate(() => {
    history.pushState(null, '', '/backend/health');
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });

const openAccount = async () => {
  const { page } = await site.open('/account', { isSignedIn: true });
  await page.getByRole('heading', { name: 'Account' }).waitFor();
  // Lost by a reload.
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  return page;
};

test('a screen whose code a busy server refused appears after a retry, without a reload', async () => {
  const page = await openAccount();
  // Both the import and the probe of its failure are refused.
  refuse(/^health\.screen-.*\.js$/, 2);
  await openHealth(page);
  await page.getByRole('heading', { name: 'Состояние сервера' }).waitFor();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await page.close();
});

test('a screen whose code stays refused shows that the server is busy, and the page is not reloaded', async () => {
  const page = await openAccount();
  refuse(/^health\.screen-.*\.js$/, 1000);
  await openHealth(page);
  await page.getByRole('heading', { name: 'Something went wrong!' }).waitFor();
  await page.getByText(/Сервер сейчас занят/).waitFor();
  expect(await page.getByText(/новая версия/).count()).toBe(0);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  site.server.busy.clear();
  await page.getByRole('button', { name: 'Обновить страницу' }).click();
  await page.getByRole('heading', { name: 'Состояние сервера' }).waitFor();
  await page.close();
});

test('a palette whose code stays refused shows that the server is busy, and the screen stays', async () => {
  const page = await openAccount();
  refuse(/^palette-.*\.js$/, 1000);
  await page.keyboard.press('Control+k');
  await page.getByRole('alert').getByText('Сервер сейчас занят').waitFor();
  expect(await page.locator('main h1').isVisible()).toBe(true);
  site.server.busy.clear();
  await page.close();
});
