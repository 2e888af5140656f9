import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderApp } from './render-app.tsx';

/** The command palette. */
export const paletteDialog = page.getByRole('dialog', { name: 'Поиск' });

/** The palette's input. */
export const paletteField = paletteDialog.getByRole('combobox', { name: 'Найти' });

/** Renders a screen and opens the palette by keyboard. */
export async function openPalette(href = '/method', width = 1440) {
  const visited = await renderApp(href, { width });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(paletteField).toHaveFocus();
  return visited;
}
