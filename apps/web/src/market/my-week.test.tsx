import { contract, type Follow } from '@vitrina/contract';
import { examples } from '@vitrina/contract/examples';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { storedFollows, user } from '../../test/default-market.ts';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { mswWorker } from '../../test/msw-worker.ts';
import { renderApp } from '../../test/render-app.tsx';
import { respond } from '../../test/respond.ts';
import { tourHandler } from '../../test/tour-market.ts';

const follow = (kind: Follow['kind'], id: number, isMine = false): Follow => ({ kind, id, note: '', isMine });
const store = (...follows: Follow[]) =>
  storedFollows.write({ [user.email]: { version: 1, follows, seen: [] } });

const main = page.getByRole('main');
const heading = main.getByRole('heading', { level: 1 });
const plain = (text: string | null | undefined) => text?.replaceAll(/\s/g, ' ');

beforeEach(() => {
  mswWorker.resetHandlers(tourHandler);
  store(follow('seller', 101, true));
});

test('the heading says what happened to the revenue, and which parts the market and the shop have', async () => {
  await renderApp('/');
  await expect
    .element(heading)
    .toMatchTextContent(
      /^Выручка 2,3 млн ₸, −58,2 % к неделе 45: за счёт рынка \+\d.*, за счёт магазина −\d/,
    );
  const causes = heading.getByRole('link', { name: /^за счёт рынка/ });
  await expect.element(causes).toHaveAttribute('href', expect.stringMatching(/^\/seller\?.*tab=changes/));
});

test('the compared week is changed in the heading', async () => {
  const { address } = await renderApp('/');
  await heading.getByRole('button', { name: /^к неделе.45$/ }).click();
  await page.getByRole('menuitemcheckbox', { name: /^Неделя 45/ }).click();
  await expect.poll(address).toContain('against=2026-W45');
});

const week = { ...examples.SellerHistory.weeks[0], year: 2026, isPresent: true };
const respondWeeks = (now: object, before: object) =>
  respond(contract.seller.history, {
    status: 200,
    body: {
      sellerHistory: {
        ...examples.SellerHistory,
        weeks: [
          { ...week, weekNumber: 45, ...before },
          { ...week, weekNumber: 46, ...now },
        ] as typeof examples.SellerHistory.weeks,
      },
    },
  });

test.each([
  [
    'names no cause within chance',
    { revenue: 120_000, salesCount: 12 },
    { revenue: 100_000, salesCount: 10 },
    /^Выручка 120 000 ₸, ≈ \+20,0 % к неделе 45: разница может быть случайной$/,
  ],
  [
    'says that the shop was absent in the compared week',
    { revenue: 120_000, salesCount: 12 },
    { isPresent: false, revenue: null, salesCount: null },
    /^Выручка 120 000 ₸; к неделе 45 сравнить нельзя: магазина тогда не было$/,
  ],
  [
    'says that nothing was sold in the compared week',
    { revenue: 120_000, salesCount: 12 },
    { revenue: 0, salesCount: 0 },
    /^Выручка 120 000 ₸; к неделе 45 сравнить нельзя: продаж тогда не было$/,
  ],
  [
    'says that the shop offers nothing in the week',
    { isPresent: false, revenue: null, salesCount: null },
    { revenue: 120_000, salesCount: 12 },
    /^На неделе 46 у магазина нет предложений$/,
  ],
])('the heading %s', async (_, now, before, sentence) => {
  respondWeeks(now, before);
  await renderApp('/');
  await expect.poll(() => plain(heading.element().textContent)).toMatch(sentence);
});

test('the first published week has nothing to compare with', async () => {
  await renderApp('/?year=2026&weekNumber=45');
  await expect
    .poll(() => plain(heading.element().textContent))
    .toBe('Выручка 5,5 млн ₸; сравнить не с чем: это первая неделя');
});

test('each figure is a tab of one chart', async () => {
  await renderApp('/');
  const tabs = main.getByRole('tablist', { name: 'Показатели' });
  await expect.element(tabs.getByRole('tab', { name: /^Выручка 2,3.млн/, selected: true })).toBeVisible();
  await tabs.getByRole('tab', { name: /^Место по выручке/ }).click();
  await expect.element(tabs.getByRole('tab', { name: /^Место по выручке/, selected: true })).toBeVisible();
});

test('the lists say how much is at stake and lead to their screens', async () => {
  const { address } = await renderApp('/');
  const undercut = main.getByRole('listitem').filter({ hasText: 'Робот-пылесос Dreame L40' }).first();
  await expect.element(undercut).toMatchTextContent(/90 000 ₸ у Alatau Digital у вас 100 000 ₸ 800 000 ₸/);
  await main.getByRole('link', { name: /^Все 2.товара, 2,3.млн.₸$/ }).click();
  await expect.poll(address).toContain('/seller?sellerId=101&tab=prices&only=undercut');
});

test('what can be raised is the way to the lowest price of the others, times the sales of the week', async () => {
  const [row] = examples.SellerPrices.rows;
  const rows = [
    { ...row, productId: 1, productName: 'Мало', price: 100, minPriceOfOthers: 200, salesCount: 1 },
    { ...row, productId: 2, productName: 'Много', price: 1_000, minPriceOfOthers: 1_100, salesCount: 30 },
  ] as typeof examples.SellerPrices.rows;
  respond(contract.seller.prices, {
    status: 200,
    body: { against: '2026-W45', sellerPrices: { ...examples.SellerPrices, canRaiseCount: 2, rows } },
  });
  await renderApp('/');
  const raise = main.getByRole('heading', { name: 'Можно поднять цену' });
  await expect.element(raise).toBeVisible();
  const items = () =>
    [...(raise.element().closest('section')?.querySelectorAll('li') ?? [])].map(({ textContent }) =>
      plain(textContent),
    );
  await expect
    .poll(items)
    .toEqual(['Много 1 000 → 1 100 ₸ 30 шт. за неделю +3 000 ₸', 'Мало 100 → 200 ₸ 1 шт. за неделю +100 ₸']);
  await expect.element(main.getByRole('link', { name: /^Все 2.товара, \+3.100.₸$/ })).toBeVisible();
});

test('beside them stand the events by kind, the followed without the shop itself, and the market', async () => {
  store(follow('seller', 101, true), follow('brand', 7));
  const { address } = await renderApp('/');
  await main.getByRole('button', { name: /2.товара: появилось дешевле/ }).click();
  await expect.element(main.getByRole('link', { name: 'Робот-пылесос Dreame L40' }).first()).toBeVisible();
  await expect.element(main.getByText('Продавцы: новых 1, ушли 0')).toBeVisible();
  await main.getByRole('link', { name: 'Кто вырос и упал' }).click();
  await expect.poll(address).toBe('/market?year=2026&weekNumber=46');
});

test('the shop is changed in place', async () => {
  await renderApp('/');
  await main.getByRole('button', { name: 'Изменить свой магазин' }).click();
  await page.getByRole('dialog').getByRole('combobox').fill('alatau');
  await page.getByRole('option', { name: /^Alatau Digital/ }).click();
  await expect.element(main.getByRole('link', { name: 'Alatau Digital' }).first()).toBeVisible();
  expect(storedFollows.read()[user.email]?.follows[0]).toMatchObject({ id: 102, isMine: true });
});

test('on a phone the lists are tabs', async () => {
  await renderApp('/', { width: 390 });
  await expect.element(main.getByRole('tab', { name: /^Есть дешевле 2$/, selected: true })).toBeVisible();
  await main.getByRole('tab', { name: /^Поднять цену/ }).click();
  await expect.element(main.getByText(/^Нет товаров, которые у.вас дешевле всех/)).toBeVisible();
});

test('the week of the shop meets WCAG 2.2 AA at every width', async () => {
  store(follow('seller', 101, true), follow('product', 5002));
  await renderApp('/');
  await expect.element(main.getByRole('heading', { name: 'Есть дешевле' })).toBeVisible();
  await expect.element(main.getByText('Продавцы: новых 1, ушли 0')).toBeVisible();
  await expectAccessible('main');
});
