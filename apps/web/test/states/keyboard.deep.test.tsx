import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import {
  SHIFT_TAB,
  isButtonNamed,
  chooseMenuItem,
  expectFocusInMenu,
  expectFocusOnButton,
  expectFocusInDialog,
  isFieldNamed,
  getFocused,
  hasName,
  openCloseReopen,
  press,
  tabTo,
} from '../keyboard.ts';
import { renderApp } from '../render-app.tsx';
import { respondFromLargeMarket } from '../large-market.ts';

test('by keyboard: sign in, find a seller, open its products, sort, filter, export, change the week, sign out', async () => {
  respondFromLargeMarket();
  const { address } = await renderApp('/login', { signedIn: false });
  await expect.element(page.getByRole('textbox')).toHaveFocus();
  await press('aigerim@sauda.kz{Enter}');
  await expect.poll(() => getFocused()?.getAttribute('autocomplete')).toBe('one-time-code');
  await press('123456');
  await expect.element(page.getByRole('navigation', { name: 'Разделы' })).toBeVisible();

  await tabTo(isButtonNamed(/^Продавцы$/));
  await press('{Enter}');
  await tabTo((element) => element.getAttribute('href')?.startsWith('/sellers') === true);
  await press('{Enter}');
  await expect.poll(address).toMatch(/^\/sellers/);
  await tabTo(isFieldNamed('Название продавца'));
  await press('102');
  // Until the search responds, the list is that of all sellers.
  await expect
    .poll(() => document.querySelector('main tbody a')?.getAttribute('href'))
    .toContain('sellerId=102');
  await tabTo((element) => element.getAttribute('role') === 'gridcell' || element.closest('tbody') !== null);
  await press('{Enter}');
  await expect.poll(address).toMatch(/^\/seller\?sellerId=102/);

  await expect.element(page.getByRole('tablist', { name: 'Списки продавца' })).toBeVisible();
  await tabTo((element) => element.closest('[role=tablist][aria-label^=Списки]') !== null);
  await press('{ArrowRight}');
  await expect.element(page.getByRole('tab', { name: /^Бренды/ })).toHaveFocus();
  await press('{ArrowRight}');
  await expect.poll(address).toContain('tab=products');
  await expect.element(page.getByRole('tab', { name: /^Товары/ })).toHaveFocus();
  await expect.element(page.getByRole('region', { name: 'Товары продавца' })).toBeVisible();

  await tabTo(isFieldNamed('Фильтр по названию'));
  await press('1');
  await expect.poll(address).toContain('products.');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const saved = vi.spyOn(URL, 'createObjectURL');
  await tabTo(hasName(/^Экспорт/));
  await press('{Enter}');
  await expect.element(page.getByRole('menuitem', { name: /^Excel/ })).toHaveFocus();
  await press('{ArrowDown}');
  await expect.element(page.getByRole('menuitem', { name: /^CSV/ })).toHaveFocus();
  await press('{Enter}');
  await expect.poll(() => saved.mock.calls.length).toBe(1);
  await tabTo((element) => element.closest('[role="grid"]') !== null);
  await press('{ArrowUp}{ArrowUp}{ArrowRight}{Enter}');
  await expect.poll(address).toContain('products.sort');

  await tabTo(hasName(/^Предыдущая неделя/), SHIFT_TAB);
  await press('{Enter}');
  await expect.poll(address).toContain('weekNumber=45');
  await tabTo(hasName(/Меню пользователя/), SHIFT_TAB);
  await press('{Enter}');
  await expectFocusInMenu();
  await press('{End}');
  await expect.element(page.getByRole('menuitem', { name: 'Выйти' })).toHaveFocus();
  await press('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Вход' })).toBeVisible();
  expect(localStorage.getItem('access_token')).toBeNull();
}, 120_000);

const columns = () => page.getByRole('dialog', { name: 'Столбцы' }).getByRole('checkbox');
const filters = page.getByRole('button', { name: /^Фильтры/ });

test('by keyboard: choose and move columns, filter in the row and in the chart, remove the filters', async () => {
  respondFromLargeMarket();
  const { address } = await renderApp('/seller-products?sellerId=101');
  await expect.element(page.getByRole('grid')).toBeVisible();
  await tabTo(hasName(/^Столбцы/));
  await press('{Enter}');
  await expect.element(columns().first()).toHaveFocus();
  await press(' ');
  await expect.element(page.getByRole('columnheader', { name: 'Бренд' })).not.toBeInTheDocument();
  await press('{Tab}{Alt>}{ArrowDown}{/Alt}');
  await expect.poll(address).toContain('products.columns=revenue%7EcategoryTitle%7E');
  await expect.element(columns().nth(2)).toHaveFocus();
  await press('{Escape}');
  await expect.element(page.getByRole('button', { name: 'Столбцы' })).toHaveFocus();

  await tabTo(hasName(/^Фильтры/), SHIFT_TAB);
  await press('{Enter}');
  await tabTo(hasName(/^Выручка, ₸/));
  await press('{Enter}');
  await expect.element(page.getByRole('textbox', { name: 'Выручка, ₸: от' })).toHaveFocus();
  await press('1000');
  await expect.poll(address).toContain('products.revenue=1000..');
  await press('{Escape}');
  await tabTo(hasName(/^Фильтры/), SHIFT_TAB);
  await press('{Enter}');
  await tabTo(isFieldNamed('Цена от'), SHIFT_TAB);
  await press('{ArrowRight}{ArrowRight}');
  await expect.poll(address).toContain('products.sellerPrice=');
  await tabTo(hasName(/^Убрать «Выручка/));
  await press('{Enter}');
  await expect.element(page.getByRole('button', { name: /^Убрать «Цена/ })).toHaveFocus();
  await press('{Enter}');
  await expect.element(filters).toHaveFocus();
  await expect.poll(address).not.toMatch(/products\.(?:revenue|sellerPrice)/);
}, 120_000);

test('by keyboard: collapse the sidebar, open a section, search the category tree, choose in it, open a profile from the treemap', async () => {
  respondFromLargeMarket();
  const { address } = await renderApp('/');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await tabTo(hasName(/^Категории$/));
  await press('{Enter}');
  await press('{Tab}');
  await expect.element(page.getByRole('link', { name: 'Найти категории' }).first()).toHaveFocus();
  await press('{Control>}b{/Control}');
  await expect.element(page.getByRole('button', { name: 'Развернуть панель' })).toBeVisible();
  await press('{Control>}b{/Control}');
  await expect.element(page.getByRole('button', { name: 'Свернуть панель' })).toBeVisible();
  await tabTo(hasName(/^Категории$/), SHIFT_TAB);
  await press('{Enter}');
  await press('{Tab}');
  await press('{Enter}');
  await expect.poll(address).toMatch(/^\/categories/);
  await tabTo(hasName(/^Разделы/));
  await press('{Enter}');
  await expect.element(page.getByRole('treeitem').first()).toBeVisible();

  await tabTo(isFieldNamed('Найти категорию'));
  await press('35');
  await expect.element(page.getByText('Найдено: 1 категория')).toBeInTheDocument();
  await press('{ArrowDown}');
  await press('{End}');
  await expect.element(page.getByRole('treeitem', { name: /^Категория 35/ })).toHaveFocus();
  await press(' ');
  await expect.poll(address).toContain('categoryIds=35');
  await expect.poll(() => getFocused()?.getAttribute('aria-checked')).toBe('true');
  await press('{ArrowUp}');
  await expect.poll(() => getFocused()?.getAttribute('aria-level')).toBe('2');
  await press('{Enter}');
  await expect.poll(address).not.toMatch(/categoryIds=35(?:&|$)/);

  await tabTo((element) => element.hasAttribute('data-tile'));
  const first = getFocused();
  await press('{ArrowDown}');
  await expect.poll(getFocused).not.toBe(first);
  await press('{Enter}');
  await expect.poll(address).toMatch(/^\/category\?/);
  await expect.element(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveFocus();
}, 120_000);

test('by keyboard on a phone: filter in the sheet, sort, change the week, open the sidebar and the user menu, open a screen', async () => {
  respondFromLargeMarket();
  const { address } = await renderApp('/seller-products?sellerId=101', { width: 390 });
  await expect.element(page.getByRole('region', { name: 'Товары продавца' })).toBeVisible();
  await openCloseReopen(/^Фильтры/, expectFocusInDialog);
  await tabTo(isFieldNamed('Выручка, ₸: от'));
  await press('1000');
  await tabTo(hasName(/^Показать /));
  await press('{Enter}');
  await expectFocusOnButton(/^Фильтры/);
  await expect.poll(address).toContain('products.revenue=1000..');

  await openCloseReopen(/^Выручка, ₸$/, expectFocusInMenu);
  await chooseMenuItem(0);
  await expect.poll(address).toContain('products.sort=productName');
  await expectFocusOnButton(/^Товар$/);

  await openCloseReopen(/^Неделя 46 /, expectFocusInMenu, SHIFT_TAB);
  await chooseMenuItem(1);
  await expect.poll(address).toContain('weekNumber=45');
  await expectFocusOnButton(/^Неделя 45 /);

  await openCloseReopen(/^Развернуть панель/, expectFocusInDialog, SHIFT_TAB);
  await openCloseReopen(/Меню пользователя/, expectFocusInMenu);
  await press('{Escape}');
  await expectFocusOnButton(/Меню пользователя/);
  await press('{Escape}');
  await expectFocusOnButton(/^Развернуть панель/);
  await press('{Enter}');
  await expectFocusInDialog();
  await tabTo(isButtonNamed(/^Продавцы$/));
  for (const key of ['{Enter}', '{Tab}', '{Enter}']) await press(key);
  await expect.poll(address).toMatch(/^\/sellers/);
  await expect.element(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveFocus();
}, 120_000);
