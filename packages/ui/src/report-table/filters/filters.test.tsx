import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../../test/accessible.ts';
import { columns, createProducts } from '../../../test/products.ts';
import { findHead, readNames, table, TablePage } from '../../../test/table-page.tsx';

const openFilters = () => page.getByRole('button', { name: /^Фильтры/ }).click();

/** Opens the filter of a column by its chip. */
const openFilter = async (chip: string) => {
  await page.getByRole('list', { name: 'Фильтры' }).getByRole('button', { name: chip, exact: true }).click();
  return page.getByRole('dialog');
};

/** Renders the table filtered by a rating and a brand. */
const renderFiltered = (rating: string) =>
  render(<TablePage searchParams={{ 'products.lastRating': rating, 'products.brandTitle': 'lg' }} />);

describe('Filters', () => {
  test('parse numbers in Russian notation, in the header’s unit', async () => {
    await render(<TablePage />);
    await openFilters();
    const revenue = await openFilter('Выручка, ₸');
    await revenue.getByRole('textbox', { name: 'Выручка, ₸: от' }).fill('1 500');
    await userEvent.keyboard('{Escape}');
    const share = await openFilter('Доля в категории, %');
    await share.getByRole('textbox', { name: 'Доля в категории, %: до' }).fill('30,0');
    await expect.poll(readNames).toEqual(['Смартфон', 'Арбуз', 'Ёлка']);
    await expect.element(share.getByRole('textbox', { name: 'Доля в категории, %: до' })).toHaveValue('30,0');
    await expect
      .element(page.getByRole('button', { name: 'Убрать «Выручка от 1 500»'.replace('1 5', '1\u00a05') }))
      .toBeVisible();
  });

  test('mark invalid input and accept every row', async () => {
    await render(<TablePage />);
    await openFilters();
    const from = (await openFilter('Рейтинг')).getByRole('textbox', { name: 'Рейтинг: от' });
    await from.fill('много');
    await expect.element(from).toHaveAttribute('aria-invalid', 'true');
    expect(readNames()).toHaveLength(4);
  });

  test('are closed at first and, opened, take one row and move no column', async () => {
    await page.viewport(1440, 900);
    await render(<TablePage />);
    const rows = () => table.element().getBoundingClientRect().top;
    const widths = () =>
      table
        .getByRole('columnheader')
        .elements()
        .map((head) => head.getBoundingClientRect().width);
    const [closed, before] = [rows(), widths()];
    await openFilters();
    expect(rows() - closed).toBe(36);
    expect(widths()).toEqual(before);
  });

  test('filter by prospect levels', async () => {
    await render(<TablePage />);
    await openFilters();
    const levels = await openFilter('Перспективность');
    await levels.getByRole('checkbox', { name: /Отличная/ }).click();
    await levels.getByRole('checkbox', { name: /Низкая/ }).click();
    await expect.poll(readNames).toEqual(['Пылесос', 'Ёлка']);
  });

  test('are counted on the button, highlighted in the headers and reset together', async () => {
    await renderFiltered('4..');
    await expect.element(page.getByRole('button', { name: /^Фильтры/ })).toHaveTextContent('Фильтры2');
    await expect.element(findHead(/Рейтинг/)).toHaveTextContent('есть фильтрРейтинг');
    await expect.element(page.getByText('2 из 4 товаров'.replace('4 т', '4\u00a0т'))).toBeVisible();
    await page.getByRole('button', { name: 'Сбросить' }).click();
    await expect.poll(readNames).toHaveLength(4);
    await expect.element(page.getByRole('button', { name: /^Фильтры/ })).toHaveFocus();
  });

  test('that are active show as chips while the others are closed; a chip opens one, its cross removes it', async () => {
    await renderFiltered('4.6..');
    const active = page.getByRole('list', { name: 'Активные фильтры' });
    expect(active.getByRole('listitem').elements()).toHaveLength(2);
    await active.getByRole('button', { name: 'Рейтинг от 4,6', exact: true }).click();
    await page.getByRole('textbox', { name: 'Рейтинг: от' }).fill('4,95');
    await expect.element(page.getByText('Ничего не нашлось')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await active.getByRole('button', { name: 'Убрать «Рейтинг от 4,95»' }).click();
    await expect.poll(readNames).toEqual(['Арбуз', 'Ёлка']);
    await expect.element(active.getByRole('button', { name: 'Убрать «Бренд: lg»' })).toHaveFocus();
    await openFilters();
    expect(page.getByRole('list', { name: 'Фильтры' }).getByRole('listitem').elements()).toHaveLength(
      columns.length - 1,
    );
  });

  test('that accept no row show it and offer to remove one', async () => {
    await renderFiltered('4.95..');
    await expect.element(page.getByText('Ничего не нашлось')).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: /^Убрать «Рейтинг от 4,95» ?: 2/ }).click();
    await expect.poll(readNames).toEqual(['Арбуз', 'Ёлка']);
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
