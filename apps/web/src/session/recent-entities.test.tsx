import { contract } from '@vitrina/contract';
import { examples } from '@vitrina/contract/examples';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { respond } from '../../test/respond.ts';
import { flushConsoleErrors } from '../../test/console-errors.ts';
import { renderApp } from '../../test/render-app.tsx';

const seller = { kind: 'seller', id: 101, title: 'ИП «Нұрлы Жол»' };
const brand = { kind: 'brand', id: 7, title: 'Aylin' };
const category = { kind: 'category', id: 31, title: 'Пылесосы' };

const ENTRY = 'entities:u1';
const readRecent = () => JSON.parse(localStorage.getItem(ENTRY) ?? 'null')?.recent;
const storeRecent = (recent: object[]) => localStorage.setItem(ENTRY, JSON.stringify({ pinned: [], recent }));

const links = page.getByRole('main').getByRole('listitem').getByRole('link');
const hint = page.getByText(/За важными следите/);

/** Opens the market on /, which lists the recent entities. */
function renderHome() {
  localStorage.setItem('browsing:u1', 'yes');
  return renderApp('/');
}

test('an opened profile or list becomes the latest recent entity, with its current title', async () => {
  storeRecent([brand, { ...seller, title: 'Старое имя' }]);
  const { router } = await renderApp('/seller-products?sellerId=101');
  await expect.poll(readRecent).toEqual([seller, brand]);
  await router.navigate('/category?categoryId=31');
  await expect.poll(readRecent).toEqual([category, seller, brand]);
});

test('an entity missing in the week is not stored', async () => {
  respond(contract.seller.info, {
    status: 404,
    body: { error: 'Такого продавца нет.', code: 'SELLER_NOT_FOUND' },
  });
  await renderApp('/seller?sellerId=999');
  await expect.element(page.getByText(/Такого продавца нет\./)).toBeVisible();
  expect(readRecent()).toBeUndefined();
});

test('no metrics and at most 20 recent entities are stored', async () => {
  storeRecent(
    Array.from({ length: 20 }, (_, at) => ({ kind: 'seller', id: at + 1, title: `Продавец ${at}` })),
  );
  await renderApp('/brand?brandId=7');
  await expect.poll(() => readRecent()[0]).toEqual(brand);
  expect(readRecent()).toHaveLength(20);
});

test.each([
  ['cut JSON', '{"pinned":['],
  ['another shape', '[]'],
  ['a wrong kind', '{"pinned":[{"kind":"user","id":1,"title":"x"}],"recent":[]}'],
  ['a wrong id', '{"pinned":[],"recent":[{"kind":"brand","id":"1","title":"x"}]}'],
  ['too much', JSON.stringify({ pinned: [], recent: [{ kind: 'brand', id: 1, title: 'x'.repeat(1e6) }] })],
])('%s in storage counts as empty, and the next visit overwrites it', async (_, entry) => {
  localStorage.setItem(ENTRY, entry);
  const { router } = await renderHome();
  await expect.element(hint).toBeVisible();
  await router.navigate('/brand?brandId=7');
  await expect.poll(readRecent).toEqual([brand]);
});

test('a recent entity of another tab appears at once', async () => {
  await renderHome();
  await expect.element(hint).toBeVisible();
  storeRecent([brand]);
  window.dispatchEvent(new StorageEvent('storage', { key: ENTRY, storageArea: localStorage }));
  await expect.element(page.getByRole('heading', { name: 'Недавние' })).toBeVisible();
  await expect.element(links.filter({ hasText: 'Aylin' }).first()).toBeVisible();
});

test('an expired session keeps recent entities for the next sign-in', async () => {
  storeRecent([seller]);
  const { session } = await renderHome();
  session.end({ notice: 'Сессия закончилась. Войдите ещё раз.' });
  expect(readRecent()).toEqual([seller]);
});

test('a logout removes recent entities', async () => {
  storeRecent([seller]);
  await renderHome();
  await page.getByRole('button', { name: /Меню пользователя/ }).click();
  await page.getByRole('menuitem', { name: 'Выйти' }).click();
  await expect.element(page.getByRole('heading', { name: 'Вход' })).toBeVisible();
  expect(localStorage.getItem(ENTRY)).toBeNull();
  expect(flushConsoleErrors()).toEqual([]);
});

test('a title with markup, right-to-left or too long stays text in one line, and is stored shortened', async () => {
  const title = `<img src=x onerror=alert(1)>\u202e{{7*7}} ${'я'.repeat(10_000)}`;
  respond(contract.brand.info, {
    status: 200,
    body: { brandInfo: { ...examples.BrandInfo, brandTitle: title } },
  });
  localStorage.setItem('browsing:u1', 'yes');
  const { router } = await renderApp('/brand?brandId=7', { width: 390 });
  await expect.poll(() => readRecent()?.[0].title).toBe(title.slice(0, 500));
  await router.navigate('/');
  const link = page.getByRole('main').getByRole('link', { name: /<img/ });
  await expect.element(link).toBeVisible();
  expect(link.element().getBoundingClientRect().height).toBeLessThan(45);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  expect(document.querySelector('main img')).toBeNull();
});
