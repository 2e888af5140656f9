import { contract } from '@vitrina/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { respondRaw } from '../../../test/respond.ts';
import { respondToSearch } from '../../../test/search-response.ts';
import { paletteDialog, paletteField, openPalette } from '../../../test/palette.ts';

const group = (name: string) => paletteDialog.getByRole('group', { name });

const toRow = (id: number, title: string, revenue = 1_000_000) => ({ id, title, revenue });
const brand = toRow(7, 'Aylin', 2_599_740);
const product = { ...toRow(5001, 'Пылесос Aylin V12, чёрный', 2_599_740), categoryId: 31 };

/** Responds like a backend without the reports of product cards. */
const respondWithoutCards = () =>
  respondRaw(contract.market.history, () =>
    Response.json({ error: 'Нет такого.', code: 'NOT_FOUND' }, { status: 404 }),
  );

test('a product links to its card', async () => {
  respondToSearch({ products: [product] });
  const { address } = await openPalette();
  await paletteField.fill('V12');
  await group('Товары').getByRole('option').click();
  await expect.poll(address).toMatch(/^\/product\?productId=5001/);
});

test('without cards a product links to the products of its category, filtered by its name', async () => {
  respondWithoutCards();
  respondToSearch({ products: [product] });
  const { address } = await openPalette();
  await paletteField.fill('V12');
  await group('Товары').getByRole('option').click();
  await expect
    .element(page.getByRole('grid').getByRole('rowheader', { name: 'Пылесос Aylin V12, чёрный' }))
    .toBeVisible();
  const search = new URLSearchParams(address().split('?')[1]);
  expect(Object.fromEntries(search)).toEqual({
    categoryId: '31',
    'products.productName': product.title,
    year: '2026',
    weekNumber: '46',
  });
});

test('a text can filter the table on the screen; the option shows the number of rows', async () => {
  respondToSearch({ brands: [brand] });
  const { address } = await openPalette('/seller-products?sellerId=101');
  await paletteField.fill('dyson');
  await expect.element(group('Бренды').getByRole('option')).toBeVisible();
  await expect.element(group('На этом экране')).not.toBeInTheDocument();
  await paletteField.fill(' AYLIN ');
  await expect.element(group('Бренды').getByRole('option')).toBeVisible();
  const narrow = group('На этом экране').getByRole('option');
  await expect.element(narrow).toHaveTextContent('Найти в таблице Товары продавца 1 товар');
  await narrow.click();
  await expect.element(paletteDialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('searchbox', { name: 'Фильтр по названию' })).toHaveValue('AYLIN');
  expect(address()).toContain('products.productName=AYLIN');
});

test('without cards a product without a category links to Kaspi’s search', async () => {
  respondWithoutCards();
  respondToSearch({ products: [toRow(5001, 'Пылесос & Co')] });
  await openPalette();
  await paletteField.fill('& Co');
  await expect
    .element(group('Товары').getByRole('option'))
    .toHaveAttribute(
      'href',
      'https://kaspi.kz/shop/search/?text=%D0%9F%D1%8B%D0%BB%D0%B5%D1%81%D0%BE%D1%81+%26+Co',
    );
});
