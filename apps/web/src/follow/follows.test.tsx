import { contract, type Follow } from '@vitrina/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { storedFollows, user } from '../../test/default-market.ts';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { respond, respondRaw } from '../../test/respond.ts';
import { renderApp } from '../../test/render-app.tsx';
import { tourHandler } from '../../test/tour-market.ts';
import { mswWorker } from '../../test/msw-worker.ts';

const toFollow = (kind: Follow['kind'], id: number, isMine = false): Follow => ({
  kind,
  id,
  note: '',
  isMine,
});
const shop = toFollow('seller', 101, true);

const readStored = () => storedFollows.read()[user.email]?.follows;
const store = (follows: readonly Follow[]) =>
  storedFollows.write({ [user.email]: { version: 1, follows, seen: [] } });

const button = page.getByRole('button', { name: /^(?:Следить|Вы следите)$/ });
const bell = page.getByRole('button', { name: /^События/ });
const panel = page.getByRole('dialog', { name: 'События' });

async function open(href: string, width?: number) {
  const app = await renderApp(href, width === undefined ? {} : { width });
  await expect.element(page.getByRole('main')).toBeVisible();
  return app;
}

test.each([
  ['/seller?sellerId=101', 'seller', 101],
  ['/category?categoryId=31', 'category', 31],
  ['/brand?brandId=7', 'brand', 7],
  ['/product?productId=5001', 'product', 5001],
] as const)(
  '%s is followed by its button, which says so and offers to take it back',
  async (href, kind, id) => {
    await open(href);
    await expect.element(button).not.toHaveAttribute('aria-disabled', 'true');
    await button.click();
    await expect.element(button).toHaveTextContent('Вы следите');
    await expect.element(button).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(readStored).toEqual([toFollow(kind, id)]);
    await page.getByRole('button', { name: 'Отменить' }).click();
    await expect.element(button).toHaveTextContent('Следить');
    await expect.element(button).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(readStored).toEqual([]);
  },
);

test('a seller becomes the own shop by the menu of its actions, first of the list', async () => {
  store([toFollow('brand', 7)]);
  await open('/seller?sellerId=101');
  await expect.element(button).not.toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Действия' }).click();
  await page.getByRole('menuitem', { name: 'Это мой магазин' }).click();
  await expect.poll(readStored).toEqual([shop, toFollow('brand', 7)]);
  await expect.element(button).toHaveAttribute('aria-pressed', 'true');
  await expect.element(page.getByRole('main').getByText('мой магазин', { exact: true })).toBeVisible();
});

test('a change by another tab is kept: the refused one is applied to it', async () => {
  store([toFollow('brand', 7)]);
  await open('/seller?sellerId=101');
  await expect.element(button).not.toHaveAttribute('aria-disabled', 'true');
  storedFollows.write({
    [user.email]: { version: 2, follows: [toFollow('brand', 7), toFollow('category', 31)], seen: [] },
  });
  await button.click();
  await expect
    .poll(readStored)
    .toEqual([toFollow('brand', 7), toFollow('category', 31), toFollow('seller', 101)]);
});

test('a change that cannot be saved is reverted, with a message', async () => {
  await open('/seller?sellerId=101');
  await expect.element(button).not.toHaveAttribute('aria-disabled', 'true');
  respond(contract.follow.replace, {
    status: 503,
    body: { error: 'Сервер перегружен.', code: 'SERVICE_UNAVAILABLE' },
  });
  await button.click();
  await expect.element(page.getByText('Сервер перегружен.')).toBeVisible();
  await expect.element(button).toHaveAttribute('aria-pressed', 'false');
  await expect.element(page.getByText(/^Следите: /)).not.toBeInTheDocument();
});

test('the own shop is marked in every list of sellers', async () => {
  store([shop]);
  await open('/category?categoryId=31&tab=sellers');
  await expect.element(page.getByRole('rowheader', { name: /мой/ })).toBeVisible();
});

test('the own shop is marked among the leaders of a category', async () => {
  store([shop]);
  await open('/category?categoryId=31&tab=entry');
  await expect.element(page.getByRole('rowheader', { name: /мой/ })).toBeVisible();
});

test('the home screen lists followed entities with their revenue, without the own shop, whose week it shows', async () => {
  mswWorker.resetHandlers(tourHandler);
  store([shop, toFollow('product', 5002)]);
  await open('/');
  const followed = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /^товарФен Dyson/ });
  await expect.element(page.getByRole('heading', { name: 'Вы следите', level: 2 })).toBeVisible();
  await expect.element(followed.getByText(/^2,63.млн$/)).toBeVisible();
  await expect.element(page.getByRole('main').getByRole('link', { name: 'Aspan Home' })).toBeVisible();
});

test('on a phone the bell and the head of a profile do the same', async () => {
  await open('/brand?brandId=7', 390);
  await expect.element(button).not.toHaveAttribute('aria-disabled', 'true');
  await button.click();
  await expect.poll(readStored).toEqual([toFollow('brand', 7)]);
  await bell.click();
  await expect.element(panel.getByText(/^Спокойная неделя/)).toBeVisible();
  const message = page.getByText(/^Следите: /);
  expect(message.element().getBoundingClientRect().bottom).toBeLessThan(
    panel.element().getBoundingClientRect().bottom - 300,
  );
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await expectAccessible('[role="dialog"]');
});

test('a backend without accounts has neither bell nor button', async () => {
  respondRaw(contract.follow.list, () =>
    Response.json({ error: 'Нет такого.', code: 'NOT_FOUND' }, { status: 404 }),
  );
  await open('/seller?sellerId=101');
  await expect.element(page.getByRole('heading', { name: /Нұрлы/ })).toBeVisible();
  await expect.element(button).not.toBeInTheDocument();
  await expect.element(bell).not.toBeInTheDocument();
});
