import { contract } from '@vitrina/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerAs } from '../../test/answer.ts';
import { visit } from '../../test/visit.tsx';

const { products } = contract.seller;
const address = '/seller-products?sellerId=101';

test.each(['refused', 'fails', 'overloaded', 'limited', 'offline', 'html', 'cut', 'shape'] as const)(
  'a report that comes to trouble (%s) says so and offers to ask again',
  async (scenario) => {
    answerAs(products, scenario);
    await visit(address);
    await expect.element(page.getByRole('button', { name: 'Повторить' })).toBeVisible();
  },
);

test('a report that comes late is shown once it is there', async () => {
  answerAs(products, 'slow');
  await visit(address);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Товары продавца' })).toBeVisible();
  await expect.element(page.getByRole('rowheader', { name: 'Пылесос Aylin V12, чёрный' })).toBeVisible();
});

test('50 000 rows with the longest names are a table like any other', async () => {
  answerAs(products, 'huge');
  await visit(address);
  const rows = () => Number(page.getByRole('grid').element().getAttribute('aria-rowcount'));
  // Each row is held to the contract on its way, which takes a busy machine a while.
  await expect.poll(rows, { timeout: 100_000 }).toBeGreaterThan(50_000);
}, 120_000);
