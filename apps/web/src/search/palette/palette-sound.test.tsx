import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openPalette, paletteDialog, paletteField } from '../../../test/palette.ts';
import { respondToSearch } from '../../../test/search-response.ts';

const brands = paletteDialog.getByRole('group', { name: 'Бренды' });

test.each([
  ['самсунг', 'Похоже на Samsung'],
  ['самсунк', 'Похоже на Samsung'],
  ['ыфьыгтп', 'Ищем samsung: раскладка переключена'],
])('«%s» offers what the search finds by sound, and says «%s»', async (text, said) => {
  const calls = respondToSearch({ brands: [{ id: 8, title: 'Samsung', revenue: 1 }] });
  await openPalette();
  await paletteField.fill(text);
  await expect.element(brands.getByRole('option', { name: /^Samsung/ })).toBeVisible();
  expect(calls.at(-1)?.body).toMatchObject({ text });
  await expect.element(paletteDialog.getByText(said)).toBeVisible();
});

test('the text as it is written can be searched for, by keyboard too; a changed text forgives again', async () => {
  respondToSearch({ brands: [{ id: 8, title: 'Samsung', revenue: 1 }] });
  await openPalette();
  await paletteField.fill('ыфьыгтп');
  await expect.element(paletteDialog.getByRole('button', { name: 'Искать «ыфьыгтп»' })).toBeVisible();
  await userEvent.keyboard('{Tab}{Tab}{Enter}');
  await expect.element(paletteDialog.getByText('В неделе 46 ничего не нашлось')).toBeVisible();
  await expect.element(brands).not.toBeInTheDocument();
  await expect.element(paletteField).toHaveFocus();
  await paletteField.fill('ыфьыгт');
  await expect.element(brands.getByRole('option', { name: /^Samsung/ })).toBeVisible();
});

test('ё and е are one letter: nothing is said', async () => {
  respondToSearch({ categories: [{ id: 31, title: 'Шуруповёрты', revenue: 1 }] });
  await openPalette();
  await paletteField.fill('шуруповерт');
  await expect.element(paletteDialog.getByRole('option', { name: /^Шуруповёрты/ })).toBeVisible();
  await expect.element(paletteDialog.getByText('Найдено: 3')).toBeInTheDocument();
  await expect.element(paletteDialog.getByText(/Похоже|раскладка/)).not.toBeInTheDocument();
});
