import { contract } from '@vitrina/contract';
import { examples } from '@vitrina/contract/examples';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { renderApp } from '../../test/render-app.tsx';
import { respond } from '../../test/respond.ts';

const expectText = (locator: { element(): Element }) => expect.poll(() => locator.element().textContent);

/** Responds to each seller's history with two weeks; revenue and price grow with the id. */
function respondSellerHistories(): void {
  const [before, now] = [45, 46].map((weekNumber) => ({
    ...examples.SellerHistoryWeek,
    year: 2026,
    weekNumber,
    isPresent: true,
  }));
  respond(contract.seller.history, ({ params }) => {
    const sellerId = Number(params['sellerId']);
    const weeks = [before, now].flatMap((week, at) =>
      week ? [{ ...week, revenue: 1000 * (at + 1) * sellerId, averagePrice: 10 * sellerId }] : [],
    );
    const sellerTitle = `Продавец ${sellerId}`;
    return { status: 200 as const, body: { sellerHistory: { sellerId, sellerTitle, weeks } } };
  });
}

/** Responds to each category's history with one week; revenue and place are proportional to the id. */
const respondCategoryHistories = () =>
  respond(contract.category.history, ({ params }) => {
    const categoryId = Number(params['categoryId']);
    const week = { ...examples.CategoryHistoryWeek, year: 2026, weekNumber: 46, isPresent: true };
    const weeks = [{ ...week, revenue: 40_000_000 * categoryId, placeByRevenue: categoryId }];
    const categoryTitle = `Стиральные машины ${categoryId}`;
    return { status: 200 as const, body: { categoryHistory: { categoryId, categoryTitle, weeks } } };
  });

const href = '/compare?kind=seller&ids=101,102&year=2026&weekNumber=46';

test('shows figures side by side, marks the best where more is better, and lists shared cards', async () => {
  const requests = respond(contract.seller.sharedProducts, {
    status: 200,
    body: { sharedProducts: examples.SharedProducts },
  });
  respondSellerHistories();
  const { router } = await renderApp(href);
  const table = page.getByRole('table', { name: 'Сравнение продавцов' });
  const row = (name: RegExp) => table.getByRole('row', { name });
  await expectText(row(/^Выручка \d/)).toMatch(/202.000.₸больше всех: 204.000.₸/);
  await expectText(row(/^Средняя цена/)).not.toContain('больше всех');
  await expect.element(page.getByRole('slider', { name: /^Выручка по неделям/ })).toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: examples.SharedProduct.productName })).toBeVisible();
  expect(requests.map(({ body }) => body)).toMatchObject([{ sellerIds: [101, 102] }]);
  await expectAccessible();
  await page.getByRole('link', { name: 'Убрать из сравнения: Продавец 102' }).click();
  await expect.poll(() => router.state.location.search).toContain('ids=101&');
});

test('says which entity no week has, and removes it', async () => {
  respond(contract.seller.history, {
    status: 404,
    body: { error: 'Такого продавца нет', code: 'SELLER_NOT_FOUND' },
  });
  const { router } = await renderApp(href);
  await expect
    .element(page.getByText(/^Продавца №.102 нет ни в.одной из.последних 26 недель\.$/))
    .toBeVisible();
  await page.getByRole('link', { name: 'Убрать', exact: true }).first().click();
  await expect.poll(() => router.state.location.search).toContain('ids=102&');
});

test('offers entities to add, without those compared already', async () => {
  const weekInfo = {
    ...examples.WeekInfo,
    topSellers: [101, 102, 103].map((id) => ({ id, title: `Продавец ${id}`, revenue: 1000 * id })),
  };
  respond(contract.period.weekInfo, { status: 200, body: { weekInfo } });
  await renderApp(href);
  await page.getByRole('button', { name: /^Добавить/ }).click();
  await expect.element(page.getByRole('option', { name: /^Продавец.103/ })).toBeVisible();
  await expect.element(page.getByRole('option')).toHaveLength(1);
});

test('begins with a choice, and adds the chosen entity', async () => {
  const { router } = await renderApp('/compare');
  await page.getByRole('radio', { name: 'Бренды' }).click();
  await expect.poll(() => router.state.location.search).toContain('kind=brand');
  await page.getByRole('option').first().click();
  await expect.poll(() => router.state.location.search).toContain('brandId=7');
  await expect.element(page.getByRole('table', { name: 'Сравнение брендов' })).toBeVisible();
});

test.each([1440, 800, 390, 320])('five categories fit %i px, or scroll inside their table', async (width) => {
  respondCategoryHistories();
  await renderApp('/compare?kind=category&ids=11,12,13,14,15&year=2026&weekNumber=46', { width });
  const table = page.getByRole('table', { name: 'Сравнение категорий' });
  await expect.element(table.getByText(/600.000.000/)).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  const { scrollWidth = 0, clientWidth = 0 } = table.element().parentElement ?? {};
  // The columns have their minimum width at 800 px; at other widths all five are visible.
  expect(scrollWidth <= clientWidth).toBe(width !== 800);
  await expectAccessible();
});

test('on a phone the bars of a figure start at zero, and a rank has none', async () => {
  respondCategoryHistories();
  await renderApp('/compare?kind=category&ids=1,4&year=2026&weekNumber=46', { width: 390 });
  const figures = page.getByRole('table', { name: 'Сравнение категорий' });
  const measureBars = (label: string) => {
    const group = figures.getByText(label, { exact: true }).element().closest('tbody');
    return [...(group?.querySelectorAll('.mark') ?? [])].map((bar) => bar.getBoundingClientRect().width);
  };
  await expect.element(figures.getByText('Выручка', { exact: true })).toBeVisible();
  const [small = 0, large = 0] = measureBars('Выручка');
  expect(large / small).toBeCloseTo(4, 1);
  expect(measureBars('Место по выручке')).toEqual([]);
});

test('the shared cards of five sellers scroll inside their table', async () => {
  respondSellerHistories();
  const sellerIds = [101, 102, 103, 104, 105];
  const offers = sellerIds.map((sellerId) => ({
    sellerId,
    price: 98_990,
    salesCount: 1,
    revenue: 98_990_000,
  }));
  const products = [{ ...examples.SharedProduct, offers }];
  respond(contract.seller.sharedProducts, { status: 200, body: { sharedProducts: { count: 1, products } } });
  await renderApp(`/compare?kind=seller&ids=${sellerIds.join()}&year=2026&weekNumber=46`, { width: 800 });
  const table = page.getByRole('table', { name: 'Общие товары продавцов' });
  await expect.element(table).toBeVisible();
  expect(table.element().clientWidth).toBeGreaterThan(table.element().parentElement?.clientWidth ?? 800);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(800);
});
