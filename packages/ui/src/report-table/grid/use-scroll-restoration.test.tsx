import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createProducts } from '../../../test/products.ts';
import { findHead, readNames, table, TablePage } from '../../../test/table-page.tsx';

describe('The scroll position of a table', () => {
  const region = () => table.element().parentElement ?? document.body;
  const readFocused = () => document.activeElement?.closest('tr')?.querySelector('th')?.textContent;

  test('is restored with the focus on Back, and a new page starts at the top', async () => {
    history.replaceState({ key: 'list' }, '');
    const replaced = () => history.replaceState({ key: 'list, other columns' }, '');
    const screen = await render(<TablePage rows={createProducts(50_000)} onAddress={replaced} />);
    region().scrollTo({ top: 30_000 * 34 });
    await expect.poll(readNames).toContain('Товар 30010');
    await page.getByRole('button', { name: 'Столбцы' }).click();
    await page.getByRole('checkbox', { name: 'Бренд' }).click();
    await expect.poll(() => history.state.key).toBe('list, other columns');
    await userEvent.keyboard('{Escape}');
    table.getByRole('rowheader', { name: 'Товар 30010' }).element().focus();
    await screen.unmount();
    history.replaceState({ key: 'another' }, '');
    const other = await render(<TablePage rows={createProducts(50_000)} />);
    expect(region().scrollTop).toBe(0);
    expect(document.activeElement).toBe(document.body);
    await other.unmount();
    replaced();
    await render(<TablePage rows={createProducts(50_000)} />);
    expect(region().scrollTop).toBe(30_000 * 34);
    await expect.poll(readFocused).toBe('Товар 30010');
    history.replaceState(null, '');
  });

  test('resets when the sort changes', async () => {
    await render(<TablePage rows={createProducts(500)} />);
    region().scrollTo({ top: 3400 });
    await expect.poll(readNames).toContain('Товар 101');
    await findHead(/Выручка/).click();
    await expect.poll(() => region().scrollTop).toBe(0);
    expect(readNames()[0]).toBe('Товар 500');
  });
});
