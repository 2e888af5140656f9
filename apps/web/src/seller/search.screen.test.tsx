import { contract } from '@vitrina/contract';
import { examples } from '@vitrina/contract/examples';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { respond } from '../../test/respond.ts';
import { renderApp } from '../../test/render-app.tsx';

test('a title in the address is sent trimmed', async () => {
  const requests = respond(contract.seller.byTitle, { status: 200, body: [] });
  await renderApp('/sellers?title=%20%20жол');
  await expect
    .poll(() => requests.map(({ body }) => body))
    .toEqual([{ year: 2026, weekNumber: 46, title: 'жол' }]);
});

test('words find a seller in any order: the longest is sent, the others filter the response', async () => {
  const rows = ['Алтын Бесік', 'Бесік Agash', 'Бесік Алтын Орда'].map((sellerTitle, at) => ({
    ...examples.SellerRow,
    sellerId: at + 1,
    sellerTitle,
  }));
  const requests = respond(contract.seller.byTitle, { status: 200, body: rows });
  await renderApp('/sellers?title=бесік алт');
  await expect.element(page.getByRole('link', { name: 'Алтын Бесік' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Бесік Алтын Орда' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Бесік Agash' })).not.toBeInTheDocument();
  await expect.element(page.getByText('2 продавца').first()).toBeVisible();
  expect(requests.map(({ body }) => body)).toEqual([{ year: 2026, weekNumber: 46, title: 'бесік' }]);
});
