import { contract } from '@vitrina/contract';
import { examples } from '@vitrina/contract/examples';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderApp } from '../../test/render-app.tsx';
import { respond } from '../../test/respond.ts';

/** Goods without a brand as the api names them, whatever the language of the interface. */
const unbranded = { brandId: 0, brandTitle: 'No brand on the wire' };
const ok = <Body,>(body: Body) => ({ status: 200 as const, body });

const named = Array.from({ length: 5 }, (_, at) => ({
  ...examples.SellerBrand,
  brandId: at + 1,
  revenue: 1000 * (at + 1),
}));

test.each([1440, 390])('brand 0 has its name in the list and its charts, %d px wide', async (width) => {
  respond(
    contract.seller.brands,
    ok({ sellerBrands: [{ ...examples.SellerBrand, ...unbranded, revenue: 9000 }, ...named] }),
  );
  await renderApp('/seller-brands?sellerId=101', { width });
  await expect.poll(() => document.body.textContent).toContain('и «Без бренда»');
  await expect
    .poll(() => page.getByRole('listitem').getByText('Без бренда').elements().length)
    .toBeGreaterThan(0);
  expect(document.body.textContent).not.toContain(unbranded.brandTitle);
});

test('a list of products is filtered by brand 0, whose name is also in its chart’s legend', async () => {
  const product = { ...examples.CategoryProduct, medianPrice: 1000 };
  respond(
    contract.category.products,
    ok({
      categoryTitle: 'Пылесосы',
      productsByCategory: Array.from({ length: 8 }, (_, at) => ({
        ...product,
        productId: at + 1,
        medianPrice: 1000 * (at + 1),
        ...(at < 2 && unbranded),
      })),
    }),
  );
  await renderApp('/category-products?categoryId=31&products.brandTitle=no-brand');
  await expect.poll(() => page.getByRole('gridcell', { name: 'Без бренда' }).elements().length).toBe(2);
  await expect.element(page.getByRole('figure').getByText('Без бренда').first()).toBeInTheDocument();
  expect(document.body.textContent).not.toContain(unbranded.brandTitle);
});

test('a product without a brand says so', async () => {
  respond(contract.product.info, ok({ productInfo: { ...examples.ProductInfo, ...unbranded } }));
  await renderApp('/product?productId=5001');
  await expect.element(page.getByText('Без бренда').first()).toBeVisible();
  expect(document.body.textContent).not.toContain(unbranded.brandTitle);
});
