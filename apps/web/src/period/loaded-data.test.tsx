import { contract, type WeekInfo } from '@vitrina/contract';
import { examples } from '@vitrina/contract/examples';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { reportPeriods } from '../../test/default-market.ts';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { renderApp } from '../../test/render-app.tsx';
import { respond } from '../../test/respond.ts';
import { addLink, LINK } from '../../test/shared-link.ts';

const load = (given: Partial<WeekInfo>) =>
  respond(contract.period.weekInfo, {
    status: 200,
    body: { weekInfo: { ...examples.WeekInfo, ...given } },
  });

const loaded = { sellersCount: 411, offersCount: 90_001 };
const main = page.getByRole('main');

test.each([
  [null, 'Загруженный рынок: 411 продавцов, 90 001 предложение'],
  ['Электроника Kaspi', 'Электроника Kaspi: 411 продавцов, 90 001 предложение'],
])('the market named %s says how much of it was loaded', async (marketName, heading) => {
  load({ ...loaded, marketName });
  await renderApp('/market');
  await expect.element(main.getByText(/обновлено/)).toMatchTextContent(new RegExp(`^${heading} ·`));
});

const note = page.getByText('В неделе 2 продавца: доли, места и HHI — только по загруженным данным.');

test.each([
  ['the market', '/market'],
  ['a seller', '/seller?sellerId=101'],
  ['a category', '/category?categoryId=31'],
  ['a shared category', LINK],
])('of two sellers %s says that its shares are of the loaded data', async (_, path) => {
  addLink('/category?categoryId=31');
  load({ sellersCount: 2 });
  await renderApp(path);
  await expect.element(note).toBeVisible();
  await expect.poll(() => document.title).not.toBe('');
  await expectAccessible();
});

const explain = async (sellersCount: number) => {
  load({ sellersCount });
  await renderApp('/category?categoryId=31&tab=sellers');
  await main
    .getByRole('columnheader', { name: /^Доля в/ })
    .getByRole('button')
    .hover();
  return page.getByRole('tooltip', { name: /Какую часть выручки категории/ });
};

test('of two sellers the explanation of a share says so, too', async () => {
  await expect.element(await explain(2)).toMatchTextContent(/Только по загруженным данным\.$/);
});

test('three sellers are a market', async () => {
  await expect.element(await explain(3)).toMatchTextContent(/даёт эта строка\.$/);
  await expect.element(page.getByText(/по загруженным данным/)).not.toBeInTheDocument();
});

test.each([
  ['/seller?sellerId=101', 1440],
  ['/seller?sellerId=101', 390],
  [LINK, 1440],
  [LINK, 390],
])('a week of five days says so beside its dates: %s, %i px', async (path, width) => {
  addLink('/seller?sellerId=101');
  load({ daysCount: 5 });
  await renderApp(path, { width });
  await expect.element(page.getByText('5 из 7 дней').first()).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

test.each([
  ['a seller', '/seller?sellerId=101', '/seller?sellerId=7'],
  ['its products', '/seller-products?sellerId=101', '/seller-products?sellerId=7'],
  ['a card', '/product?productId=5001&sellerId=101', '/product?productId=7'],
  ['a section', '/section?sectionId=12', '/section?sectionId=7'],
])('the screen of %s that was merged leads to the other one', async (_, path, other) => {
  respond(contract.period.list, {
    status: 200,
    body: {
      reportPeriods,
      mergedIds: [
        { kind: 'seller', id: 101, intoId: 7 },
        { kind: 'product', id: 5001, intoId: 7 },
        { kind: 'category', id: 12, intoId: 7 },
      ],
    },
  });
  const { address } = await renderApp(path);
  const there = main.getByRole('link', { name: 'в той записи' });
  await expect.element(page.getByText(/^Эта запись объединена с другой/)).toBeVisible();
  await there.click();
  await expect.poll(address).toContain(other);
  await expect.element(there).not.toBeInTheDocument();
});
