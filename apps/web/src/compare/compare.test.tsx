import { contract } from '@vitrina/contract';
import { examples } from '@vitrina/contract/examples';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { renderApp } from '../../test/render-app.tsx';
import { respond } from '../../test/respond.ts';

const textOf = (locator: { element(): Element }) => expect.poll(() => locator.element().textContent);

const href = '/compare?kind=seller&ids=101,102&year=2026&weekNumber=46';

test('shows figures side by side, marks the best where more is better, and lists shared cards', async () => {
  const requests = respond(contract.seller.sharedProducts, {
    status: 200,
    body: { sharedProducts: examples.SharedProducts },
  });
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
  const { router } = await renderApp(href);
  const table = page.getByRole('table', { name: 'Сравнение продавцов' });
  const row = (name: RegExp) => table.getByRole('row', { name });
  await textOf(row(/^Выручка \d/)).toMatch(/202.000.₸больше всех: 204.000.₸/);
  await textOf(row(/^Средняя цена/)).not.toContain('больше всех');
  await expect.element(page.getByRole('slider', { name: /^Выручка по неделям/ })).toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: examples.SharedProduct.productName })).toBeVisible();
  expect(requests.map(({ body }) => body)).toMatchObject([{ sellerIds: [101, 102] }]);
  await expectAccessible();
  await page.getByRole('link', { name: 'Убрать из сравнения: Продавец 102' }).click();
  await expect.poll(() => router.state.location.search).toContain('ids=101&');
});

test('offers whom to add, without those compared already', async () => {
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

test('begins with a choice, and adds what is chosen', async () => {
  const { router } = await renderApp('/compare');
  await page.getByRole('radio', { name: 'Бренды' }).click();
  await expect.poll(() => router.state.location.search).toContain('kind=brand');
  await page.getByRole('option').first().click();
  await expect.poll(() => router.state.location.search).toContain('brandId=7');
  await expect.element(page.getByRole('table', { name: 'Сравнение брендов' })).toBeVisible();
});
