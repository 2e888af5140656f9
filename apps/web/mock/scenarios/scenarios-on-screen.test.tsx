import { contract } from '@vitrina/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { respondAs } from '../../test/respond.ts';
import { renderApp } from '../../test/render-app.tsx';

const { products } = contract.seller;
const address = '/seller-products?sellerId=101';

test.each([
  'server-error',
  'overloaded',
  'rate-limited',
  'offline',
  'bad-gateway-html',
  'truncated',
  'wrong-shape',
] as const)('a report with the scenario %s shows an error and a retry button', async (scenario) => {
  respondAs(products, scenario);
  await renderApp(address);
  await expect.element(page.getByRole('button', { name: 'Повторить' })).toBeVisible();
});

test('a report with the scenario client-error names what is missing and offers no retry', async () => {
  respondAs(products, 'client-error');
  await renderApp(address);
  await expect.element(page.getByRole('alert').first()).toBeVisible();
  expect(page.getByRole('button', { name: 'Повторить' }).elements()).toEqual([]);
});

test('a slow report appears after its delay', async () => {
  respondAs(products, 'slow');
  await renderApp(address);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Товары продавца' })).toBeVisible();
  await expect.element(page.getByRole('rowheader', { name: 'Пылесос Aylin V12, чёрный' })).toBeVisible();
});

test('a table shows 50 000 rows with the longest names', async () => {
  respondAs(products, 'huge');
  await renderApp(address);
  const rows = () => Number(page.getByRole('grid').element().getAttribute('aria-rowcount'));
  // The mock checks each row against the contract.
  await expect.poll(rows, { timeout: 100_000 }).toBeGreaterThan(50_000);
}, 120_000);
