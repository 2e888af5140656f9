import { contract, type Follow } from '@vitrina/contract';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
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

test('the home screen lists followed entities with their revenue, and marks the own shop', async () => {
  store([shop, toFollow('product', 5001)]);
  await open('/');
  await expect.element(page.getByRole('heading', { name: 'Слежу' })).toBeVisible();
  await expect
    .element(
      page
        .getByRole('main')
        .getByRole('link', { name: /^Пылесос/ })
        .first(),
    )
    .toBeVisible();
});

test('the bell counts kinds of new events; its panel links each to its explanation and marks all as seen', async () => {
  mswWorker.resetHandlers(tourHandler);
  store([shop, toFollow('product', 5002)]);
  const { address } = await open('/');
  await expect.element(bell).toHaveAccessibleName(/новых: \d/);
  await bell.click();
  await panel.getByRole('button', { name: /2.товара: есть дешевле/ }).click();
  await expect.element(panel.getByRole('link', { name: 'Робот-пылесос Dreame L40' })).toBeVisible();
  await expect
    .element(panel.getByText(/^Alatau Digital 90.000.₸, у.вас 100.000.₸ \(\+11,1.%\)$/))
    .toBeVisible();
  await expect.element(panel.getByText('Фен Dyson HD16: новый продавец Mobi Qala')).toBeVisible();
  await panel.getByRole('button', { name: 'Прочитано' }).click();
  await expect.element(bell).toHaveAccessibleName('События');
  await panel.getByRole('link', { name: 'Робот-пылесос Dreame L40' }).click();
  await expect.poll(address).toContain('/seller?sellerId=101&tab=prices&only=undercut-now');
  await expect.element(panel).not.toBeInTheDocument();
});

/** Five cards of the own shop that others undercut this week. */
const undercut = Array.from({ length: 5 }, (_, index) => ({
  kind: 'seller' as const,
  id: 101,
  title: 'Aspan Home',
  type: 'undercut' as const,
  before: 1_000,
  after: 900,
  productId: 6_000 + index,
  productName: `Товар ${index + 1}`,
  sellerId: 102,
  sellerTitle: 'Alatau Digital',
  price: 1_000,
  amount: 1_000_000 * (5 - index),
  isUnseen: true,
}));

test('events of one kind are one line of the bell, which opens the largest three and leads to all', async () => {
  store([shop]);
  respond(contract.follow.events, {
    status: 200,
    body: { against: '2026-W45', count: 5, unseenCount: 5, events: undercut, followed: [] },
  });
  const { address } = await open('/backend/health');
  await expect.element(bell).toHaveAccessibleName('События, новых: 1');
  await bell.click();
  const group = panel.getByRole('button', { name: /^новое 5.товаров: есть дешевле .*15.млн.₸ под угрозой$/ });
  await expect.element(group).toHaveAttribute('aria-expanded', 'false');
  await group.click();
  await expect.element(panel.getByRole('link', { name: 'Товар 3' })).toBeVisible();
  await expect.element(panel.getByRole('link', { name: 'Товар 4' })).not.toBeInTheDocument();
  await panel.getByRole('link', { name: /^Все.5 в.«Ценах»$/ }).click();
  await expect.poll(address).toContain('/seller?sellerId=101&tab=prices&only=undercut-now');
});

test('a list of events that is cut says so', async () => {
  store([shop]);
  respond(contract.follow.events, {
    status: 200,
    body: { against: '2026-W45', count: 700, unseenCount: 700, events: undercut, followed: [] },
  });
  await open('/backend/health');
  await bell.click();
  await expect.element(panel.getByText(/^Здесь 5 событий .*из.700\.$/)).toBeVisible();
});

test('without followed entities the panel suggests the largest sellers', async () => {
  await open('/');
  await bell.click();
  await panel
    .getByRole('button', { name: /^Следить: / })
    .first()
    .click();
  await expect.poll(readStored).toEqual([toFollow('seller', 101)]);
  await expect.element(panel.getByText(/^Спокойная неделя/)).toBeVisible();
});

test('the panel meets WCAG 2.2 AA at every width', async () => {
  mswWorker.resetHandlers(tourHandler);
  store([shop, toFollow('product', 5002)]);
  await open('/');
  await bell.click();
  await panel.getByRole('button', { name: /2.товара: есть дешевле/ }).click();
  await expect.element(panel.getByRole('link', { name: 'Робот-пылесос Dreame L40' })).toBeVisible();
  await expectAccessible('[role="dialog"]');
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

test('the letter is off at first, and is switched in the panel and in Notifications', async () => {
  const { router } = await open('/');
  await bell.click();
  await expect.element(panel.getByText('Письмо по понедельникам выключено')).toBeVisible();
  await panel.getByRole('button', { name: 'Включить' }).click();
  await expect.element(panel.getByText('Письмо по понедельникам включено')).toBeVisible();
  expect(storedFollows.read()[user.email]?.isSubscribed).toBe(true);
  await userEvent.keyboard('{Escape}');
  await router.navigate('/notifications');
  await page.getByRole('button', { name: 'Выключить' }).click();
  await expect.element(page.getByText('Письмо по понедельникам выключено')).toBeVisible();
  expect(storedFollows.read()[user.email]?.isSubscribed).toBe(false);
});
