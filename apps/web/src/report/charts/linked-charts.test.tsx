import { contract } from '@vitrina/contract';
import { examples } from '@vitrina/contract/examples';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { respond } from '../../../test/respond.ts';
import { renderApp } from '../../../test/render-app.tsx';

const ok = <Body,>(body: Body) => ({ status: 200 as const, body });
const row = (name: string) => page.getByRole('grid').getByRole('rowheader', { name });

/** The colour behind a name’s row, which tells a row that is pointed at. */
const ground = (name: string) => {
  const line = row(name).element().closest('tr');
  return line === null ? '' : getComputedStyle(line).backgroundColor;
};

describe('A seller’s brands as pictures', () => {
  const titles = ['Samsung', 'Apple', 'LG', 'Bosch', 'JBL', 'Sony'];
  beforeEach(() => {
    respond(
      contract.seller.brands,
      ok({
        sellerBrands: titles.map((brandTitle, place) => ({
          ...examples.SellerBrand,
          brandId: place + 1,
          brandTitle,
          revenue: 1_000_000 * (6 - place),
          potentialProfitIndex: 0.3 + place / 20,
        })),
      }),
    );
  });

  test('show who leads, and mark in the table what is pointed at in the picture', async () => {
    await renderApp('/seller-brands?sellerId=101');
    const bar = page.getByRole('figure').first().getByRole('listitem').nth(1);
    await expect.element(bar).toMatchTextContent(/Apple/);
    const rest = ground('Apple');
    await bar.hover();
    await expect.poll(() => ground('Apple')).not.toBe(rest);
    expect(ground('LG')).toBe(rest);
  });

  test('mark in the picture the row that has the focus in the table', async () => {
    await renderApp('/seller-brands?sellerId=101');
    await expect.element(row('Samsung')).toBeVisible();
    row('Samsung').getByRole('link').element().focus();
    await userEvent.keyboard('{ArrowDown}');
    const bars = () => page.getByRole('figure').first().getByRole('listitem').elements();
    await expect
      .poll(() => bars().map((bar) => bar.querySelector('.bg-accent') !== null))
      .toEqual([false, true, false, false, false, false]);
  });
});

describe('The concentration of a category', () => {
  beforeEach(() => {
    respond(
      contract.category.sellers,
      ok({
        categorySellersHHI: 2600,
        categorySellers: ['Technodom', 'Sulpak'].map((sellerTitle, place) => ({
          ...examples.CategorySeller,
          sellerId: place + 1,
          sellerTitle,
          revenue: 3_000_000 - place,
        })),
      }),
    );
  });

  test('marks in the table the leader that is pointed at, and lets the picture be hidden', async () => {
    await renderApp('/category-sellers?categoryId=31');
    await expect.element(row('Sulpak')).toBeVisible();
    const rest = ground('Sulpak');
    await page
      .getByRole('figure')
      .getByRole('link', { name: /Sulpak/ })
      .hover();
    await expect.poll(() => ground('Sulpak')).not.toBe(rest);
    expect(ground('Technodom')).toBe(rest);
    await userEvent.keyboard('{Escape}');
    await page.getByRole('button', { name: /графики/ }).click();
    await expect.element(page.getByRole('figure')).not.toBeInTheDocument();
  });

  test('marks the leader in the open list of the profile, and nobody in a list of others', async () => {
    await renderApp('/category?categoryId=31');
    await expect.element(row('Sulpak')).toBeVisible();
    const rest = ground('Sulpak');
    const leader = (name: RegExp) => page.getByRole('figure').getByRole('link', { name });
    await leader(/Sulpak/).hover();
    await expect.poll(() => ground('Sulpak')).not.toBe(rest);
    await page.getByRole('radio', { name: 'Бренды' }).click();
    await leader(/100,0/).hover();
    await expect.element(page.getByRole('tooltip')).toBeInTheDocument();
    expect(['Technodom', 'Sulpak'].map(ground)).toEqual([rest, rest]);
  });
});

describe('The scatter of a category', () => {
  test('brings the row of a product into sight, and the focus to it', async () => {
    respond(
      contract.category.products,
      ok({
        categoryTitle: 'Пылесосы',
        productsByCategory: Array.from({ length: 300 }, (_, place) => ({
          ...examples.CategoryProduct,
          productId: place + 1,
          productName: `Пылесос ${place + 1}`,
          medianPrice: 1000 + place * 1000,
          revenue: 1_000_000 + place * 1000,
        })),
      }),
    );
    await renderApp('/category-products?categoryId=31&products.sort=revenue');
    const walk = page.getByRole('slider', { name: /Товары по убыванию выручки/ });
    await expect.element(walk).toBeInTheDocument();
    walk.element().focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect.element(row('Пылесос 299')).toBeInViewport();
    await expect.poll(() => document.activeElement?.textContent).toContain('Пылесос 299');
  });
});
