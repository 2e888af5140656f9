import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import {
  BACK,
  buttonNamed,
  choose,
  expectMenu,
  expectOn,
  expectSheet,
  fieldNamed,
  focused,
  named,
  openTwice,
  press,
  tabTo,
} from '../keys.ts';
import { visit } from '../visit.tsx';
import { answerFromWideMarket } from '../wide-market.ts';

test('by keyboard alone: sign in, find a seller, open its products, sort, filter, export, change the week, sign out', async () => {
  answerFromWideMarket();
  const { address } = await visit('/login', { signedIn: false });
  await expect.element(page.getByRole('textbox')).toHaveFocus();
  await press('aigerim@sauda.kz{Enter}');
  await expect.poll(() => focused()?.getAttribute('autocomplete')).toBe('one-time-code');
  await press('123456');
  await expect.element(page.getByRole('navigation', { name: 'Разделы' })).toBeVisible();

  await tabTo((element) => element.getAttribute('href')?.startsWith('/sellers') === true);
  await press('{Enter}');
  await expect.poll(address).toMatch(/^\/sellers/);
  await tabTo(fieldNamed('Название продавца'));
  await press('102');
  await tabTo((element) => element.getAttribute('role') === 'gridcell' || element.closest('tbody') !== null);
  await press('{Enter}');
  await expect.poll(address).toMatch(/^\/seller\?sellerId=102/);

  await expect.element(page.getByRole('tablist')).toBeVisible();
  await tabTo((element) => element.getAttribute('role') === 'tab');
  await press('{ArrowRight}');
  await expect.element(page.getByRole('tab', { name: /^Бренды/ })).toHaveFocus();
  await press('{ArrowRight}');
  await expect.poll(address).toContain('tab=products');
  await expect.element(page.getByRole('tab', { name: /^Товары/ })).toHaveFocus();
  await expect.element(page.getByRole('region', { name: 'Товары продавца' })).toBeVisible();

  await tabTo(fieldNamed('Фильтр по названию'));
  await press('1');
  await expect.poll(address).toContain('products.');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const saved = vi.spyOn(URL, 'createObjectURL');
  await tabTo(named(/^Экспорт/));
  await press('{Enter}');
  await expectMenu();
  await press('{ArrowDown}');
  await expect.element(page.getByRole('menuitem', { name: /^Excel/ })).toHaveFocus();
  await press('{ArrowDown}');
  await expect.element(page.getByRole('menuitem', { name: /^CSV/ })).toHaveFocus();
  await press('{Enter}');
  await expect.poll(() => saved.mock.calls.length).toBe(1);
  await tabTo((element) => element.closest('[role="grid"]') !== null);
  await press('{ArrowUp}{ArrowUp}{ArrowRight}{Enter}');
  await expect.poll(address).toContain('products.sort');

  await tabTo(named(/^Предыдущая неделя/), BACK);
  await press('{Enter}');
  await expect.poll(address).toContain('weekNumber=45');
  await tabTo(named(/Меню пользователя/), BACK);
  await press('{Enter}');
  await expectMenu();
  await press('{End}');
  await expect.element(page.getByRole('menuitem', { name: 'Выйти' })).toHaveFocus();
  await press('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Вход' })).toBeVisible();
  expect(localStorage.getItem('access_token')).toBeNull();
}, 120_000);

const columns = () => page.getByRole('dialog', { name: 'Столбцы' }).getByRole('checkbox');
const filters = page.getByRole('button', { name: /^Фильтры/ });

test('by keyboard alone: choose and move columns, filter in the row and in the picture, drop the filters', async () => {
  answerFromWideMarket();
  const { address } = await visit('/seller-products?sellerId=101');
  await expect.element(page.getByRole('grid')).toBeVisible();
  await tabTo(named(/^Столбцы/));
  await press('{Enter}');
  await expect.element(columns().first()).toHaveFocus();
  await press(' ');
  await expect.element(page.getByRole('columnheader', { name: 'Бренд' })).not.toBeInTheDocument();
  await press('{Tab}{Alt>}{ArrowDown}{/Alt}');
  await expect.poll(address).toContain('products.columns=revenue%7EcategoryTitle%7E');
  await expect.element(columns().nth(2)).toHaveFocus();
  await press('{Escape}');
  await expect.element(page.getByRole('button', { name: 'Столбцы' })).toHaveFocus();

  await tabTo(named(/^Фильтры/), BACK);
  await press('{Enter}');
  await tabTo(fieldNamed('Выручка, ₸: от'));
  await press('1000');
  await expect.poll(address).toContain('products.revenue=1000..');
  await tabTo(named(/^Фильтры/), BACK);
  await press('{Enter}');
  await tabTo(fieldNamed('Цена от'), BACK);
  await press('{ArrowRight}{ArrowRight}');
  await expect.poll(address).toContain('products.sellerPrice=');
  await tabTo(named(/^Убрать «Выручка/));
  await press('{Enter}');
  await expect.element(page.getByRole('button', { name: /^Убрать «Цена/ })).toHaveFocus();
  await press('{Enter}');
  await expect.element(filters).toHaveFocus();
  await expect.poll(address).not.toMatch(/products\.(?:revenue|sellerPrice)/);
}, 120_000);

test('by keyboard alone: fold the panel, open a section, search the tree, choose in it, walk the picture into a profile', async () => {
  answerFromWideMarket();
  const { address } = await visit('/');
  await expect.element(page.getByRole('figure').first()).toBeVisible();
  await tabTo(named(/^Категории$/));
  await press('{Enter}');
  await press('{Tab}');
  await expect.element(page.getByRole('link', { name: 'Найти категории' }).first()).toHaveFocus();
  await press('{Control>}b{/Control}');
  await expect.element(page.getByRole('button', { name: 'Развернуть панель' })).toBeVisible();
  await press('{Control>}b{/Control}');
  await expect.element(page.getByRole('button', { name: 'Свернуть панель' })).toBeVisible();
  await tabTo(named(/^Категории$/), BACK);
  await press('{Enter}');
  await press('{Tab}');
  await press('{Enter}');
  await expect.poll(address).toMatch(/^\/categories/);
  await expect.element(page.getByRole('treeitem').first()).toBeVisible();

  await tabTo(fieldNamed('Найти категорию'));
  await press('35');
  await expect.element(page.getByText('Найдено: 1 категория')).toBeInTheDocument();
  await press('{ArrowDown}');
  await press('{End}');
  await expect.element(page.getByRole('treeitem', { name: /^Категория 35/ })).toHaveFocus();
  await press(' ');
  await expect.poll(address).toContain('categoryIds=35');
  await expect.poll(() => focused()?.getAttribute('aria-checked')).toBe('true');
  await press('{ArrowUp}');
  await expect.poll(() => focused()?.getAttribute('aria-level')).toBe('2');
  await press('{Enter}');
  await expect.poll(address).not.toMatch(/categoryIds=35(?:&|$)/);

  await tabTo((element) => element.hasAttribute('data-tile'));
  const first = focused();
  await press('{ArrowDown}');
  await expect.poll(focused).not.toBe(first);
  await press('{Enter}');
  await expect.poll(address).toMatch(/^\/category\?/);
  await expect.element(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveFocus();
}, 120_000);

test('by keyboard alone on a phone: filter in the sheet, order, change the week, look at the sections and a person’s menu, go to a screen', async () => {
  answerFromWideMarket();
  const { address } = await visit('/seller-products?sellerId=101', { width: 390 });
  await expect.element(page.getByRole('grid')).toBeVisible();
  await openTwice(/^Фильтры/, expectSheet);
  await tabTo(fieldNamed('Выручка, ₸: от'));
  await press('1000');
  await tabTo(named(/^Показать /));
  await press('{Enter}');
  await expectOn(/^Фильтры/);
  await expect.poll(address).toContain('products.revenue=1000..');

  await openTwice(/^Выручка$/, expectMenu);
  await choose(0);
  await expect.poll(address).toContain('products.sort=productName');
  await expectOn(/^Товар$/);

  await openTwice(/^Неделя 46 /, expectMenu, BACK);
  await choose(1);
  await expect.poll(address).toContain('weekNumber=45');
  await expectOn(/^Неделя 45 /);

  await openTwice(/^Развернуть панель/, expectSheet, BACK);
  await openTwice(/Меню пользователя/, expectMenu);
  await press('{Escape}');
  await expectOn(/Меню пользователя/);
  await press('{Escape}');
  await expectOn(/^Развернуть панель/);
  await press('{Enter}');
  await expectSheet();
  await tabTo(buttonNamed(/^Продавцы$/));
  for (const key of ['{Enter}', '{Tab}', '{Enter}']) await press(key);
  await expect.poll(address).toMatch(/^\/sellers/);
  await expect.element(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveFocus();
}, 120_000);
