import { contract } from '@vitrina/contract';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { respondAs } from '../../test/respond.ts';
import { renderApp } from '../../test/render-app.tsx';

const heading = (name: string) => page.getByRole('main').getByRole('heading', { level: 1, name });
const getFocused = () => document.activeElement;

test('after a navigation the new screen’s heading has the focus and the screen is announced', async () => {
  await renderApp('/method');
  await expect.element(heading('Как считаем')).toBeVisible();
  expect(getFocused()).toBe(document.body);
  const link = page.getByRole('link', { name: 'Главная' }).first();
  await link.click();
  await expect.poll(() => document.title).toBe('Главная · неделя 46 · Vitrina');
  await expect.poll(() => getFocused()?.closest('main')).not.toBeNull();
  await page.getByRole('button', { name: /Меню пользователя/ }).click();
  await page.getByRole('menuitem', { name: 'Как считаем' }).click();
  await expect.element(heading('Как считаем')).toHaveFocus();
  await expect.element(page.getByRole('status').getByText('Как считаем · Vitrina')).toBeInTheDocument();
});

test('changing the week, a tab or the order of a table does not move the focus', async () => {
  await renderApp('/seller?sellerId=101');
  const previousWeek = page.getByRole('button', { name: 'Предыдущая неделя' });
  await previousWeek.click();
  await expect.element(page.getByRole('button', { name: /^Неделя 45 / })).toBeVisible();
  await expect.element(previousWeek).toHaveFocus();
  const tab = page.getByRole('tab', { name: /^Товары/ });
  await tab.click();
  await expect.element(page.getByRole('region', { name: 'Товары продавца' })).toBeVisible();
  await expect.element(tab).toHaveFocus();
});

test('picking an entity moves the focus to its screen', async () => {
  await renderApp('/brand-products');
  await page.getByRole('option', { name: /Aylin/ }).click();
  await expect.element(page.getByRole('grid')).toBeVisible();
  await expect.poll(() => getFocused()?.closest('main')).not.toBeNull();
});

test('«Повторить» has the focus during a retry; after a success the screen gets it', async () => {
  respondAs(contract.seller.products, 'server-error');
  await renderApp('/seller-products?sellerId=101');
  const retry = page.getByRole('button', { name: 'Повторить' });
  await retry.click();
  await expect.element(retry).not.toHaveAttribute('aria-busy');
  await expect.element(retry).toHaveFocus();
  respondAs(contract.seller.products, 'empty');
  await retry.click();
  await expect.element(page.getByText('За эту неделю у продавца нет товаров')).toBeVisible();
  await expect.element(heading('Товары продавца')).toHaveFocus();
});

test('the skip link is the first Tab stop and does not change the address', async () => {
  const { address } = await renderApp('/method');
  await expect.element(heading('Как считаем')).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('link', { name: 'К содержанию' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(heading('Как считаем')).toHaveFocus();
  expect(address()).toBe('/method');
});

test('closing a menu or a sheet returns the focus to its trigger', async () => {
  await renderApp('/method', { width: 390 });
  await expect.element(heading('Как считаем')).toBeVisible();
  const trigger = page.getByRole('button', { name: 'Развернуть панель' });
  await trigger.click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(trigger).toHaveFocus();
});
