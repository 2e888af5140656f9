import { contract } from '@vitrina/contract';
import axe from 'axe-core';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { respond } from '../../../test/respond.ts';
import { respondToSearch } from '../../../test/search-response.ts';
import { renderApp } from '../../../test/render-app.tsx';

const main = page.getByRole('main');
const group = (name: string) => main.getByRole('group', { name });

const toRow = (id: number, title: string) => ({ id, title, revenue: 1_000_000 });
const all = {
  sellers: [toRow(102, 'Пылесос Сервис')],
  brands: [toRow(8, 'Пылесос Бренд')],
  categories: [toRow(31, 'Пылесосы')],
  products: [{ ...toRow(5001, 'Пылесос Aylin V12, чёрный'), categoryId: 31 }],
};

test.each([
  ['/seller-products', 'Название продавца', 'Продавцы', 'sellerId=102'],
  ['/brand-sellers', 'Название бренда', 'Бренды', 'brandId=8'],
  ['/category-brands', 'Название категории', 'Категории', 'categoryId=31'],
])(
  '%s without an id finds entities of its kind; the week and the screen stay',
  async (path, label, kind, id) => {
    const calls = respondToSearch(all);
    const { address } = await renderApp(`${path}?year=2026&weekNumber=45`);
    await main.getByRole('combobox', { name: label }).fill('пылесос');
    await expect.element(group(kind).getByRole('option')).toBeVisible();
    expect(calls.map(({ body }) => body)).toEqual([{ year: 2026, weekNumber: 45, text: 'пылесос' }]);
    expect(main.getByRole('group').elements()).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect.poll(address).toBe(`${path}?${id}&year=2026&weekNumber=45`);
  },
);

test('without a text a picker offers recent entities and the week’s leaders', async () => {
  const sulpak = { kind: 'seller', id: 5, title: 'Sulpak' };
  const entities = { pinned: [], recent: [sulpak, { kind: 'brand', id: 7, title: 'Aylin' }] };
  localStorage.setItem('entities:u1', JSON.stringify(entities));
  const { address } = await renderApp('/seller-products');
  await expect.element(group('Крупнейшие по выручке за неделю')).toBeVisible();
  const titles = main.getByRole('option').elements();
  expect(titles.map((option) => option.textContent)).toEqual([
    'Sulpak',
    expect.stringMatching(/^ИП «Нұрлы Жол»/),
  ]);
  await main.getByRole('option', { name: /Sulpak/ }).click();
  await expect.poll(address).toContain('/seller-products?sellerId=5&');
});

test('the name of a section finds its categories', async () => {
  respondToSearch();
  const { address } = await renderApp('/category-brands');
  await main.getByRole('combobox').fill('техника');
  const option = group('Бытовая техника').getByRole('option', { name: /^Пылесосы/ });
  await expect.element(option).toBeVisible();
  expect(main.getByText('ничего не нашлось').elements()).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toContain('/category-brands?categoryId=31&');
});

test('a product’s link pasted into any picker finds the product', async () => {
  respondToSearch({ products: all.products });
  const { address } = await renderApp('/brand');
  await main.getByRole('combobox').fill('https://kaspi.kz/shop/p/aylin-v12-104820117/');
  await expect.element(group('Товары').getByRole('option')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toContain('/product?productId=5001');
});

test.each([
  ['https://kaspi.kz/shop/p/x-104820117/', 'В неделе 46 такого товара нет: артикул 104820117'],
  ['https://kaspi.kz/shop/info/merchant/30114095/', 'В неделе 46 такого продавца нет: 30114095'],
  ['нет такого', 'В неделе 46 ничего не нашлось'],
])('a picker says that the week has not %s', async (text, said) => {
  respondToSearch();
  await renderApp('/seller');
  await main.getByRole('combobox').fill(text);
  await expect.element(main.getByText(said, { exact: true })).toBeVisible();
});

test('an error of a picker shows the server’s message and a retry', async () => {
  respond(contract.find.byText, {
    status: 500,
    body: { error: 'На сервере ошибка.', code: 'INTERNAL_SERVER_ERROR' },
  });
  await renderApp('/brand');
  await main.getByRole('combobox').fill('бренд');
  await expect.element(main.getByRole('alert').getByText(/На сервере ошибка\./)).toBeVisible();
  respondToSearch(all);
  await main.getByRole('button', { name: 'Повторить' }).click();
  await expect.element(group('Бренды').getByRole('option')).toBeVisible();
});

test.each([
  ['/seller-products?sellerId=101', 'Сменить продавца', 'sellerId=102', 'Сменить продавца', 'пылесос'],
  ['/brand?brandId=7', 'Сменить бренд', 'brandId=8', 'Действия', 'пылесос'],
  ['/category?categoryId=31', 'Сменить категорию', 'categoryId=32', 'Действия', 'утюги'],
])(
  'on %s «%s» leads to another one on the same screen, by keyboard alone',
  async (href, name, id, opener, text) => {
    respondToSearch({ ...all, categories: [toRow(32, 'Утюги')] });
    const { address } = await renderApp(href);
    const button = main.getByRole('button', { name: opener });
    await expect.element(button).toBeVisible();
    button.element().focus();
    await userEvent.keyboard('{Enter}');
    if (opener !== name) {
      await expect.element(page.getByRole('menu')).toBeVisible();
      await expect
        .poll(async () => {
          await userEvent.keyboard('{ArrowDown}');
          return document.activeElement?.textContent;
        })
        .toBe(name);
      await userEvent.keyboard('{Enter}');
      await expect.element(main.getByRole('heading', { level: 1, name: /^Профиль/ })).toHaveFocus();
      await userEvent.tab();
    }
    const place = opener === name ? page.getByRole('dialog', { name }) : main;
    await expect.element(place.getByRole('combobox')).toHaveFocus();
    await userEvent.keyboard(text);
    await expect.element(place.getByRole('option', { name: new RegExp(text, 'i') })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.poll(address).toContain(`${href.split('?')[0]}?${id}&`);
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  },
);

for (const width of [1440, 320]) {
  test(`a picker in the page and the one that leads to another meet WCAG 2.2 AA at ${width} px`, async () => {
    respondToSearch({ sellers: [toRow(101, 'Я'.repeat(300))] });
    await renderApp('/seller-products', { width });
    const broken = async () => {
      await Promise.all(document.getAnimations().map(({ finished }) => finished));
      const { violations } = await axe.run(document, {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      });
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    };
    await main.getByRole('combobox').fill('я');
    await expect.element(group('Продавцы').getByRole('option')).toBeVisible();
    expect(await broken()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await userEvent.keyboard('{Enter}');
    if (width < 768) {
      await main.getByRole('button', { name: 'Действия' }).click();
      await page.getByRole('menuitem', { name: 'Сменить продавца' }).click();
      await expect.element(main.getByRole('combobox')).toBeVisible();
    } else {
      await main.getByRole('button', { name: 'Сменить продавца' }).click();
      await expect.element(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
    }
    expect(await broken()).toEqual([]);
  });
}
