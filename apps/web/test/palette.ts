import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { visit } from './visit.tsx';

/** The command palette. */
export const dialog = page.getByRole('dialog', { name: 'Поиск' });

/** Its field. */
export const field = dialog.getByRole('combobox', { name: 'Найти' });

/** Opens the palette by keyboard on a screen. */
export async function open(href = '/method', width = 1440) {
  const visited = await visit(href, { width });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(field).toHaveFocus();
  return visited;
}
