import { contract } from '@vitrina/contract';
import { examples } from '@vitrina/contract/examples';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { respond } from '../../../test/respond.ts';
import { renderApp } from '../../../test/render-app.tsx';

const { seller, brand, category } = contract;
const ok = <Body,>(body: Body) => ({ status: 200 as const, body });
const revenue = (weekNumber: unknown) => (weekNumber === '46' ? 1_100_000 : 1_000_000);

/** The definition’s value that belongs to a figure’s name. */
const figure = (name: string) =>
  page
    .getByRole('main')
    .getByRole('definition')
    .filter({ hasText: /./ })
    .elements()
    .find((value) => value.previousElementSibling?.textContent === name)
    ?.textContent?.replaceAll(/\s/g, ' ');

describe('A profile’s figures', () => {
  test.each([
    [
      '/seller?sellerId=101',
      () =>
        respond(seller.info, ({ params }) =>
          ok({ sellerInfo: { ...examples.SellerInfo, revenue: revenue(params['weekNumber']) } }),
        ),
    ],
    [
      '/category?categoryId=31',
      () =>
        respond(category.info, ({ params }) =>
          ok({ categoryInfo: { ...examples.CategoryInfo, revenue: revenue(params['weekNumber']) } }),
        ),
    ],
    [
      '/brand?brandId=7',
      () =>
        respond(brand.info, ({ params }) =>
          ok({ brandInfo: { ...examples.BrandInfo, revenue: revenue(params['weekNumber']) } }),
        ),
    ],
  ])('on %s are compared with the ISO week before', async (href, prepare) => {
    const calls = prepare();
    await renderApp(href);
    await expect.poll(() => figure('Выручка')).toBe('1,1 млн ₸рост за неделю +10,0 %');
    expect(calls.map(({ params }) => String(params['weekNumber'])).toSorted()).toEqual(['45', '46']);
  });

  test('stand alone where the week before is not published', async () => {
    const calls = respond(seller.info, ok({ sellerInfo: examples.SellerInfo }));
    await renderApp('/seller?sellerId=101&year=2026&weekNumber=44');
    await expect.element(page.getByRole('heading', { level: 1, name: 'ИП «Нұрлы Жол»' })).toBeVisible();
    await expect.poll(() => figure('Выручка')).toMatch(/₸$/);
    expect(calls.map(({ params }) => params['weekNumber'])).toEqual(['44']);
  });

  test('stand alone where the seller was not there the week before', async () => {
    const gone = { status: 404 as const, body: { error: 'Нет такого.', code: 'SELLER_NOT_FOUND' as const } };
    const calls = respond(seller.info, ({ params }) =>
      params['weekNumber'] === '46' ? ok({ sellerInfo: examples.SellerInfo }) : gone,
    );
    await renderApp('/seller?sellerId=101');
    await expect.poll(() => calls.length).toBe(2);
    await expect.poll(() => figure('Выручка')).toMatch(/₸$/);
  });
});

test('On a phone a profile shows four figures, and the rest with its leaders on request', async () => {
  await renderApp('/seller?sellerId=101', { width: 390 });
  const more = page.getByRole('button', { name: /^Ещё 3\sпоказателя, топ категорий и брендов$/ });
  await expect.element(more).toHaveAttribute('aria-expanded', 'false');
  const hidden = page.getByText('Товаров с продажами');
  await expect.element(hidden).not.toBeVisible();
  await more.click();
  await expect.element(hidden).toBeVisible();
  await expect.element(page.getByText('Топ брендов')).toBeVisible();
});
