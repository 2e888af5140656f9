import { contract } from '@vitrina/contract';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { respondAs } from '../../test/respond.ts';
import { renderApp } from '../../test/render-app.tsx';

const heading = (name: string) => page.getByRole('main').getByRole('heading', { level: 1, name });
const focused = () => document.activeElement;

test('after a navigation the new screen’s heading has the focus and the screen is announced', async () => {
  await renderApp('/method');
  await expect.element(heading('Как считаем')).toBeVisible();
  expect(focused()).toBe(document.body);
  const link = page.getByRole('link', { name: 'Главная' }).first();
  await link.click();
  await expect.poll(() => document.title).toBe('Главная · неделя 46 · Vitrina');
  await expect.poll(() => focused()?.closest('main')).not.toBeNull();
  await page.getByRole('link', { name: 'Как считаем' }).first().click();
  await expect.element(heading('Как считаем')).toHaveFocus();
  await expect.element(page.getByRole('status').getByText('Как считаем · Vitrina')).toBeInTheDocument();
});

test('changing the week, a tab or the order of a table leaves the focus where it is', async () => {
  await renderApp('/seller?sellerId=101');
  const older = page.getByRole('button', { name: 'Предыдущая неделя' });
  await older.click();
  await expect.element(page.getByRole('button', { name: /^Неделя 45 / })).toBeVisible();
  await expect.element(older).toHaveFocus();
  const tab = page.getByRole('tab', { name: /^Товары/ });
  await tab.click();
  await expect.element(page.getByRole('region', { name: 'Товары продавца' })).toBeVisible();
  await expect.element(tab).toHaveFocus();
});

test('whoever picks an entity in place arrives at its screen', async () => {
  await renderApp('/brand-products');
  await page.getByRole('option', { name: /Aylin/ }).click();
  await expect.element(page.getByRole('grid')).toBeVisible();
  await expect.poll(() => focused()?.closest('main')).not.toBeNull();
});

test('«Повторить» keeps the focus while it is tried again, and the screen gets it when all is well', async () => {
  respondAs(contract.seller.products, 'server-error');
  await renderApp('/seller-products?sellerId=101');
  const again = page.getByRole('button', { name: 'Повторить' });
  await again.click();
  await expect.element(again).not.toHaveAttribute('aria-busy');
  await expect.element(again).toHaveFocus();
  respondAs(contract.seller.products, 'empty');
  await again.click();
  await expect.element(page.getByText('За эту неделю у продавца нет товаров')).toBeVisible();
  await expect.element(heading('Товары продавца')).toHaveFocus();
});

test('the link over the sidebar is the first that Tab finds, and leaves the address alone', async () => {
  const { address } = await renderApp('/method');
  await expect.element(heading('Как считаем')).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('link', { name: 'К содержанию' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(heading('Как считаем')).toHaveFocus();
  expect(address()).toBe('/method');
});

test('a closed menu and a closed sheet give the focus back to what opened them', async () => {
  await renderApp('/method', { width: 390 });
  await expect.element(heading('Как считаем')).toBeVisible();
  const opener = page.getByRole('button', { name: 'Развернуть панель' });
  await opener.click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});
