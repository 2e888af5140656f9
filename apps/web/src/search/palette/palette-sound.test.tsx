import { expect, test } from 'vitest';
import { openPalette, paletteDialog, paletteField } from '../../../test/palette.ts';
import { respondToSearch } from '../../../test/search-response.ts';

test.each(['самсунг', 'ыфьыгтп', 'самсунк'])('«%s» offers what the search finds by sound', async (text) => {
  const calls = respondToSearch({ brands: [{ id: 8, title: 'Samsung', revenue: 1 }] });
  await openPalette();
  await paletteField.fill(text);
  await expect
    .element(paletteDialog.getByRole('group', { name: 'Бренды' }).getByRole('option', { name: /^Samsung/ }))
    .toBeVisible();
  expect(calls.at(-1)?.body).toMatchObject({ text });
});
