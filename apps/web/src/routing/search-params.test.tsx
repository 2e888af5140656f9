import { contract } from '@vitrina/contract';
import { examples } from '@vitrina/contract/examples';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { respond } from '../../test/respond.ts';
import { renderApp } from '../../test/render-app.tsx';

test('non-numeric and invalid search params are ignored', async () => {
  const requests = respond(contract.seller.info, { status: 200, body: { sellerInfo: examples.SellerInfo } });
  await renderApp('/seller?sellerId=abc&year=1999&weekNumber=54&tab=x');
  await expect.element(page.getByRole('combobox', { name: 'Название продавца' })).toBeVisible();
  expect(requests).toEqual([]);
});

test('an unknown tab falls back to the first', async () => {
  await renderApp('/seller?sellerId=101&tab=x');
  await expect.element(page.getByRole('tab', { name: /Категории/ })).toHaveAttribute('aria-selected', 'true');
});

test('the address stores the open tab, and Back opens the previous tab after changes of its table', async () => {
  const { address, router } = await renderApp('/seller?sellerId=101');
  const sortButton = page.getByRole('grid').getByRole('button', { name: 'Товары' });
  await sortButton.click();
  await expect.poll(address).toContain('categories.sort=-productsCount');
  await sortButton.click();
  await expect.poll(address).toContain('categories.sort=productsCount');
  await page.getByRole('tab', { name: /Товары/ }).click();
  await expect.poll(address).toContain('tab=products');
  await expect.element(page.getByRole('region', { name: 'Товары продавца' })).toBeVisible();
  await router.navigate(-1);
  await expect.poll(address).not.toContain('tab=');
  expect(address()).toContain('categories.sort=productsCount');
  await expect.element(page.getByRole('region', { name: 'Категории продавца' })).toBeVisible();
});

test('of two changes before the next render the second preserves the first', async () => {
  const { address } = await renderApp('/seller?sellerId=101&year=2026&weekNumber=46');
  const sortButton = page.getByRole('grid').getByRole('button', { name: 'Товары' });
  await expect.element(sortButton).toBeVisible();
  (page.getByRole('button', { name: 'Предыдущая неделя' }).element() as HTMLElement).click();
  (sortButton.element() as HTMLElement).click();
  await expect.poll(address).toContain('categories.sort=-productsCount');
  expect(address()).toContain('weekNumber=45');
});

test('a change just before another page opens is neither carried over nor navigates back', async () => {
  const { address, router } = await renderApp('/seller?sellerId=101&year=2026&weekNumber=46');
  const sortButton = page.getByRole('grid').getByRole('button', { name: 'Товары' });
  await expect.element(sortButton).toBeVisible();
  (sortButton.element() as HTMLElement).click();
  await router.navigate('/method');
  await expect.element(page.getByRole('heading', { name: 'Как считаем', level: 1 })).toBeVisible();
  // Longer than the table's debounce of the address.
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(address()).toMatch(/^\/method(?:\?year=2026&weekNumber=46)?$/);
});

test('an address with 100 KB of search is read like any other', async () => {
  await renderApp(`/seller?sellerId=101&x=${'я'.repeat(50_000)}`);
  await expect.element(page.getByRole('heading', { name: 'ИП «Нұрлы Жол»' })).toBeVisible();
});
