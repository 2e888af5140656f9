import { contract } from '@vitrina/contract';
import { examples } from '@vitrina/contract/examples';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import { respond, respondAs } from '../../../test/respond.ts';
import { respondFromLargeMarket } from '../../../test/large-market.ts';
import { renderApp } from '../../../test/render-app.tsx';

const sellerProducts = [1000, 2000, 5000, 20_000, 90_000, 300_000].map((sellerPrice, index) => ({
  ...examples.SellerProduct,
  productId: index + 1,
  productName: `Товар ${index + 1}`,
  sellerPrice,
  revenue: (index + 1) * 1_000_000,
  potentialProfitIndex: index < 2 ? 0.8 : 0.1,
}));

const readNames = () =>
  [...page.getByRole('grid').element().querySelectorAll('tbody th')].map((cell) => cell.textContent);

const openProducts = (search = '') => {
  respond(contract.seller.products, { status: 200, body: { sellerProducts, sellerTitle: 'Technodom' } });
  return renderApp(`/seller-products?sellerId=101${search}`);
};

describe('The charts of a list of products', () => {
  test('filter the table below and are stored in the address', async () => {
    const { address } = await openProducts();
    await page.getByRole('button', { name: /^Отличная \d/ }).click();
    await expect.poll(readNames).toEqual(['Товар 2', 'Товар 1']);
    await expect.poll(address).toContain('products.potentialProfitIndex=5');
  });

  test('follow the filters of the table', async () => {
    const { address } = await openProducts('&products.sellerPrice=4000..100000');
    await expect.element(page.getByText(/^4.000–100.000.₸ · 3.товара$/)).toBeVisible();
    await expect.poll(readNames).toEqual(['Товар 5', 'Товар 4', 'Товар 3']);
    await page.getByRole('button', { name: 'Все цены' }).click();
    await expect.poll(readNames).toHaveLength(6);
    await expect.poll(address).not.toContain('products.sellerPrice');
  });

  test('can be hidden; the address stores that, and the list remembers it', async () => {
    const { address, router } = await openProducts();
    await page.getByRole('button', { name: 'Графики', pressed: true }).click();
    await expect.element(page.getByRole('figure')).not.toBeInTheDocument();
    await expect.poll(address).toContain('charts=off');
    await router.navigate('/seller-brands?sellerId=101&charts=on');
    await expect.element(page.getByRole('grid', { name: 'Бренды продавца' })).toBeVisible();
    await router.navigate('/seller-products?sellerId=101');
    await expect.element(page.getByRole('grid', { name: 'Товары продавца' })).toBeVisible();
    await expect.element(page.getByRole('figure')).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Графики', pressed: false }).click();
    await expect.element(page.getByRole('figure').first()).toBeVisible();
  });

  test('are hidden at first in a profile, whose head has charts, and on a phone', async () => {
    const { router } = await openProducts();
    await expect.element(page.getByRole('figure').first()).toBeVisible();
    await router.navigate('/seller?sellerId=101&tab=products');
    await expect.element(page.getByRole('button', { name: 'Графики', pressed: false })).toBeVisible();
    await expect.element(page.getByRole('figure', { name: /цене/ })).not.toBeInTheDocument();
    await page.viewport(390, 844);
    await router.navigate('/seller-products?sellerId=101');
    await page.getByRole('button', { name: 'Ещё', exact: true }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Графики' }).click();
    await expect.element(page.getByRole('figure').first()).toBeVisible();
  });

  test('are hidden when there are too few products', async () => {
    respond(contract.seller.products, {
      status: 200,
      body: { sellerProducts: sellerProducts.slice(0, 2), sellerTitle: 'Technodom' },
    });
    await renderApp('/seller-products?sellerId=101');
    await expect.poll(readNames).toHaveLength(2);
    await expect.element(page.getByRole('button', { name: 'Графики' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('figure')).not.toBeInTheDocument();
  });
});

describe('The concentration of a category', () => {
  const heading = (name: string) => page.getByRole('heading', { name });

  test('is a tab: a sentence, and its sellers and brands with the largest of each', async () => {
    const { address } = await renderApp('/category?categoryId=31');
    await page.getByRole('tab', { name: 'Концентрация' }).click();
    await expect.poll(address).toContain('tab=concentration');
    await expect
      .element(page.getByText(/^Выручка распределена так/))
      .toMatchTextContent(/^Выручка распределена так, будто на рынке \S.*магазин.* и \S.*бренд/);
    for (const side of ['Продавцы', 'Бренды']) await expect.element(heading(side)).toBeVisible();
    const sellers = page.getByRole('table', { name: 'Крупнейшие продавцы' });
    await expect.element(sellers.getByRole('rowheader').first()).toBeVisible();
    await expectAccessible();
  });

  test('shows its sellers when the list of brands failed', async () => {
    respondAs(contract.category.brands, 'server-error');
    await renderApp('/category?categoryId=31&tab=concentration');
    await expect.element(page.getByText('Не удалось получить список: считать не из чего.')).toBeVisible();
    await expect.element(page.getByRole('table', { name: 'Крупнейшие продавцы' })).toBeVisible();
  });

  test('is hidden when nothing was sold', async () => {
    respond(contract.category.sellers, {
      status: 200,
      body: { categorySellers: [], categorySellersHHI: null },
    });
    await renderApp('/category-sellers?categoryId=31');
    await expect.element(page.getByText('За эту неделю в категории нет продавцов')).toBeVisible();
    await expect.element(page.getByRole('figure')).not.toBeInTheDocument();
  });
});

describe('The week’s treemap', () => {
  test('links to a category in the same week', async () => {
    respondFromLargeMarket();
    const { address } = await renderApp('/categories?year=2026&weekNumber=45');
    await page
      .getByRole('figure')
      .getByRole('link', { name: /^Пылесосы/ })
      .click();
    await expect.poll(address).toMatch(/^\/category\?.*categoryId=31/);
    expect(address()).toContain('weekNumber=45');
  });
});
