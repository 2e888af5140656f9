import { contract } from '@vitrina/contract';
import { examples } from '@vitrina/contract/examples';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { respond } from '../../../test/respond.ts';
import { renderApp } from '../../../test/render-app.tsx';

const { seller, brand, category } = contract;
const ok = <Body,>(body: Body) => ({ status: 200 as const, body });
/** The totals of a week: 10 % more revenue and 1 000 times more units than a week before. */
const toTotals = (weekNumber: unknown) =>
  weekNumber === '46' ? { revenue: 1_100_000, salesCount: 1000 } : { revenue: 1_000_000, salesCount: 1 };

/** Text of a figure's tab. */
const figure = (name: string) =>
  page
    .getByRole('tab')
    .elements()
    .map(({ textContent }) => (textContent ?? '').replaceAll(/\s/g, ' '))
    .find((text) => text.startsWith(name));

describe('A profile’s figures', () => {
  test.each([
    [
      '/seller?sellerId=101',
      () =>
        respond(seller.info, ({ params }) =>
          ok({ sellerInfo: { ...examples.SellerInfo, ...toTotals(params['weekNumber']) } }),
        ),
    ],
    [
      '/category?categoryId=31',
      () =>
        respond(category.info, ({ params }) =>
          ok({ categoryInfo: { ...examples.CategoryInfo, ...toTotals(params['weekNumber']) } }),
        ),
    ],
    [
      '/brand?brandId=7',
      () =>
        respond(brand.info, ({ params }) =>
          ok({ brandInfo: { ...examples.BrandInfo, ...toTotals(params['weekNumber']) } }),
        ),
    ],
  ])('on %s are compared with the previous ISO week', async (href, prepare) => {
    const requests = prepare();
    await renderApp(href);
    await expect
      .poll(() => figure('Выручка'))
      .toBe('Выручка 1,1 млн ₸ рост к неделе 45 +10,0 % · рынок без изм.');
    expect(requests.map(({ params }) => String(params['weekNumber'])).toSorted()).toEqual(['45', '46']);
  });

  test('show no change when the previous week is not published', async () => {
    const requests = respond(seller.info, ok({ sellerInfo: examples.SellerInfo }));
    await renderApp('/seller?sellerId=101&year=2026&weekNumber=44');
    await expect.element(page.getByRole('heading', { level: 1, name: 'ИП «Нұрлы Жол»' })).toBeVisible();
    await expect.poll(() => figure('Выручка')).toMatch(/₸ $/);
    expect(requests.map(({ params }) => params['weekNumber'])).toEqual(['44']);
  });

  test('show no change when the seller was absent in the previous week', async () => {
    const notFound = {
      status: 404 as const,
      body: { error: 'Нет такого.', code: 'SELLER_NOT_FOUND' as const },
    };
    const requests = respond(seller.info, ({ params }) =>
      params['weekNumber'] === '46' ? ok({ sellerInfo: examples.SellerInfo }) : notFound,
    );
    await renderApp('/seller?sellerId=101');
    await expect.poll(() => requests.length).toBe(2);
    await expect.poll(() => figure('Выручка')).toMatch(/₸ $/);
  });
});

test('On a phone the figures are one row, which scrolls to the chosen one', async () => {
  await renderApp('/seller?sellerId=101', { width: 390 });
  const revenue = page.getByRole('tab', { name: /^Выручка/ });
  const price = page.getByRole('tab', { name: /^Средняя цена/ });
  await expect.element(revenue).toHaveAttribute('aria-selected', 'true');
  await expect.element(price).not.toBeInViewport({ ratio: 1 });
  (price.element() as HTMLElement).focus();
  await expect.element(price).toHaveAttribute('aria-selected', 'true');
  await expect.element(price).toBeInViewport({ ratio: 1 });
  expect(price.element().getBoundingClientRect().top).toBe(revenue.element().getBoundingClientRect().top);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});
