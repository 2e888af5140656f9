import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../../test/accessible.ts';
import { fewProducts, createProducts } from '../../../test/products.ts';
import { readNames, table, TablePage } from '../../../test/table-page.tsx';

const nextFrame = () => new Promise(requestAnimationFrame);
const region = () => table.element().parentElement ?? document.body;

const [first] = fewProducts;
const named = (productNames: readonly string[]) =>
  productNames.flatMap((productName, index) =>
    first === undefined ? [] : [{ ...first, productId: index + 1, productName, brandTitle: productName }],
  );
const hostile = [
  'Набор инструментов для самых разных домашних работ '.repeat(10).slice(0, 500),
  'Ж'.repeat(500),
  'مكنسة \u202Eкабель\u202C כחול',
  '<img src=x onerror=alert(1)> {{7*7}}',
  'ИП Нурпеисова Г. К.',
];

test('a fast scroll shows rows in the same frame', async () => {
  await render(<TablePage rows={createProducts(50_000)} />);
  const { left, top, height } = region().getBoundingClientRect();
  for (const place of [4000, 900_000, 20_000, 1_600_000, 0, 700_000]) {
    region().scrollTo({ top: place });
    await nextFrame();
    for (const part of [0.3, 0.6, 0.95]) {
      const there = document.elementFromPoint(left + 300, top + height * part);
      expect(there?.closest('tbody [data-cell]'), `${place} at ${part}`).not.toBeNull();
    }
  }
});

test('rows are visible after the page scrolls or content above disappears', async () => {
  const above = (height: number) => (
    <>
      <div style={{ height }} />
      <TablePage rows={createProducts(50_000)} />
    </>
  );
  const screen = await render(above(3000));
  const expectRows = async (how: string) => {
    await nextFrame();
    const { left, bottom } = region().getBoundingClientRect();
    const there = document.elementFromPoint(left + 300, Math.min(bottom, window.innerHeight) - 36 - 20);
    expect(there?.closest('tbody [data-cell]'), how).not.toBeNull();
  };
  document.documentElement.scrollTo({ top: 2900 });
  await expectRows('scrolled');
  document.documentElement.scrollTo({ top: 0 });
  await nextFrame();
  await screen.rerender(above(0));
  await expectRows('moved up');
});

test('long and hostile names change neither row heights nor columns', async () => {
  for (const [width, tall] of [
    [1440, 34],
    [320, 44],
  ] as const) {
    await page.viewport(width, 800);
    const screen = await render(<TablePage rows={[...named(hostile), ...fewProducts]} />);
    const rows = [...table.element().querySelectorAll('tbody tr')];
    expect(rows.map((row) => Math.round(row.getBoundingClientRect().height))).toEqual(rows.map(() => tall));
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    expect(readNames()).toContain('<img src=x onerror=alert(1)> {{7*7}}');
    expect(table.element().textContent).toContain('ИП Нурпеисова Г.\u00a0К.');
    await expectAccessible();
    await screen.unmount();
  }
});

test('the toolbar fits one line beside a tree, filtered or not', async () => {
  await page.viewport(1024, 800);
  for (const search of [{}, { 'products.revenue': '1..2' }]) {
    const screen = await render(
      <div style={{ width: 676 }}>
        <TablePage rows={createProducts(4_000)} searchParams={search} />
      </div>,
    );
    const exports = page.getByRole('button', { name: 'Экспорт' }).element().getBoundingClientRect();
    const filter = page.getByRole('searchbox').first().element().getBoundingClientRect();
    expect(exports.top).toBe(filter.top);
    expect(filter.width).toBeGreaterThanOrEqual(128);
    // Two-line headers leave room for the title.
    const share = page.getByRole('columnheader', { name: /^Доля в категории/ }).element();
    expect(share.getBoundingClientRect().right).toBeLessThanOrEqual(region().getBoundingClientRect().right);
    const label = share.querySelector('button span:last-child') ?? share;
    expect(label.scrollWidth).toBeLessThanOrEqual(label.clientWidth);
    expect(label.scrollHeight).toBeLessThanOrEqual(32);
    await screen.unmount();
  }
});

test('no number and no total is cut, however large', async () => {
  const rows = createProducts(40).map((row) => ({
    ...row,
    revenue: 98_888_888_888 - row.productId,
    salesCount: 60_006,
  }));
  await render(<TablePage rows={rows} />);
  await document.fonts.ready;
  await nextFrame();
  const figures = [...table.element().querySelectorAll<HTMLElement>('td.figures')];
  expect(figures.length).toBeGreaterThan(100);
  const cut = figures.filter((cell) => cell.scrollWidth > cell.clientWidth);
  expect(cut.map((cell) => cell.textContent)).toEqual([]);
});

test('tables of one row and of no row have a header, totals and a count', async () => {
  const screen = await render(<TablePage rows={fewProducts.slice(0, 1)} />);
  await expect.element(page.getByText('1\u00a0товар', { exact: true })).toBeVisible();
  expect(readNames()).toEqual(['Пылесос']);
  await screen.unmount();
  await render(<TablePage rows={[]} />);
  await expect.element(page.getByText('Здесь пока пусто')).toBeVisible();
  await expect.element(page.getByText('0\u00a0товаров', { exact: true })).toBeVisible();
  await expectAccessible();
});

test('on a phone a sheet shows the full title, every field of the row and the link to Kaspi', async () => {
  await page.viewport(360, 700);
  const [cut = ''] = hostile;
  await render(<TablePage rows={named([cut])} getHref={() => 'https://kaspi.kz/shop/p/1/'} />);
  await page.getByRole('button', { name: cut.trim() }).click();
  const sheet = page.getByRole('dialog', { name: cut.trim() });
  await expect.element(sheet.getByRole('link', { name: 'Открыть на Kaspi' })).toBeVisible();
  const read = sheet.getByRole('definition').elements();
  expect(read).toHaveLength(6);
  expect(read[1]?.textContent?.replaceAll(/\s/g, ' ')).toBe('5 000 ₸');
  expect(sheet.getByRole('heading').element().scrollWidth).toBeLessThanOrEqual(344);
  await expectAccessible();
});

test('columns that are short of space have their final width and head from the first frame on', async () => {
  await document.fonts.ready;
  const revenue = 98_765_432_100;
  await render(
    <div style={{ width: 640 }}>
      <TablePage rows={createProducts(20).map((row) => ({ ...row, revenue }))} />
    </div>,
  );
  const measure = () =>
    [...table.element().querySelectorAll('thead tr:first-child th')].map((cell) => {
      const { width, height } = cell.getBoundingClientRect();
      return [width, height];
    });
  await nextFrame();
  const atFirst = measure();
  expect(atFirst[0]?.[1]).toBeGreaterThan(36);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(measure()).toEqual(atFirst);
});
