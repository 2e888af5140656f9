import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createProducts } from '../../../test/products.ts';
import { readNames, table, TablePage } from '../../../test/table-page.tsx';

afterEach(() => void dispatchEvent(new Event('afterprint')));

const sentence = (text: string) =>
  page.getByText(text.replaceAll('500 т', '500\u00a0т').replaceAll('2 0', '2\u00a00'));

test('prints the first 500 rows and a note where the others are', async () => {
  await render(<TablePage rows={createProducts(2000)} />);
  expect(readNames().length).toBeLessThan(80);
  dispatchEvent(new Event('beforeprint'));
  expect(readNames()).toHaveLength(500);
  expect(readNames().at(-1)).toBe('Товар 500');
  await expect
    .element(
      sentence('На бумаге первые 500 товаров из 2 000; все строки\u00a0— в файле по кнопке «Экспорт».'),
    )
    .toBeInTheDocument();
  dispatchEvent(new Event('afterprint'));
  expect(readNames().length).toBeLessThan(80);
});

test('prints a short list in full, without a note', async () => {
  await render(<TablePage rows={createProducts(120)} />);
  dispatchEvent(new Event('beforeprint'));
  expect(readNames()).toHaveLength(120);
  expect(document.body.textContent).not.toContain('На бумаге');
});

const renderOnOnePage = async (count: number) =>
  await render(
    <div data-one-page="">
      <TablePage rows={createProducts(count)} />
    </div>,
  );

test('draws all rows of a table on a page of several, so that a picture of the whole page has them', async () => {
  await renderOnOnePage(300);
  await expect.poll(readNames).toHaveLength(300);
  const { top: totals } = table.getByRole('rowheader', { name: 'Итого' }).element().getBoundingClientRect();
  expect(
    totals - (page.getByText('Товар 300').element().closest('tr')?.getBoundingClientRect().bottom ?? 0),
  ).toBe(0);
  expect(document.body.textContent).not.toContain('Здесь первые');
});

test('ends a long table on a page of several after 500 rows, says so and shows the others on request', async () => {
  await renderOnOnePage(2000);
  await expect.poll(readNames).toHaveLength(500);
  await expect.element(sentence('Здесь первые 500 товаров из 2 000.')).toBeVisible();
  expect(table.element().querySelectorAll('tr[aria-hidden=true]')).toHaveLength(0);
  table.element().querySelector<HTMLElement>('[data-cell="0:0"]')?.focus();
  await userEvent.keyboard('{Control>}{ArrowDown}{/Control}');
  await expect.poll(() => document.activeElement?.getAttribute('data-cell')).toBe('499:0');

  await page.getByRole('button', { name: 'Показать все 2 000' }).click();
  await expect.poll(() => readNames().length).toBeLessThan(100);
  expect(document.body.textContent).not.toContain('Здесь первые');
  table.element().scrollIntoView({ block: 'end' });
  await expect.element(page.getByText('Товар 2000', { exact: true })).toBeVisible();
});
