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

const line = (title: string) => page.getByRole('treeitem', { name: new RegExp(`^${title} [0-9]`) });
const key = (keys: string) => userEvent.keyboard(keys);

/** Three sections' worth of categories, with products that add up. */
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
  const calls = respond(contract.seller.byCategories, { status: 200, body: [examples.SellerRow] });
  const visited = await renderApp(href);
  await expect.element(line('Бытовая техника')).toBeVisible();
  return { ...visited, calls };
}

test('the counts of products add up from the leaves to the sections', async () => {
  await visitTree();
  await expect
    .element(page.getByRole('treeitem', { name: /^Бытовая техника 1\s995 товаров$/ }))
    .toBeVisible();
  await expect.element(page.getByRole('treeitem', { name: /^Мебель 5 товаров$/ })).toBeVisible();
});

test('a line says its level, its place and whether it is open and chosen', async () => {
  await visitTree('/sellers?categoryIds=100');
  const leaf = line('Пылесосы').element();
  expect(
    ['level', 'posinset', 'setsize', 'checked'].map((name) => leaf.getAttribute(`aria-${name}`)),
  ).toEqual(['3', '1', '2', 'true']);
  const section = line('Бытовая техника').element();
  expect(
    ['level', 'posinset', 'setsize', 'checked', 'expanded'].map((name) =>
      section.getAttribute(`aria-${name}`),
    ),
  ).toEqual(['1', '1', '2', 'mixed', 'true']);
});

test('the whole tree is used by keyboard, and Tab leads to one line of it', async () => {
  const { address } = await visitTree();
  await page.getByRole('searchbox', { name: 'Найти категорию' }).click();
  await key('{Tab}');
  await expect.element(line('Бытовая техника')).toHaveFocus();
  await key('{ArrowRight}{ArrowRight}');
  await expect.element(line('Для дома')).toHaveFocus();
  await key('*');
  await expect.element(line('LED-чайники')).toBeVisible();
  await key('{End}');
  await expect.element(line('Мебель')).toHaveFocus();
  await key('{Home}');
  await expect.element(line('Бытовая техника')).toHaveFocus();
  await key('led');
  await expect.element(line('LED-чайники')).toHaveFocus();
  await key(' ');
  await expect.poll(address).toMatch(/categoryIds=11$/);
  await key('{ArrowLeft}{ArrowLeft}');
  await expect.element(line('Для кухни')).toHaveFocus();
  await expect.element(line('LED-чайники')).not.toBeInTheDocument();
  await key('{ArrowUp}');
  await expect.element(line('Утюги')).toHaveFocus();
  expect(
    page
      .getByRole('treeitem')
      .elements()
      .filter(({ tabIndex }) => tabIndex === 0),
  ).toHaveLength(1);
});

test('a search keeps the parents, shows all leaves of a section of that name, marks what was found and counts it', async () => {
  await visitTree();
  await page.getByRole('searchbox', { name: 'Найти категорию' }).fill('СТОЛ');
  await expect.element(line('Письменные столы')).toBeVisible();
  await expect.element(line('Мебель')).toBeVisible();
  await expect.element(line('Бытовая техника')).not.toBeInTheDocument();
  await expect.element(page.getByText('Найдено: 1 категория')).toBeInTheDocument();
  expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
    'Стол',
    'стол',
  ]);
  await key('{ArrowDown}');
  await expect.element(line('Мебель')).toHaveFocus();
  await key('{ArrowLeft}');
  await expect.element(line('Столы')).not.toBeInTheDocument();
  await page.getByRole('searchbox', { name: 'Найти категорию' }).fill('бытовая');
  for (const leaf of ['Пылесосы', 'Утюги', 'LED-чайники']) await expect.element(line(leaf)).toBeVisible();
  await expect.element(page.getByText('Найдено: 3 категории')).toBeInTheDocument();
  await page.getByRole('searchbox', { name: 'Найти категорию' }).fill('щщ');
  await expect.element(page.getByText('Такой категории нет')).toBeVisible();
});

test('the choice stands in the address in few words and comes back with it', async () => {
  const { address, calls, router } = await visitTree();
  await line('Бытовая техника').click();
  await expect.poll(address).toMatch(/categoryIds=1$/);
  await expect.poll(() => calls.at(-1)?.body).toMatchObject({ categoryIds: [100, 101, 110] });
  await expect.element(page.getByRole('heading', { name: 'Продавцы в 3 категориях' })).toBeVisible();
  await router.navigate('/sellers?categoryIds=10,200&year=2026&weekNumber=46');
  await expect.poll(() => calls.at(-1)?.body).toMatchObject({ categoryIds: [100, 101, 200] });
  await expect.element(line('Бытовая техника')).toHaveAttribute('aria-checked', 'mixed');
});

test('what is chosen stands as chips; dropping them never loses the focus', async () => {
  const { address } = await visitTree('/sellers?categoryIds=10,200');
  const chips = page.getByRole('list', { name: 'Выбранные категории' }).first();
  await expect.element(chips.getByRole('button', { name: 'Убрать «Для дома»' })).toBeVisible();
  await chips.getByRole('button', { name: 'Убрать «Для дома»' }).click();
  await expect.element(chips.getByRole('button', { name: 'Убрать «Мебель»' })).toHaveFocus();
  await expect.poll(address).toContain('categoryIds=2&');
  await page.getByRole('button', { name: 'Снять всё' }).click();
  await expect.poll(address).not.toContain('categoryIds');
  await expect.element(page.getByText('Кого искать?')).toBeVisible();
});

test('5 000 leaves are there to scroll and search, with few of them drawn', async () => {
  const leaves = Array.from({ length: 5000 }, (_, at) => 10_000 + at);
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
  await expect.element(line('Категория 10000')).toBeVisible();
  const drawn = () => page.getByRole('treeitem').elements().length;
  expect(drawn()).toBeLessThan(100);
  line('Категория 10000').element().focus();
  await key('{End}');
  await expect.element(line('Категория 14999')).toHaveFocus();
  await expect.element(line('Категория 14980')).toBeVisible();
  expect(drawn()).toBeLessThan(100);
  await page.getByRole('searchbox', { name: 'Найти категорию' }).fill('12345');
  await expect.element(line('Категория 12345')).toBeVisible();
});
