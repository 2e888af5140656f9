import { contract } from '@vitrina/contract';
import { examples } from '@vitrina/contract/examples';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderApp } from '../../test/render-app.tsx';
import { respond } from '../../test/respond.ts';

const sold = examples.CategoryProduct;
const products = [
  { ...sold, productId: 1, productName: 'Продан', potentialProfitIndex: 0.3, revenue: 10, salesCount: 2 },
  { ...sold, productId: 2, productName: 'Не продан', potentialProfitIndex: 0, revenue: 0, salesCount: 0 },
  { ...sold, productId: 3, productName: 'Лучше', potentialProfitIndex: 0.6, revenue: 5, salesCount: 1 },
];
const readCells = () =>
  page
    .getByRole('grid')
    .getByRole('row')
    .elements()
    .slice(1, -1)
    .map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent).join(' '));

test.each([
  ['potentialProfitIndex', ['Продан 0,30 Слабая', 'Лучше 0,60 Хорошая', 'Не продан —']],
  ['-potentialProfitIndex', ['Лучше 0,60 Хорошая', 'Продан 0,30 Слабая', 'Не продан —']],
])('what sold nothing has «—» in place of an index and stands last when sorted by %s', async (sort, rows) => {
  respond(contract.category.products, {
    status: 200,
    body: { productsByCategory: products, categoryTitle: 'Пылесосы' },
  });
  await page.viewport(1440, 900);
  await renderApp(
    `/category-products?categoryId=31&products.sort=${sort}&products.columns=potentialProfitIndex`,
  );
  await expect.poll(readCells).toEqual(rows.map((row) => expect.stringContaining(row)));
});
