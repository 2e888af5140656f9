import { contract, type Follow } from '@vitrina/contract';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { storedFollows, user } from '../../test/default-market.ts';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { mswWorker } from '../../test/msw-worker.ts';
import { renderApp } from '../../test/render-app.tsx';
import { respond } from '../../test/respond.ts';
import { tourHandler } from '../../test/tour-market.ts';

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

const bell = page.getByRole('button', { name: /^События/ });
const panel = page.getByRole('dialog', { name: 'События' });

async function open(href: string) {
  const app = await renderApp(href);
  await expect.element(page.getByRole('main')).toBeVisible();
  return app;
}

test('the bell counts kinds of new events; its panel links each to its explanation and marks all as seen', async () => {
  mswWorker.resetHandlers(tourHandler);
  store([shop, toFollow('product', 5002)]);
  const { address } = await open('/');
  await expect.element(bell).toHaveAccessibleName(/новых: \d/);
  await bell.click();
  await panel.getByRole('button', { name: /2.товара: появилось дешевле/ }).click();
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
    body: {
      against: '2026-W45',
      count: 5,
      unseenCount: 5,
      events: undercut,
      followed: [],
      sectionEvents: [],
      followedSections: [],
    },
  });
  const { address } = await open('/backend/health');
  await expect.element(bell).toHaveAccessibleName('События, новых: 1');
  await bell.click();
  const group = panel.getByRole('button', {
    name: /^новое 5.товаров: появилось дешевле .*15.млн.₸ под угрозой$/,
  });
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
    body: {
      against: '2026-W45',
      count: 700,
      unseenCount: 700,
      events: undercut,
      followed: [],
      sectionEvents: [],
      followedSections: [],
    },
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
  await panel.getByRole('button', { name: /2.товара: появилось дешевле/ }).click();
  await expect.element(panel.getByRole('link', { name: 'Робот-пылесос Dreame L40' })).toBeVisible();
  await expectAccessible('[role="dialog"]');
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
