import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { fewProducts, createProducts } from '../../../test/products.ts';
import { findHead, readNames, table, TablePage } from '../../../test/table-page.tsx';

/** Position of the focused cell, «row:column». */
const readFocused = (): string | undefined =>
  document.activeElement?.closest<HTMLElement>('[data-cell]')?.dataset['cell'];
const press = (keys: string) => userEvent.keyboard(keys);
const enterTable = async (): Promise<void> => {
  page.getByRole('button', { name: 'Экспорт' }).element().focus();
  await userEvent.tab();
};

test('the table has one tab stop', async () => {
  await render(<TablePage />);
  await enterTable();
  expect(readFocused()).toBe('0:0');
  await userEvent.tab();
  expect(readFocused()).toBeUndefined();
});

test('arrows move from cell to cell and stop at the edges', async () => {
  await render(<TablePage />);
  await enterTable();
  await press('{ArrowDown}{ArrowRight}{ArrowRight}');
  expect(readFocused()).toBe('1:2');
  await press('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  expect(readFocused()).toBe('1:0');
  await press('{ArrowDown>9/}');
  expect(readFocused()).toBe('3:0');
});

test('Home and End move to the ends of a row, with Ctrl of the table', async () => {
  await render(<TablePage rows={createProducts(50_000)} />);
  await enterTable();
  await press('{End}');
  expect(readFocused()).toBe('0:6');
  await press('{Control>}{End}{/Control}');
  await expect.poll(readFocused).toBe('49999:6');
  await press('{Home}');
  await expect.poll(readFocused).toBe('49999:0');
  await press('{Control>}{Home}{/Control}');
  await expect.poll(readFocused).toBe('0:0');
});

test('page keys move by the visible rows, and the header does not cover the focused row', async () => {
  await render(<TablePage rows={createProducts(500)} />);
  await enterTable();
  await press('{PageDown}{PageDown}{PageUp}');
  const row = Number(readFocused()?.split(':')[0]);
  expect(row).toBeGreaterThan(5);
  const cell = document.activeElement?.getBoundingClientRect();
  const heads = findHead(/Выручка/)
    .element()
    .closest('thead')
    ?.getBoundingClientRect();
  expect(cell?.top).toBeGreaterThanOrEqual(heads?.bottom ?? Infinity);
});

test('the headers are above the first row; Enter sorts, Shift+Enter adds a key', async () => {
  await render(<TablePage />);
  await enterTable();
  await press('{ArrowUp}{Enter}');
  expect(readNames()[0]).toBe('Арбуз');
  await press('{ArrowRight}{Shift>}{Enter}{/Shift}');
  await expect.element(findHead(/Бренд/)).toHaveTextContent('2Бренд');
});

test('Enter follows the link of a cell', async () => {
  await render(
    <TablePage getHref={(row, field) => (field === 'productName' ? `#product-${row.productId}` : null)} />,
  );
  await enterTable();
  await press('{ArrowDown}{Enter}');
  expect(location.hash).toBe('#product-2');
  history.replaceState(null, '', location.pathname + location.search);
});

test('typing in a filter does not move the focus', async () => {
  await render(<TablePage />);
  await page.getByRole('button', { name: 'Фильтры' }).click();
  await page.getByRole('list', { name: 'Фильтры' }).getByRole('button', { name: 'Бренд' }).click();
  const input = page.getByRole('combobox', { name: 'Бренд: содержит' });
  await input.fill('ab');
  await press('{ArrowLeft}{Home}{ArrowDown}');
  expect(document.activeElement).toBe(input.element());
});

test('a repeated key continues from its target, not from the lagging focus', async () => {
  await render(<TablePage rows={createProducts(500)} />);
  await enterTable();
  await press('{PageDown}{PageDown}{PageDown}{ArrowDown}');
  const row = Number(readFocused()?.split(':')[0]);
  await press('{PageUp}{PageUp}{PageUp}{ArrowUp}');
  expect(row).toBeGreaterThan(30);
  expect(readFocused()).toBe('0:0');
});

test('the focus stays in the table when its row is scrolled away, and arrow keys continue from there', async () => {
  await render(<TablePage rows={createProducts(5000)} />);
  await enterTable();
  await press('{ArrowDown}{ArrowRight}');
  const region = table.element().parentElement ?? document.body;
  region.scrollTo({ top: 60_000 });
  await expect.poll(readNames).toContain('Товар 1766');
  expect(document.activeElement).toBe(region);
  await press('{ArrowDown}');
  await expect.poll(readFocused).toBe('2:1');
});

test('Ctrl+C copies the focused cell, a number as a plain number', async () => {
  const copied: string[] = [];
  const keep = (event: ClipboardEvent) => void copied.push(event.clipboardData?.getData('text/plain') ?? '');
  document.addEventListener('copy', keep);
  await render(
    <TablePage
      rows={fewProducts
        .slice(0, 1)
        .map((row) => ({ ...row, shareRevenueFromCategory: 0.3314, revenue: 1_842_614 }))}
    />,
  );
  await enterTable();
  await press('{Control>}c{/Control}');
  for (const _ of ['brand', 'revenue']) await press('{ArrowRight}');
  await press('{Control>}c{/Control}{ArrowRight}{ArrowRight}{Control>}c{/Control}');
  document.removeEventListener('copy', keep);
  expect(copied).toEqual(['Пылесос', '1842614', '33,1']);
});
