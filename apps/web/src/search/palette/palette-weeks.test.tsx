import { contract } from '@vitrina/contract';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openPalette, paletteDialog, paletteField } from '../../../test/palette.ts';
import { respond } from '../../../test/respond.ts';
import { respondToSearch } from '../../../test/search-response.ts';

const weeks = paletteDialog.getByRole('group', { name: 'Недели' });

beforeEach(() => {
  respondToSearch();
  respond(contract.period.list, {
    status: 200,
    body: { reportPeriods: [46, 45, 43].map((weekNumber) => ({ year: 2026, weekNumber })) },
  });
});

test.each(['неделя 43', '43', 'w43', 'ytltkz 43', 'нед. 43'])('«%s» moves the week', async (text) => {
  const { address } = await openPalette('/brand?brandId=7&year=2026&weekNumber=46');
  await paletteField.fill(text);
  await expect.element(weeks.getByRole('option', { name: /^Неделя 43/ })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toBe('/brand?brandId=7&year=2026&weekNumber=43');
  await expect.element(paletteDialog).not.toBeInTheDocument();
});

test('an unpublished week is not offered, and the palette says so', async () => {
  await openPalette('/brand?brandId=7&year=2026&weekNumber=46');
  await paletteField.fill('неделя 44');
  await expect.element(paletteDialog.getByText('Неделя 44 не опубликована')).toBeVisible();
  await expect.element(weeks).not.toBeInTheDocument();
  await expect.element(paletteDialog.getByText(/ничего не нашлось/)).not.toBeInTheDocument();
  await paletteField.fill('неделя 46');
  await expect.element(paletteDialog.getByText('Неделя 46 уже открыта')).toBeVisible();
});

test('an earlier week can be compared with', async () => {
  const { address } = await openPalette('/brand?brandId=7&year=2026&weekNumber=46');
  await paletteField.fill('сравнить с неделей 43');
  await paletteDialog.getByRole('option', { name: 'Сравнить с неделей 43' }).click();
  await expect.poll(address).toContain('against=2026-W43');
});
