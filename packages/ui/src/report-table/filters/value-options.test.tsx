import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../../test/accessible.ts';
import { readNames, TablePage } from '../../../test/table-page.tsx';

test('a filter of brands offers those of the list, most frequent first', async () => {
  await render(<TablePage />);
  await page.getByRole('button', { name: /^Фильтры/ }).click();
  await page.getByRole('list', { name: 'Фильтры' }).getByRole('button', { name: 'Бренд' }).click();
  const brand = page.getByRole('combobox', { name: 'Бренд: содержит' });
  await brand.click();
  const listOffered = () =>
    [...document.querySelectorAll<HTMLOptionElement>('datalist option')].map((option) => option.value);
  await expect.poll(listOffered).toEqual(['LG', 'Dreame', 'Apple']);
  await brand.fill('Dreame');
  await expect.poll(readNames).toEqual(['Пылесос']);
  await expectAccessible();
});
