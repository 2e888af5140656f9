import { contract } from '@vitrina/contract';
import { examples } from '@vitrina/contract/examples';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { respond } from '../../../test/respond.ts';
import { flushConsoleErrors } from '../../../test/console-errors.ts';
import { renderApp } from '../../../test/render-app.tsx';

const seller = { kind: 'seller', id: 101, title: 'ИП «Нұрлы Жол»' };
const brand = { kind: 'brand', id: 7, title: 'Aylin' };
const category = { kind: 'category', id: 31, title: 'Пылесосы' };

const ENTRY = 'entities:u1';
const readEntities = () => JSON.parse(localStorage.getItem(ENTRY) ?? 'null');
const storeEntities = (pinned: object[], recent: object[] = []) =>
  localStorage.setItem(ENTRY, JSON.stringify({ pinned, recent }));

const pin = page.getByRole('button', { name: 'Закрепить на главной' });
const column = page
  .getByRole('main')
  .getByRole('listitem')
  .filter({ has: page.getByRole('button', { name: /^Закрепить: / }) });
const readColumn = () => column.elements().map((item) => item.textContent);

test.each([
  ['/seller?sellerId=101', seller],
  ['/category?categoryId=31', category],
  ['/brand?brandId=7', brand],
])('%s is pinned by its button, which says so and offers to take it back', async (href, entity) => {
  await renderApp(href);
  await expect.element(pin).toHaveAttribute('aria-pressed', 'false');
  await pin.click();
  await expect.element(pin).toHaveAttribute('aria-pressed', 'true');
  await expect.element(page.getByText(`Закреплено на главной: ${entity.title}`)).toBeVisible();
  expect(readEntities().pinned).toEqual([entity]);
  await page.getByRole('button', { name: 'Отменить' }).click();
  await expect.element(pin).toHaveAttribute('aria-pressed', 'false');
  expect(readEntities().pinned).toEqual([]);
});

test('undoing an unpin restores its position', async () => {
  storeEntities([seller, brand, category]);
  await renderApp('/brand?brandId=7');
  await pin.click();
  expect(readEntities().pinned).toEqual([seller, category]);
  await page.getByRole('button', { name: 'Вернуть' }).click();
  expect(readEntities().pinned).toEqual([seller, brand, category]);
});

test('the home screen links to pins and recent entities with the week', async () => {
  storeEntities([category], [seller, category, brand]);
  const { address } = await renderApp('/?year=2026&weekNumber=45');
  await expect.element(page.getByRole('heading', { name: 'Закреплённые и недавние' })).toBeVisible();
  expect(readColumn()).toEqual(['ПылесосыКатегория', 'ИП «Нұрлы Жол»Продавец', 'AylinБренд']);
  await column.getByRole('link', { name: 'Пылесосы' }).click();
  await expect.poll(address).toBe('/category?categoryId=31&year=2026&weekNumber=45');
});

test('without pins the home screen explains how to pin', async () => {
  await renderApp('/');
  await expect.element(page.getByText(/закрепите булавкой возле названия/)).toBeVisible();
});

test('on the home screen a pin can be toggled by keyboard, and the focus stays on it', async () => {
  storeEntities([seller], [brand, category]);
  await renderApp('/');
  const button = page.getByRole('button', { name: 'Закрепить: Пылесосы' });
  await expect.element(button).toHaveAttribute('aria-pressed', 'false');
  button.element().focus();
  await userEvent.keyboard('{Enter}');
  expect(readEntities().pinned).toEqual([category, seller]);
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(readEntities().pinned).toEqual([seller]);
  await expect.element(button).toHaveFocus();
});

test('an opened profile or list becomes the latest recent entity, with its current title', async () => {
  storeEntities([{ ...seller, title: 'Старое имя' }], [brand, { ...seller, title: 'Старое имя' }]);
  const { router } = await renderApp('/seller-products?sellerId=101');
  await expect.poll(() => readEntities().recent).toEqual([seller, brand]);
  expect(readEntities().pinned).toEqual([seller]);
  await router.navigate('/category?categoryId=31');
  await expect.poll(() => readEntities().recent).toEqual([category, seller, brand]);
});

test('an entity that the week lacks is not stored', async () => {
  respond(contract.seller.info, {
    status: 404,
    body: { error: 'Такого продавца нет.', code: 'SELLER_NOT_FOUND' },
  });
  await renderApp('/seller?sellerId=999');
  await expect.element(page.getByText(/Такого продавца нет\./)).toBeVisible();
  expect(readEntities()).toBeNull();
});

test('no metrics and at most 20 recent entities are stored', async () => {
  storeEntities(
    [],
    Array.from({ length: 20 }, (_, at) => ({ kind: 'seller', id: at + 1, title: `Продавец ${at}` })),
  );
  await renderApp('/brand?brandId=7');
  await expect.poll(() => readEntities().recent[0]).toEqual(brand);
  expect(readEntities().recent).toHaveLength(20);
});

test('a 51st pin shows a message, and the 50 stay', async () => {
  const pins = Array.from({ length: 50 }, (_, at) => ({ kind: 'brand', id: at + 100, title: `Бренд ${at}` }));
  storeEntities(pins);
  await renderApp('/seller?sellerId=101');
  await pin.click();
  await expect.element(page.getByText(/Закрепить можно не больше 50/)).toBeVisible();
  await expect.element(pin).toHaveAttribute('aria-pressed', 'false');
  expect(readEntities().pinned).toEqual(pins);
});

test.each([
  ['cut JSON', '{"pinned":['],
  ['another shape', '[]'],
  ['a wrong kind', '{"pinned":[{"kind":"user","id":1,"title":"x"}],"recent":[]}'],
  ['a wrong id', '{"pinned":[{"kind":"brand","id":"1","title":"x"}],"recent":[]}'],
  ['too much', JSON.stringify({ pinned: [{ kind: 'brand', id: 1, title: 'x'.repeat(1e6) }], recent: [] })],
])('%s in storage counts as empty, and the next visit overwrites it', async (_, entry) => {
  localStorage.setItem(ENTRY, entry);
  const { router } = await renderApp('/');
  await expect.element(page.getByText(/закрепите булавкой возле названия/)).toBeVisible();
  await router.navigate('/brand?brandId=7');
  await expect.poll(readEntities).toEqual({ pinned: [], recent: [brand] });
});

test('a pin of another tab appears at once', async () => {
  await renderApp('/');
  await expect.element(page.getByText(/закрепите булавкой возле названия/)).toBeVisible();
  storeEntities([brand]);
  window.dispatchEvent(new StorageEvent('storage', { key: ENTRY, storageArea: localStorage }));
  await expect.element(column.getByRole('link', { name: 'Aylin' })).toBeVisible();
});

test('pins of another user are neither shown nor changed', async () => {
  const others = JSON.stringify({ pinned: [brand], recent: [] });
  localStorage.setItem('entities:u2', others);
  await renderApp('/category?categoryId=31');
  await pin.click();
  expect(readEntities().pinned).toEqual([category]);
  expect(localStorage.getItem('entities:u2')).toBe(others);
});

test('an expired session leaves pins for the next sign-in', async () => {
  storeEntities([brand], [seller]);
  const { session } = await renderApp('/');
  await expect.element(column.getByRole('link', { name: 'Aylin' })).toBeVisible();
  session.end({ notice: 'Сессия закончилась. Войдите ещё раз.' });
  expect(readEntities()).toEqual({ pinned: [brand], recent: [seller] });
});

const unauthorized = { status: 401, body: { error: 'Войдите.', code: 'UNAUTHORIZED' } } as const;
const expired = { status: 401, body: { error: 'Войдите.', code: 'INVALID_REFRESH_TOKEN' } } as const;

test.each([
  ['on the server', { status: 200, body: { message: 'Вы вышли' } }, []],
  ['of a session that is dead on the server', unauthorized, [/^Failed to log out/]],
] as const)('a logout %s removes pins', async (_, response, warnings) => {
  storeEntities([brand], [seller]);
  respond(contract.auth.logout, response);
  respond(contract.auth.refresh, expired);
  await renderApp('/');
  await expect.element(column.getByRole('link', { name: 'Aylin' })).toBeVisible();
  await page.getByRole('button', { name: /Меню пользователя/ }).click();
  await page.getByRole('menuitem', { name: 'Выйти' }).click();
  await expect.element(page.getByRole('heading', { name: 'Вход' })).toBeVisible();
  expect(localStorage.getItem(ENTRY)).toBeNull();
  expect(flushConsoleErrors()).toEqual(warnings.map((text) => expect.stringMatching(text) as string));
});

test('a title with markup, right-to-left or too long stays text in one line, and is stored shortened', async () => {
  const title = `<img src=x onerror=alert(1)>\u202e{{7*7}} ${'я'.repeat(10_000)}`;
  respond(contract.brand.info, {
    status: 200,
    body: { brandInfo: { ...examples.BrandInfo, brandTitle: title } },
  });
  const { router } = await renderApp('/brand?brandId=7', { width: 390 });
  await page.getByRole('button', { name: 'Действия' }).click();
  await page.getByRole('menuitem', { name: 'Закрепить на главной' }).click();
  await expect.poll(() => readEntities().pinned[0].title).toBe(title.slice(0, 500));
  await router.navigate('/');
  await expect.element(column.getByRole('link')).toBeVisible();
  expect(column.getByRole('link').element().getBoundingClientRect().height).toBeLessThan(45);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  expect(document.querySelector('main img')).toBeNull();
});
