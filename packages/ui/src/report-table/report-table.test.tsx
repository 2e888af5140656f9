import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../test/accessible.ts';
import { fewProducts, createProducts } from '../../test/products.ts';
import { readCells, findHead, readNames, table, TablePage, readTotals } from '../../test/table-page.tsx';
import type { TableSearchParams } from './state/table-state.ts';

describe('A cell', () => {
  test('shows «—» for an unknown value, never 0', async () => {
    await render(<TablePage />);
    expect(readCells('lastRating')).toEqual(['4,5', '—', '4,9', '4,5']);
  });

  test('shows the prospect as a number and a label', async () => {
    await render(<TablePage />);
    expect(readCells('potentialProfitIndex')).toEqual([
      '0,72 Отличная',
      '0,50 Умеренная',
      '0,50 Умеренная',
      '0,10 Низкая',
    ]);
  });

  test('of a share has a bar in proportion to the largest one', async () => {
    await render(<TablePage />);
    const bars = [...table.element().querySelectorAll<HTMLElement>('tbody .bg-bar')];
    const [whole = 0, ...others] = bars.map((bar) => bar.getBoundingClientRect().width);
    expect(whole).toBeGreaterThan(20);
    expect(others.map((width) => Math.round((width / whole) * 100))).toEqual([60, 30, 10]);
  });

  test('with a title has the mark «мало данных» under 10 sales, before the name and beside its column', async () => {
    await render(<TablePage />);
    const marks = table.getByRole('img', { name: 'мало данных' });
    expect(marks.elements().map((mark) => mark.closest('th')?.textContent)).toEqual(['Смартфон']);
    const left = (name: string) =>
      table.getByText(name, { exact: true }).element().getBoundingClientRect().left;
    expect(left('Смартфон')).toBe(left('Пылесос'));
  });

  test('with a title links to the profile, or to another site in a new tab', async () => {
    await render(
      <TablePage
        getHref={({ productId, brandTitle }, field) =>
          field === 'brandTitle'
            ? `/brand?title=${brandTitle}`
            : productId === 1
              ? 'https://kaspi.kz/shop/p/1'
              : null
        }
      />,
    );
    await expect
      .element(table.getByRole('link', { name: 'Dreame' }))
      .toHaveAttribute('href', '/brand?title=Dreame');
    const outside = table.getByRole('link', { name: 'Пылесос' });
    await expect.element(outside).toHaveAttribute('target', '_blank');
    await expect.element(outside).toHaveAttribute('rel', 'noreferrer');
    await expect.element(table.getByRole('link', { name: 'Смартфон' })).not.toBeInTheDocument();
  });
});

test('sorting replaces a row whose image failed to load', async () => {
  const productMainImgLink = `https://${window.location.host}/none.svg`;
  const rows = fewProducts.map((row) => (row.productId === 1 ? { ...row, productMainImgLink } : row));
  const failure = new Promise((fail) =>
    document.addEventListener('error', fail, { capture: true, once: true }),
  );
  await render(<TablePage rows={rows} />);
  await failure;
  await expect.poll(() => table.element().querySelector('img')).toBeNull();
  await findHead('Товар').click();
  expect(readNames()).toEqual(['Арбуз', 'Ёлка', 'Пылесос', 'Смартфон']);
});

describe('The header', () => {
  test('sorts by a click, numbers in descending order, and reverses by a second one', async () => {
    await render(<TablePage />);
    await findHead(/Рейтинг/).click();
    expect(readCells('lastRating')).toEqual(['4,9', '4,5', '4,5', '—']);
    await findHead(/Рейтинг/).click();
    expect(readCells('lastRating')).toEqual(['4,5', '4,5', '4,9', '—']);
    await expect
      .element(table.getByRole('columnheader', { name: /Рейтинг/ }))
      .toHaveAttribute('aria-sort', 'ascending');
    await expect
      .element(table.getByRole('columnheader', { name: /Выручка/ }))
      .not.toHaveAttribute('aria-sort');
  });

  test('adds a second key with Shift and shows its number', async () => {
    await render(<TablePage />);
    await findHead('Товар').click({ modifiers: ['Shift'] });
    expect(readNames()).toEqual(['Пылесос', 'Смартфон', 'Арбуз', 'Ёлка']);
    await findHead(/Товар/).click({ modifiers: ['Shift'] });
    expect(readNames()).toEqual(['Пылесос', 'Смартфон', 'Ёлка', 'Арбуз']);
    await expect.element(findHead(/Товар/)).toHaveTextContent('2Товар');
  });

  test('explains its column in a tooltip', async () => {
    await render(<TablePage />);
    await findHead(/Выручка/).hover();
    await expect.element(page.getByRole('tooltip')).toMatchTextContent(/Сумма продаж за неделю/);
  });
});

describe('The totals', () => {
  test('sum revenue, sales and the summable share, and leave other cells empty', async () => {
    await render(<TablePage />);
    expect(readTotals()).toEqual(['Итого', '', '11 000', '219', '100,0', '', '']);
  });

  test('cover the filtered rows', async () => {
    await render(<TablePage searchParams={{ 'products.brandTitle': 'lg' }} />);
    expect(readTotals()).toEqual(['Итого в выборке', '', '3 000', '110', '20,0', '', '']);
  });
});

describe('50 000 rows', () => {
  test('scroll with few rows rendered, header and first column visible', async () => {
    await render(<TablePage rows={createProducts(50_000)} />);
    await expect.element(page.getByText('50 000 товаров'.replaceAll(' ', '\u00a0'))).toBeVisible();
    await expect.element(table).toHaveAttribute('aria-rowcount', '50002');
    const region = table.element().parentElement ?? document.body;
    region.scrollTo({ top: 25_000 * 34 });
    await expect.poll(readNames).toContain('Товар 25001');
    expect(readNames().length).toBeLessThan(80);
    const row = table.getByRole('row', { name: /^Товар 25001/ });
    await expect.element(row).toHaveAttribute('aria-rowindex', '25002');
    expect(
      findHead(/Выручка/)
        .element()
        .getBoundingClientRect().top,
    ).toBe(region.getBoundingClientRect().top + 1);
    region.scrollTo({ top: region.scrollHeight });
    await expect.poll(() => readNames().at(-1)).toBe('Товар 50000');
  });

  test('are all sorted and filtered, not only the rendered ones', async () => {
    await render(<TablePage rows={createProducts(50_000)} />);
    await findHead(/Выручка/).click();
    expect(readNames()[0]).toBe('Товар 50000');
    await page.getByRole('searchbox', { name: 'Фильтр по названию' }).fill('49999');
    await expect.poll(readNames).toEqual(['Товар 49999']);
  });
});

describe('The search params', () => {
  test('have sort, filters and columns under the list’s name', async () => {
    const onAddress = vi.fn<(search: TableSearchParams) => void>();
    await render(<TablePage onAddress={onAddress} searchParams={{ year: '2026' }} />);
    await findHead(/Рейтинг/).click();
    await page.getByRole('searchbox').fill('о');
    await expect
      .poll(() => onAddress.mock.lastCall?.[0])
      .toEqual({ year: '2026', 'products.sort': '-lastRating', 'products.productName': 'о' });
    await page.getByRole('button', { name: 'Сбросить' }).click();
    await expect.poll(() => onAddress.mock.lastCall?.[0]['products.productName']).toBeUndefined();
  });

  test('update the table when they change, as by Back', async () => {
    const onAddress = vi.fn<(search: TableSearchParams) => void>();
    await render(<TablePage onAddress={onAddress} searchParams={{ 'products.brandTitle': 'lg' }} />);
    await findHead('Товар').click();
    await expect.poll(() => onAddress.mock.lastCall?.[0]['products.sort']).toBe('productName');
    await page.getByRole('button', { name: 'Сбросить' }).click();
    await expect.poll(() => onAddress.mock.lastCall?.[0]['products.brandTitle']).toBeUndefined();
    expect(readNames()).toHaveLength(4);
    await page.getByRole('button', { name: 'Назад' }).click();
    await expect.poll(readNames).toEqual(['Арбуз', 'Ёлка']);
    await expect.element(table.getByRole('columnheader', { name: /Выручка/ })).toHaveAttribute('aria-sort');
  });
});

test('is accessible, also with the filters open', async () => {
  await render(<TablePage getHref={({ productId }) => `/product/${productId}`} />);
  await expectAccessible();
  await page.getByRole('button', { name: 'Фильтры' }).click();
  await userEvent.hover(document.body);
  await expectAccessible();
});
