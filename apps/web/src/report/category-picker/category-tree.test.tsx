import { contract } from '@vitrina/contract';
import { examples } from '@vitrina/contract/examples';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { respond } from '../../../test/respond.ts';
import { renderApp } from '../../../test/render-app.tsx';

const names: Record<string, string> = {
  1: 'Бытовая техника',
  10: 'Для дома',
  100: 'Пылесосы',
  101: 'Утюги',
  11: 'Для кухни',
  110: 'LED-чайники',
  2: 'Мебель',
  20: 'Столы',
  200: 'Письменные столы',
};
const products = { 100: 377, 101: 198, 110: 1420, 200: 5 };

const item = (title: string) => page.getByRole('treeitem', { name: new RegExp(`^${title} [0-9]`) });
const key = (keys: string) => userEvent.keyboard(keys);

/** Renders a screen with a tree of two sections and four leaves. */
async function visitTree(href = '/sellers') {
  respond(contract.category.tree, {
    status: 200,
    body: {
      categoriesTree: { 1: { 10: [100, 101], 11: [110] }, 2: { 20: [200] } },
      categoryIdNameMap: names,
    },
  });
  respond(contract.category.list, {
    status: 200,
    body: {
      categories: Object.entries(products).map(([id, productsCount]) => ({
        ...examples.CategoryRow,
        categoryId: Number(id),
        categoryTitle: names[id] ?? '',
        productsCount,
      })),
    },
  });
  const requests = respond(contract.seller.byCategories, { status: 200, body: [examples.SellerRow] });
  const app = await renderApp(href);
  if (!href.includes('categoryId')) await page.getByRole('button', { name: /^Разделы/ }).click();
  await expect.element(item('Бытовая техника')).toBeVisible();
  return { ...app, requests };
}

test('the product count of a section is the sum of its leaves', async () => {
  await visitTree();
  await expect
    .element(page.getByRole('treeitem', { name: /^Бытовая техника 1\s995 товаров$/ }))
    .toBeVisible();
  await expect.element(page.getByRole('treeitem', { name: /^Мебель 5 товаров$/ })).toBeVisible();
});

test('an item exposes its level, its position and whether it is expanded and checked', async () => {
  await visitTree('/sellers?categoryIds=100');
  const leaf = item('Пылесосы').element();
  expect(
    ['level', 'posinset', 'setsize', 'checked'].map((name) => leaf.getAttribute(`aria-${name}`)),
  ).toEqual(['3', '1', '2', 'true']);
  const section = item('Бытовая техника').element();
  expect(
    ['level', 'posinset', 'setsize', 'checked', 'expanded'].map((name) =>
      section.getAttribute(`aria-${name}`),
    ),
  ).toEqual(['1', '1', '2', 'mixed', 'true']);
});

test('the tree can be used by keyboard, and Tab stops at one item of it', async () => {
  const { address } = await visitTree();
  await page.getByRole('searchbox', { name: 'Найти категорию' }).click();
  await key('{Tab}');
  await expect.element(item('Бытовая техника')).toHaveFocus();
  await key('{ArrowRight}{ArrowRight}');
  await expect.element(item('Для дома')).toHaveFocus();
  await key('*');
  await expect.element(item('LED-чайники')).toBeVisible();
  await key('{End}');
  await expect.element(item('Мебель')).toHaveFocus();
  await key('{Home}');
  await expect.element(item('Бытовая техника')).toHaveFocus();
  await key('led');
  await expect.element(item('LED-чайники')).toHaveFocus();
  await key(' ');
  await expect.poll(address).toMatch(/categoryIds=11$/);
  await key('{ArrowLeft}{ArrowLeft}');
  await expect.element(item('Для кухни')).toHaveFocus();
  await expect.element(item('LED-чайники')).not.toBeInTheDocument();
  await key('{ArrowUp}');
  await expect.element(item('Утюги')).toHaveFocus();
  expect(
    page
      .getByRole('treeitem')
      .elements()
      .filter(({ tabIndex }) => tabIndex === 0),
  ).toHaveLength(1);
});

test('a search shows parents of matches and all leaves of a matching section, highlights and counts the matches', async () => {
  await visitTree();
  await page.getByRole('searchbox', { name: 'Найти категорию' }).fill('СТОЛ');
  await expect.element(item('Письменные столы')).toBeVisible();
  await expect.element(item('Мебель')).toBeVisible();
  await expect.element(item('Бытовая техника')).not.toBeInTheDocument();
  await expect.element(page.getByText('Найдено: 1 категория')).toBeInTheDocument();
  expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
    'Стол',
    'стол',
  ]);
  await key('{ArrowDown}');
  await expect.element(item('Мебель')).toHaveFocus();
  await key('{ArrowLeft}');
  await expect.element(item('Столы')).not.toBeInTheDocument();
  await page.getByRole('searchbox', { name: 'Найти категорию' }).fill('бытовая');
  for (const leaf of ['Пылесосы', 'Утюги', 'LED-чайники']) await expect.element(item(leaf)).toBeVisible();
  await expect.element(page.getByText('Найдено: 3 категории')).toBeInTheDocument();
  await page.getByRole('searchbox', { name: 'Найти категорию' }).fill('щщ');
  await expect.element(page.getByText('Такой категории нет')).toBeVisible();
});

test('the address stores the chosen categories with the fewest ids and restores them', async () => {
  const { address, requests, router } = await visitTree();
  await item('Бытовая техника').click();
  await expect.poll(address).toMatch(/categoryIds=1$/);
  await expect.poll(() => requests.at(-1)?.body).toMatchObject({ categoryIds: [100, 101, 110] });
  await expect.element(page.getByRole('heading', { name: 'Продавцы в 3 категориях' })).toBeVisible();
  await router.navigate('/sellers?categoryIds=10,200&year=2026&weekNumber=46');
  await expect.poll(() => requests.at(-1)?.body).toMatchObject({ categoryIds: [100, 101, 200] });
  await expect.element(item('Бытовая техника')).toHaveAttribute('aria-checked', 'mixed');
});

test('chosen categories are shown as chips; removing one moves the focus to another', async () => {
  const { address } = await visitTree('/sellers?categoryIds=10,200');
  const chips = page.getByRole('list', { name: 'Выбранные категории' }).first();
  await expect.element(chips.getByRole('button', { name: 'Убрать «Для дома»' })).toBeVisible();
  await chips.getByRole('button', { name: 'Убрать «Для дома»' }).click();
  await expect.element(chips.getByRole('button', { name: 'Убрать «Мебель»' })).toHaveFocus();
  await expect.poll(address).toMatch(/categoryIds=2(&|$)/);
  await page.getByRole('button', { name: 'Снять всё' }).click();
  await expect.poll(address).not.toContain('categoryIds');
  await expect.element(page.getByRole('heading', { name: 'Продавцы недели' })).toBeVisible();
});

test('5 000 leaves can be scrolled and searched while fewer than 100 are rendered', async () => {
  const leaves = Array.from({ length: 5000 }, (_, index) => 10_000 + index);
  respond(contract.category.list, { status: 200, body: { categories: [examples.CategoryRow] } });
  respond(contract.category.tree, {
    status: 200,
    body: {
      categoriesTree: { 1: { 10: leaves } },
      categoryIdNameMap: {
        1: 'Всё',
        10: 'Разное',
        ...Object.fromEntries(leaves.map((id) => [id, `Категория ${id}`])),
      },
    },
  });
  await renderApp('/categories?categoryIds=10000');
  await expect.element(item('Категория 10000')).toBeVisible();
  const renderedCount = () => page.getByRole('treeitem').elements().length;
  expect(renderedCount()).toBeLessThan(100);
  item('Категория 10000').element().focus();
  await key('{End}');
  await expect.element(item('Категория 14999')).toHaveFocus();
  await expect.element(item('Категория 14980')).toBeVisible();
  expect(renderedCount()).toBeLessThan(100);
  await page.getByRole('searchbox', { name: 'Найти категорию' }).fill('12345');
  await expect.element(item('Категория 12345')).toBeVisible();
});
