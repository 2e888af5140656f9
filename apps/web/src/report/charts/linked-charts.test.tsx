import { contract } from '@vitrina/contract';
import { examples } from '@vitrina/contract/examples';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { respond } from '../../../test/respond.ts';
import { renderApp } from '../../../test/render-app.tsx';

const ok = <Body,>(body: Body) => ({ status: 200 as const, body });
const row = (name: string) => page.getByRole('grid').getByRole('rowheader', { name });

/** Background colour of the row with a name; a highlighted row differs. */
const readBackground = (name: string) => {
  const line = row(name).element().closest('tr');
  return line === null ? '' : getComputedStyle(line).backgroundColor;
};

describe('The charts of a seller’s brands', () => {
  const titles = ['Samsung', 'Apple', 'LG', 'Bosch', 'JBL', 'Sony'];
  beforeEach(() => {
    respond(
      contract.seller.brands,
      ok({
        sellerBrands: titles.map((brandTitle, index) => ({
          ...examples.SellerBrand,
          brandId: index + 1,
          brandTitle,
          revenue: 1_000_000 * (6 - index),
          potentialProfitIndex: 0.3 + index / 20,
        })),
      }),
    );
  });

  test('highlight in the table the row under the pointer in the chart', async () => {
    await renderApp('/seller-brands?sellerId=101');
    const bar = page.getByRole('figure').first().getByRole('listitem').nth(1);
    await expect.element(bar).toMatchTextContent(/Apple/);
    const idle = readBackground('Apple');
    await bar.hover();
    await expect.poll(() => readBackground('Apple')).not.toBe(idle);
    expect(readBackground('LG')).toBe(idle);
  });

  test('highlight in the chart the row that has the focus in the table', async () => {
    await renderApp('/seller-brands?sellerId=101');
    await expect.element(row('Samsung')).toBeVisible();
    row('Samsung').getByRole('link').element().focus();
    await userEvent.keyboard('{ArrowDown}');
    const bars = () => page.getByRole('figure').first().getByRole('listitem').elements();
    await expect
      .poll(() => bars().map((bar) => bar.querySelector('[data-highlighted]') !== null))
      .toEqual([false, true, false, false, false, false]);
  });
});

test('The charts dim what the table filters out', async () => {
  respond(
    contract.category.products,
    ok({
      categoryTitle: 'Пылесосы',
      productsByCategory: Array.from({ length: 20 }, (_, index) => ({
        ...examples.CategoryProduct,
        productId: index + 1,
        productName: `Пылесос ${index + 1}`,
        medianPrice: 1000 + index * 1000,
        salesCount: 20 + index,
      })),
    }),
  );
  const { router } = await renderApp('/category-products?categoryId=31');
  const paths = () => [...document.querySelectorAll('figure svg path[opacity]')];
  await expect.poll(() => paths().length).toBe(20);
  const opacities = () => new Set(paths().map((path) => path.getAttribute('opacity'))).size;
  expect(opacities()).toBe(1);
  await router.navigate('/category-products?categoryId=31&products.productName=7');
  await expect.poll(opacities).toBe(2);
});

describe('The concentration of a category', () => {
  beforeEach(() => {
    respond(
      contract.category.sellers,
      ok({
        categorySellersHHI: 2600,
        categorySellers: ['Technodom', 'Sulpak'].map((sellerTitle, index) => ({
          ...examples.CategorySeller,
          sellerId: index + 1,
          sellerTitle,
          revenue: 3_000_000 - index,
        })),
      }),
    );
  });

  test('highlights in the table the leader under the pointer, and can be hidden', async () => {
    await renderApp('/category-sellers?categoryId=31');
    await expect.element(row('Sulpak')).toBeVisible();
    const idle = readBackground('Sulpak');
    await page
      .getByRole('figure')
      .getByRole('link', { name: /Sulpak/ })
      .hover();
    await expect.poll(() => readBackground('Sulpak')).not.toBe(idle);
    expect(readBackground('Technodom')).toBe(idle);
    await userEvent.keyboard('{Escape}');
    await page.getByRole('button', { name: 'Графики' }).click();
    await expect.element(page.getByRole('figure')).not.toBeInTheDocument();
  });
});

describe('The scatter of a category', () => {
  test('scrolls to the row of a product and focuses it', async () => {
    respond(
      contract.category.products,
      ok({
        categoryTitle: 'Пылесосы',
        productsByCategory: Array.from({ length: 300 }, (_, index) => ({
          ...examples.CategoryProduct,
          productId: index + 1,
          productName: `Пылесос ${index + 1}`,
          medianPrice: 1000 + index * 1000,
          revenue: 1_000_000 + index * 1000,
        })),
      }),
    );
    await renderApp('/category-products?categoryId=31&products.sort=revenue');
    const slider = page.getByRole('slider', { name: /Товары по убыванию выручки/ });
    await expect.element(slider).toBeInTheDocument();
    slider.element().focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect.element(row('Пылесос 299')).toBeInViewport();
    await expect.poll(() => document.activeElement?.textContent).toContain('Пылесос 299');
  });
});
