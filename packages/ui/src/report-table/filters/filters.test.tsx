import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../../test/accessible.ts';
import { columns, createProducts } from '../../../test/products.ts';
import { findHead, readNames, table, TablePage } from '../../../test/table-page.tsx';
import type { TableSearchParams } from '../state/table-state.ts';

const openFilters = () => page.getByRole('button', { name: /^Фильтры/ }).click();

/** Renders the table filtered by a rating and a brand. */
const renderFiltered = (rating: string) =>
  render(<TablePage searchParams={{ 'products.lastRating': rating, 'products.brandTitle': 'lg' }} />);

describe('Filters', () => {
  test('parse numbers in Russian notation, in the header’s unit', async () => {
    await render(<TablePage />);
    await openFilters();
    await table.getByRole('textbox', { name: 'Выручка, ₸: от' }).fill('1 500');
    await table.getByRole('textbox', { name: 'Доля в категории, %: до' }).fill('30,0');
    await expect.poll(readNames).toEqual(['Смартфон', 'Арбуз', 'Ёлка']);
    await expect.element(table.getByRole('textbox', { name: 'Доля в категории, %: до' })).toHaveValue('30,0');
  });

  test('mark invalid input and accept every row', async () => {
    await render(<TablePage />);
    await openFilters();
    const from = table.getByRole('textbox', { name: 'Рейтинг: от' });
    await from.fill('много');
    await expect.element(from).toHaveAttribute('aria-invalid', 'true');
    expect(readNames()).toHaveLength(4);
  });

  test('fit their input in a narrow column too', async () => {
    await render(<TablePage />);
    await openFilters();
    const typed = table.getByRole('textbox', { name: 'Рейтинг: от' });
    await typed.fill('4,5');
    const input = typed.element();
    expect(input.scrollWidth).toBeLessThanOrEqual(input.clientWidth);
  });

  test('filter by prospect levels', async () => {
    await render(<TablePage />);
    await openFilters();
    await table.getByRole('button', { name: 'Индекс перспективности: любая' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Отличная' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Низкая' }).click();
    await expect.poll(readNames).toEqual(['Пылесос', 'Ёлка']);
  });

  test('are counted on the button, highlighted in the headers and reset together', async () => {
    await renderFiltered('4..');
    await expect.element(page.getByRole('button', { name: /^Фильтры/ })).toHaveTextContent('Фильтры2');
    await expect.element(findHead(/Рейтинг/)).toHaveTextContent('отобраноРейтинг');
    await expect.element(page.getByText('2 из 4 товаров'.replace('4 т', '4\u00a0т'))).toBeVisible();
    await page.getByRole('button', { name: 'Сбросить' }).click();
    await expect.poll(readNames).toHaveLength(4);
    await expect.element(page.getByRole('button', { name: /^Фильтры/ })).toHaveFocus();
  });

  test('show as chips while their row is closed; a click removes one', async () => {
    await renderFiltered('4.6..');
    await page.getByRole('button', { name: 'Убрать «Рейтинг от 4,6»' }).click();
    await expect.poll(readNames).toEqual(['Арбуз', 'Ёлка']);
    await openFilters();
    await expect.element(page.getByRole('list', { name: 'Отобрано' })).not.toBeInTheDocument();
  });

  test('that accept no row show it and offer to remove one', async () => {
    await renderFiltered('4.95..');
    await expect.element(page.getByText('Ничего не нашлось')).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: /^Убрать «Рейтинг от 4,95» ?: 2/ }).click();
    await expect.poll(readNames).toEqual(['Арбуз', 'Ёлка']);
  });
});

describe('The column chooser', () => {
  test('hides and shows columns, all but the first', async () => {
    await render(<TablePage />);
    await page.getByRole('button', { name: 'Столбцы' }).click();
    await expect.element(page.getByRole('checkbox', { name: 'Товар' })).not.toBeInTheDocument();
    await page.getByRole('checkbox', { name: 'Бренд' }).click();
    await expect.poll(() => table.getByRole('columnheader').elements()).toHaveLength(columns.length - 1);
    await page.getByRole('button', { name: 'По умолчанию' }).click();
    await expect.element(table.getByRole('columnheader', { name: 'Бренд' })).toBeInTheDocument();
  });

  test('moves columns by key or button, keeps the focus and writes the order to the search params', async () => {
    let address: TableSearchParams = {};
    await render(<TablePage onAddress={(after) => void (address = after)} />);
    const heads = () =>
      table
        .getByRole('columnheader')
        .elements()
        .map((cell) => cell.textContent);
    await page.getByRole('button', { name: 'Столбцы' }).click();
    await expectAccessible();
    const rating = page.getByRole('checkbox', { name: 'Последний рейтинг' });
    rating.element().focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowDown}{/Alt}');
    await expect.element(rating).toHaveFocus();
    const sales = page.getByRole('button', { name: 'Продажи: раньше' });
    await sales.click();
    await expect.element(sales).toHaveFocus();
    await expect
      .poll(() => address['products.columns'])
      .toBe('brandTitle~lastRating~salesCount~revenue~shareRevenueFromCategory~potentialProfitIndex');
    expect(heads().slice(0, 5)).toEqual(['Товар', 'Бренд', 'Рейтинг', 'Продажи, шт.', 'Выручка, ₸']);
    await page.getByRole('checkbox', { name: 'Выручка' }).click();
    await page.getByRole('checkbox', { name: 'Выручка' }).click();
    await expect.poll(heads).toHaveLength(columns.length);
    expect(heads()[4]).toBe('Выручка, ₸');
    await page.getByRole('button', { name: 'По умолчанию' }).click();
    await expect.poll(() => heads()[2]).toBe('Выручка, ₸');
  });

  test('lists columns hidden by default', async () => {
    await render(<TablePage initiallyHidden={['salesCount']} />);
    await expect.element(table.getByRole('columnheader', { name: 'Продажи, шт.' })).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Столбцы' }).click();
    await page.getByRole('checkbox', { name: 'Продажи' }).click();
    await expect.element(table.getByRole('columnheader', { name: 'Продажи, шт.' })).toBeInTheDocument();
  });
});

describe('On a phone', () => {
  beforeEach(() => page.viewport(390, 844));

  test('filters are in a sheet whose button shows the result count', async () => {
    await render(<TablePage />);
    await openFilters();
    await page.getByRole('textbox', { name: 'Выручка, ₸: от' }).fill('2000');
    await expectAccessible();
    await page.getByRole('button', { name: 'Показать 2 товара'.replace('2 т', '2\u00a0т') }).click();
    await expect.poll(readNames).toEqual(['Пылесос', 'Смартфон']);
  });

  test('prospect levels are checkboxes with their row counts under the other filters', async () => {
    await render(<TablePage searchParams={{ 'products.brandTitle': 'lg' }} />);
    await openFilters();
    const levels = page.getByRole('group', { name: 'Индекс перспективности' });
    expect(levels.element().textContent).toBe(
      'Индекс перспективностиОтличная0Хорошая0Умеренная1Слабая0Низкая1',
    );
    await levels.getByRole('checkbox', { name: /Низкая/ }).click();
    await page.getByRole('button', { name: 'Показать 1 товар'.replace('1 т', '1\u00a0т') }).click();
    await expect.poll(readNames).toEqual(['Ёлка']);
  });

  test('price filters have a histogram whose handles move by keyboard', async () => {
    const rows = createProducts(60).map((row) => ({ ...row, medianPrice: row.productId * 1000 }));
    await render(<TablePage rows={rows} columns={['productName', 'medianPrice' as 'revenue', 'revenue']} />);
    await openFilters();
    const from = page.getByRole('slider', { name: 'Цена от' });
    from.element().focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    const typed = page.getByRole('textbox', { name: 'Медианная цена, ₸: от' });
    await expect.element(typed).toHaveValue('1 800'.replace(' ', '\u00a0'));
    await typed.fill('58000');
    await expectAccessible();
    await page.getByRole('button', { name: 'Показать 3 товара'.replace('3 т', '3\u00a0т') }).click();
    await expect.poll(() => readNames().length).toBe(3);
  });

  test('the button shows when no row passes', async () => {
    await render(<TablePage />);
    await openFilters();
    await page.getByRole('textbox', { name: 'Выручка, ₸: от' }).fill('9000');
    await page.getByRole('button', { name: 'Ничего не подходит' }).click();
    await expect.element(page.getByText('Ничего не нашлось')).toBeVisible();
  });

  test('a menu sorts', async () => {
    await render(<TablePage />);
    await page.getByRole('button', { name: 'Выручка, ₸' }).first().click();
    await page.getByRole('menuitemcheckbox', { name: 'Товар' }).click();
    await expect.poll(() => readNames()[0]).toBe('Арбуз');
  });

  test('at 320 px the page does not scroll sideways and the title stays visible', async () => {
    await page.viewport(320, 640);
    const long = { 'products.productName': 'Щ'.repeat(400), 'products.brandTitle': 'lg' };
    const empty = await render(<TablePage searchParams={long} />);
    await expect.element(page.getByRole('button', { name: /^Убрать «Товар: Щ+» ?: 2/ })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    const beyond = [...document.querySelectorAll('p, button, li')].filter(
      (part) => part.closest('table') === null && part.getBoundingClientRect().right > 320,
    );
    expect(beyond).toEqual([]);
    await empty.unmount();
    await render(<TablePage />);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    const region = table.element().parentElement ?? document.body;
    region.scrollTo({ left: 200 });
    await expect.poll(() => region.scrollLeft).toBe(200);
    expect(table.getByRole('rowheader', { name: 'Пылесос' }).element().getBoundingClientRect().left).toBe(0);
  });
});
