import { contract } from '@vitrina/contract';
import { examples } from '@vitrina/contract/examples';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { respond } from '../../test/respond.ts';
import { renderApp } from '../../test/render-app.tsx';

test.each([
  ['/sellers', 'Продавцы недели', 'Название продавца'],
  ['/categories', 'Категории недели', 'Название категории'],
  ['/brands', 'Бренды недели', 'Название бренда'],
])('%s opens with the list of the week; «/» focuses the search above it', async (path, title, label) => {
  await renderApp(path);
  await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect.element(page.getByRole('grid').getByRole('rowheader').nth(1)).toBeVisible();
  await userEvent.keyboard('/');
  await expect.element(page.getByRole('searchbox', { name: label })).toHaveFocus();
});

test('brands are found by words of their name in any order', async () => {
  const titles = ['Samsung Home', 'Home Sam', 'Apple'];
  respond(contract.brand.byCategories, {
    status: 200,
    body: titles.map((brandTitle, index) => ({ ...examples.BrandRow, brandId: index + 1, brandTitle })),
  });
  await renderApp('/brands');
  await page.getByRole('searchbox', { name: 'Название бренда' }).fill('home samsung');
  await expect.element(page.getByText('1 из 3 брендов')).toBeVisible();
  await expect.element(page.getByRole('rowheader', { name: 'Samsung Home' })).toBeVisible();
});

test('a long list scrolls in its table, not the page', async () => {
  const body = Array.from({ length: 80 }, (_, index) => ({ ...examples.BrandRow, brandId: index + 1 }));
  respond(contract.brand.byCategories, { status: 200, body });
  await renderApp('/brands');
  await page.viewport(1440, 900);
  await expect.element(page.getByText('80 брендов')).toBeVisible();
  const { scrollHeight, clientHeight } = document.documentElement;
  expect(scrollHeight).toBe(clientHeight);
});

test('the share of chosen categories is not called one of the market', async () => {
  const { router } = await renderApp('/brands');
  await expect.element(page.getByRole('columnheader', { name: 'Доля рынка, %' })).toBeInTheDocument();
  await router.navigate('/brands?categoryId=31');
  await expect.element(page.getByRole('columnheader', { name: 'Доля в выборке, %' })).toBeInTheDocument();
  await expect.element(page.getByText(/индексы\s—\sза всю неделю/)).toBeVisible();
});
