import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { many } from '../../../test/products.ts';
import { names, TablePage } from '../../../test/table-page.tsx';

afterEach(() => void dispatchEvent(new Event('afterprint')));

const sentence = (text: string) =>
  page.getByText(text.replaceAll('500 т', '500\u00a0т').replaceAll('2 0', '2\u00a00'));

test('prints the first 500 rows and a note where the others are', async () => {
  await render(<TablePage rows={many(2000)} />);
  expect(names().length).toBeLessThan(80);
  dispatchEvent(new Event('beforeprint'));
  expect(names()).toHaveLength(500);
  expect(names().at(-1)).toBe('Товар 500');
  await expect
    .element(sentence('На бумаге первые 500 товаров из 2 000; все — в файле, который даёт «Экспорт».'))
    .toBeInTheDocument();
  dispatchEvent(new Event('afterprint'));
  expect(names().length).toBeLessThan(80);
});

test('prints a short list in full, without a note', async () => {
  await render(<TablePage rows={many(120)} />);
  dispatchEvent(new Event('beforeprint'));
  expect(names()).toHaveLength(120);
  expect(document.body.textContent).not.toContain('На бумаге');
});
