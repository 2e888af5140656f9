import { contract, readMetadata } from '@vitrina/contract';
import { examples } from '@vitrina/contract/examples';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { respond } from '../../test/respond.ts';
import { weekScreens } from '../../test/screens.ts';
import { renderApp } from '../../test/render-app.tsx';
import { navigation } from '../routing/navigation.ts';

const { seller, brand, category } = contract;
const failed = { status: 500, body: { error: 'На сервере ошибка.', code: 'INTERNAL_SERVER_ERROR' } } as const;

/** Every list of the specification: its address, entity and table, and a name in it. */
const lists = [
  ['/seller-products', 'sellerId=101', 'Товары продавца', 'Пылесос Aylin V12, чёрный', seller.products],
  ['/seller-categories', 'sellerId=101', 'Категории продавца', 'Пылесосы', seller.categories],
  ['/seller-brands', 'sellerId=101', 'Бренды продавца', 'Aylin', seller.brands],
  ['/category-sellers', 'categoryId=31', 'Продавцы категории', 'ИП «Нұрлы Жол»', category.sellers],
  ['/category-products', 'categoryId=31', 'Товары категории', 'Пылесос Aylin V12, чёрный', category.products],
  ['/category-brands', 'categoryId=31', 'Бренды категории', 'Aylin', category.brands],
  ['/brand-sellers', 'brandId=7', 'Продавцы бренда', 'ИП «Нұрлы Жол»', brand.sellers],
  ['/brand-products', 'brandId=7', 'Товары бренда', 'Пылесос Aylin V12, чёрный', brand.products],
  ['/brand-categories', 'brandId=7', 'Категории бренда', 'Пылесосы', brand.categories],
] as const;

describe.each(lists)('the list %s', (path, id, title, name, route) => {
  test('shows its report in a table', async () => {
    await renderApp(`${path}?${id}`);
    await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect.element(page.getByRole('grid').getByRole('rowheader', { name })).toBeVisible();
  });

  test('shows the server’s message of an error and retries', async () => {
    const calls = respond(route, failed);
    await renderApp(`${path}?${id}`);
    await expect.element(page.getByRole('alert').getByText(/На сервере ошибка\./)).toBeVisible();
    await page.getByRole('button', { name: 'Повторить' }).click();
    await expect.poll(() => calls.length).toBe(2);
  });

  test('offers a choice of the entity when the address has no id', async () => {
    await renderApp(path);
    await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect.element(page.getByRole('main').getByRole('combobox')).toBeVisible();
  });
});

test.each([
  ['/seller?sellerId=101', 'ИП «Нұрлы Жол»', ['Категории', 'Бренды', 'Товары']],
  ['/category?categoryId=31', 'Пылесосы', ['Продавцы', 'Товары', 'Бренды']],
  ['/brand?brandId=7', 'Aylin', ['Продавцы', 'Товары', 'Категории']],
])('the profile %s has its lists in tabs, the open one in the address', async (href, name, tabs) => {
  const { address } = await renderApp(href);
  await expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const named = (tab = '') => new RegExp(`^${tab} 1$`);
  for (const tab of tabs) await expect.element(page.getByRole('tab', { name: named(tab) })).toBeVisible();
  await page.getByRole('tab', { name: named(tabs[1]) }).click();
  await expect.poll(address).toMatch(/tab=(brands|products)/);
  await expect.element(page.getByRole('tab', { name: named(tabs[1]), selected: true })).toBeVisible();
});

test('the seller on one page has all three lists and no tabs', async () => {
  await renderApp('/seller2?sellerId=101');
  for (const name of ['Категории', 'Бренды', 'Товары'])
    await expect.element(page.getByRole('heading', { level: 2, name })).toBeVisible();
  expect(page.getByRole('tab', { name: /^(?:Категории|Бренды|Товары)/ }).elements()).toHaveLength(0);
  const contents = page.getByRole('navigation', { name: 'На этой странице' });
  await contents.getByRole('button', { name: 'Товары 1' }).click();
  await expect.element(page.getByRole('heading', { level: 2, name: 'Товары' })).toHaveFocus();
});

test('every entry of the navigation leads to a screen', async () => {
  const { router } = await renderApp('/');
  for (const { url } of navigation.flatMap((item) => [item, ...(item.items ?? [])])) {
    await router.navigate(url);
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(page.getByText('Not Found').elements()).toHaveLength(0);
  }
});

describe('search', () => {
  test('sellers by title: the text is sent trimmed, never blank', async () => {
    const calls = respond(seller.byTitle, { status: 200, body: [] });
    await renderApp('/sellers');
    await page.getByRole('searchbox', { name: 'Название продавца' }).fill('   ');
    await page.getByRole('searchbox', { name: 'Название продавца' }).fill('  Нұр ');
    await expect.element(page.getByText('Ничего не нашлось')).toBeVisible();
    expect(calls.map(({ body }) => body)).toEqual([{ year: 2026, weekNumber: 46, title: 'Нұр' }]);
  });

  test('sellers by categories: one category is required, a section can be chosen as a whole', async () => {
    const calls = respond(seller.byCategories, { status: 200, body: [] });
    const { address } = await renderApp('/sellers');
    await page.getByRole('button', { name: /^Разделы/ }).click();
    await page.getByRole('treeitem', { name: /^Бытовая техника/ }).click();
    await expect.element(page.getByText('Ничего не нашлось')).toBeVisible();
    expect(calls.map(({ body }) => body)).toEqual([{ year: 2026, weekNumber: 46, categoryIds: [31] }]);
    await page.getByRole('button', { name: 'Снять всё' }).click();
    await expect.element(page.getByRole('heading', { name: 'Продавцы недели' })).toBeVisible();
    expect(address()).not.toContain('categoryIds');
    expect(calls).toHaveLength(1);
  });

  test('a seller found by categories has its share of the result and an average price', async () => {
    const found = { ...examples.SellerRow, revenue: 300_000, salesCount: 20 };
    const body = [found, { ...found, sellerId: 2, sellerTitle: 'Тех', revenue: 100_000, salesCount: 40 }];
    respond(seller.byCategories, { status: 200, body });
    await renderApp('/sellers?categoryId=31');
    const row = page.getByRole('row', { name: /^Тех/ });
    await expect.element(row.getByRole('gridcell', { name: '25,0' })).toBeVisible();
    await expect.element(row.getByRole('gridcell', { name: /^2.500$/ })).toBeVisible();
  });

  test('on a phone results appear while typing; the tree and the results replace each other, and the focus follows', async () => {
    await renderApp('/sellers', { width: 390 });
    const text = page.getByRole('searchbox', { name: 'Название продавца' });
    await text.fill('жол');
    await expect
      .element(page.getByRole('region', { name: 'Найденные продавцы' }).getByRole('listitem'))
      .toBeVisible();
    await expect.element(text).toBeVisible();
    await text.fill('');
    await page.getByRole('button', { name: /^Разделы/ }).click();
    const section = page.getByRole('treeitem', { name: /^Бытовая техника/ });
    await section.click();
    await page.getByRole('button', { name: 'Показать 1 продавца' }).click();
    const found = page.getByRole('region', { name: 'Найденные продавцы' });
    await expect.element(found).toBeVisible();
    await expect.element(section).not.toBeInTheDocument();
    expect(document.activeElement?.contains(found.element())).toBe(true);
    await page.getByRole('button', { name: /^Разделы/ }).click();
    await expect.element(section).toBeVisible();
    await expect.element(page.getByRole('complementary', { name: 'Поиск по разделам' })).toHaveFocus();
  });

  test.each(['/sellers', '/brands'])(
    '%s: categoryId in the address preselects the category',
    async (path) => {
      await renderApp(`${path}?categoryId=31`);
      await expect.element(page.getByRole('grid')).toBeVisible();
      await expect
        .element(page.getByRole('button', { name: 'Убрать «Бытовая техника»' }).first())
        .toBeVisible();
    },
  );

  test('categories: the tree narrows the list of the week', async () => {
    await renderApp('/categories?categoryIds=999');
    await expect.element(page.getByText('Выбранных категорий за эту неделю нет')).toBeVisible();
    await page.getByRole('button', { name: 'Снять всё' }).click();
    await expect.element(page.getByRole('grid').getByRole('rowheader', { name: 'Пылесосы' })).toBeVisible();
  });

  test('a picker opens the same screen with the id and the same week', async () => {
    const { address } = await renderApp('/brand-products?year=2026&weekNumber=45');
    await page.getByRole('option', { name: /Aylin/ }).click();
    await expect.poll(address).toMatch(/^\/brand-products\?.*brandId=7/);
    expect(address()).toContain('weekNumber=45');
  });
});

test('every core report of the contract is fetched by a screen; the search by title is sent while typing', () => {
  const fetched = new Set(weekScreens.flatMap(({ reports }) => reports.map(({ path }) => path)));
  const reports = [contract.seller, contract.brand, contract.category].flatMap((router) =>
    Object.values(router)
      .filter((endpoint) => readMetadata(endpoint).profile === 'core')
      .map(({ path }) => path),
  );
  expect(reports.filter((path) => !fetched.has(path))).toEqual([contract.seller.byTitle.path]);
});
