import { contract } from '@vitrina/contract';
import { examples } from '@vitrina/contract/examples';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import { respond, respondRaw } from '../../../test/respond.ts';
import { renderApp } from '../../../test/render-app.tsx';

const [example] = examples.SellerHistory.weeks;
const absent = {
  revenue: null,
  salesCount: null,
  averagePrice: null,
  placeByRevenue: null,
  placesCount: null,
  shareRevenueFromTotal: null,
  potentialProfitIndex: null,
  productsCount: null,
  productsWithSalesCount: null,
  lastRating: null,
  commentsCount: null,
};
const createWeek = (weekNumber: number, revenue: number | null) => ({
  ...(example ?? { year: 2026, isPresent: true, ...absent }),
  ...(revenue === null ? absent : { revenue }),
  isPresent: revenue !== null,
  year: 2026,
  weekNumber,
});
const respondHistory = (revenues: Readonly<Record<number, number | null>>) =>
  respond(contract.seller.history, {
    status: 200,
    body: {
      sellerHistory: {
        ...examples.SellerHistory,
        sellerTitle: 'Ушедший',
        weeks: Object.entries(revenues).map(([week, revenue]) => createWeek(Number(week), revenue)),
      },
    },
  });
const trend = page.getByRole('region', { name: 'Выручка по неделям' });
const chart = trend.getByRole('slider');
const plain = (text: string | null) => text?.replaceAll(/\s/g, ' ');

const expand = page.getByRole('button', { name: 'Показать график' });
const collapse = page.getByRole('button', { name: 'Свернуть' });

describe('The trend of a profile', () => {
  test('is a line until it is opened; shows the value of a week, its change, the market’s change and the mean of four weeks; follows the chosen figure; remembers that it is open', async () => {
    respondHistory({ 40: 1_000_000, 43: 2_000_000, 45: 1_000_000, 46: 3_000_000 });
    const { router } = await renderApp('/seller?sellerId=101');
    await expect.element(trend.getByText('с 28 сен')).toBeVisible();
    await expect.element(chart).not.toBeInTheDocument();
    await expand.click();
    await expect.element(chart).toBeVisible();
    expect(plain(chart.element().getAttribute('aria-valuetext'))).toMatch(
      /^3 млн ₸ · \+200,0 % к неделе 45, Неделя 46 · 9–15 ноя 2026/,
    );
    await expect.element(trend.getByText(/К среднему за 2 недели \+100,0/)).toBeVisible();
    await expectAccessible();
    await page.viewport(1440, 900);
    await page.getByRole('tab', { name: /^Место/ }).click();
    await expect.element(page.getByRole('region', { name: 'Место по неделям' })).toBeVisible();
    await router.navigate('/brand?brandId=7');
    await expect.element(page.getByRole('slider', { name: /по неделям/ })).toBeVisible();
    await collapse.click();
    await router.navigate('/seller?sellerId=101');
    await expect.element(expand).toBeVisible();
    await expect.element(page.getByRole('slider', { name: /по неделям/ })).not.toBeInTheDocument();
    localStorage.clear();
  });

  test('shows its values as a sentence until the third week', async () => {
    respondHistory({ 45: 1_000_000, 46: 3_000_000 });
    await renderApp('/seller?sellerId=101');
    await expand.click();
    await expect
      .element(trend.getByText(/линия появится с третьей: неделя 45: 1\sмлн\s₸, неделя 46: 3\sмлн\s₸\.$/))
      .toBeVisible();
    localStorage.clear();
  });

  test('is quietly absent on a backend without histories', async () => {
    for (const endpoint of [contract.seller.history, contract.market.history])
      respondRaw(endpoint, () => Response.json({ error: 'Нет такого.', code: 'NOT_FOUND' }, { status: 404 }));
    await renderApp('/seller?sellerId=101');
    await expect.element(page.getByRole('tablist', { name: 'Показатели' })).toBeVisible();
    await expect.element(trend).not.toBeInTheDocument();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });
});

test('A seller that is absent from the week has its name, its last week and its history', async () => {
  respond(contract.seller.info, {
    status: 404,
    body: { error: 'Продавца нет.', code: 'SELLER_NOT_FOUND' },
  });
  respondHistory({ 43: 2_000_000, 44: 1_000_000, 45: 3_000_000, 46: null });
  const { address } = await renderApp('/seller?sellerId=101');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Ушедший' })).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await expect.element(chart).toBeVisible();
  await page.getByRole('link', { name: /^Неделя 45/ }).click();
  await expect.poll(address).toMatch(/weekNumber=45/);
});
