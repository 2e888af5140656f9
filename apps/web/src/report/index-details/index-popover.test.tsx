import { examples } from '@vitrina/contract/examples';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderApp } from '../../../test/render-app.tsx';
import { mswWorker } from '../../../test/msw-worker.ts';

const badge = () =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^(?:Отличная|Хорошая|Умеренная|Слабая|Низкая)$/ })
    .first();

describe('A badge', () => {
  test('of a category opens its five terms and names the weakest; Escape returns to the badge', async () => {
    await renderApp('/category?categoryId=31');
    await badge().click();
    const popover = page.getByRole('dialog', { name: 'Индекс перспективности' });
    await expect.element(popover.getByRole('rowheader', { name: 'Открытость рынка' })).toBeVisible();
    await expect.element(popover.getByText(/^Сильнее всего снижает .+: .+ при опорн/)).toBeVisible();
    await expect.element(popover.getByText(/^\d+-й из \d+.категори/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(badge()).toHaveFocus();
  });

  test('of a product opens its five terms and its places in the week and in its category', async () => {
    await renderApp('/product?productId=5001');
    await page.getByRole('main').getByRole('paragraph').getByRole('button', { name: /ая$/ }).click();
    const popover = page.getByRole('dialog', { name: 'Индекс перспективности' });
    await expect.element(popover.getByRole('rowheader', { name: 'Слабость лидеров' })).toBeVisible();
    await expect.element(popover.getByText(/^\d+-й из \d+.товар/)).toBeVisible();
    await expect.element(popover.getByText(/^\d+-й из \d+ в.категории/)).toBeVisible();
  });

  test('of a seller explains that it is a mean and opens the products with the largest weight', async () => {
    await renderApp('/seller?sellerId=101');
    await expect.element(page.getByRole('tab', { name: /среднее по товарам$/ })).toBeVisible();
    await badge().click();
    const popover = page.getByRole('dialog', { name: 'Индекс магазина' });
    await expect.element(popover.getByText(/^Среднее индексов/)).toBeVisible();
    await expect.element(popover.getByRole('columnheader', { name: 'вес' })).toBeVisible();
    await expect
      .element(popover.getByRole('link', { name: /^Все \d+ по индексу$/ }))
      .toHaveAttribute(
        'href',
        expect.stringMatching(
          /^\/seller-products\?sellerId=101&products\.sort=-potentialProfitIndex&products\.salesCount=1/,
        ),
      );
    await popover.getByRole('rowheader').first().getByRole('link').click();
    await expect
      .element(page.getByRole('heading', { level: 1, name: examples.SellerProduct.productName }))
      .toBeVisible();
  });

  test.each([
    ['/category?categoryId=31', 'Индекс перспективности'],
    ['/seller?sellerId=101', 'Индекс магазина'],
  ])('of %s opens a sheet as wide as a phone', async (address, name) => {
    await renderApp(address, { width: 390 });
    await badge().click();
    const sheet = page.getByRole('dialog', { name });
    await expect.element(sheet.getByRole('columnheader').first()).toBeVisible();
    for (const cell of sheet.getByRole('columnheader').elements())
      expect(cell.getBoundingClientRect().right).toBeLessThanOrEqual(390);
    expect(sheet.element().scrollWidth).toBeLessThanOrEqual(390);
    await sheet.getByRole('button', { name: 'Закрыть' }).click();
    await expect.element(sheet).not.toBeInTheDocument();
  });

  test('opens nothing on a backend without the call for its kind', async () => {
    const body = { error: 'Такого адреса нет.', code: 'NOT_FOUND' };
    mswWorker.use(http.get('*/api/report/category-index/*', () => HttpResponse.json(body, { status: 404 })));
    await renderApp('/category?categoryId=31');
    await badge().click();
    await expect.element(badge()).not.toBeInTheDocument();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });
});
