import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FocusedReloadToast } from './reload-notice.tsx';

const said = page.getByRole('alert');
const button = page.getByRole('button', { name: 'Обновить страницу' });

test('shows one toast at a time: the last one that took the focus', async () => {
  const first = await render(<FocusedReloadToast />);
  await expect.element(button).toHaveFocus();
  const second = await render(<FocusedReloadToast />);
  expect(said.elements()).toHaveLength(1);
  await expect.element(button).toHaveFocus();
  expect(second.container.contains(said.element())).toBe(true);

  await second.unmount();
  expect(first.container.contains(said.element())).toBe(true);
  await first.unmount();
  expect(said.elements()).toEqual([]);
});
