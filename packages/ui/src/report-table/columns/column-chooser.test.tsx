import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../../test/accessible.ts';
import { columns } from '../../../test/products.ts';
import { table, TablePage } from '../../../test/table-page.tsx';
import type { TableSearchParams } from '../state/table-state.ts';

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
