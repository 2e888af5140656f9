import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSiteWithMarket } from './site-with-market.ts';

let site: Awaited<ReturnType<typeof openSiteWithMarket>>;

beforeAll(async () => {
  site = await openSiteWithMarket();
}, 120_000);

afterAll(() => site.close());

/** Counts the overlays over a screen. */
const countOpen = (page: Page) => page.locator('[role=menu]:visible, [role=dialog]:visible').count();

test('offline, menus and messages never opened before open', async () => {
  const page = await site.openPage('/seller?sellerId=101', true);
  const follow = page.getByRole('button', { name: 'Следить', exact: true, disabled: false });
  await follow.waitFor();
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  for (const name of [/^Меню пользователя/, /^Неделя \d+/, 'Экспорт']) {
    await page.getByRole('button', { name }).first().click();
    await expect.poll(() => countOpen(page)).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => countOpen(page)).toBe(0);
  }
  await follow.click();
  await page.getByText('Не удалось сохранить: повторите.', { exact: true }).waitFor();
  expect(await follow.getAttribute('aria-pressed')).toBe('false');
  expect(await page.getByText(/^Следите: /).count()).toBe(0);
  await page.close();
}, 60_000);

test('offline, a dialog whose code is not loaded says so, and opens when the network returns', async () => {
  const page = await site.openPage('/seller?sellerId=101', true);
  await page.getByRole('grid').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Действия' }).click();
  await page.getByRole('menuitem', { name: 'Поделиться' }).click();
  await page.getByText('Нет сети, а это ещё не загружено: откроется, когда сеть появится.').waitFor();
  await page.context().setOffline(false);
  await page.getByText(/^Нет сети/).waitFor({ state: 'detached' });
  await expect.poll(() => countOpen(page)).toBe(1);
  await page.close();
}, 60_000);

test.each([
  ['a link', '/', /^Главная/, 'link', 'home.screen'],
  ['a tab', '/seller?sellerId=101&tab=prices', /^Цены/, 'tab', 'price-list'],
] as const)(
  'offline, %s whose code is not loaded says so, and opens when the network returns',
  async (_what, path, name, role, chunk) => {
    const page = await site.openPage('/seller?sellerId=101', true);
    await page.route(`**/assets/${chunk}*`, (route) => route.abort());
    await page.reload();
    await page.getByRole('grid').first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await page.getByText(/^Нет сети\. /).waitFor();
    await page.getByRole(role, { name }).first().click();
    await page.getByText('Нет сети, а это ещё не загружено: откроется, когда сеть появится.').waitFor();
    await page.unroute(`**/assets/${chunk}*`);
    await page.context().setOffline(false);
    await page.getByText(/^Нет сети/).waitFor({ state: 'detached' });
    await expect.poll(() => new URL(page.url()).pathname).toBe(new URL(path, page.url()).pathname);
    await page.getByRole('heading').first().waitFor();
    await page.close();
  },
  60_000,
);
