import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { authResult } from '../../test/default-market.ts';
import { renderApp } from '../../test/render-app.tsx';

test('with local storage blocked the session is stored in memory for the tab', async () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(blocked);
  }
  const { session, address } = await renderApp('/method', { signedIn: false });
  await expect.element(page.getByRole('heading', { name: 'Вход' })).toBeVisible();
  session.signIn(authResult);
  await expect.element(page.getByRole('navigation', { name: 'Разделы' })).toBeVisible();
  expect(address()).toMatch(/^\/(?:$|\?)/);
  session.end();
  await expect.element(page.getByRole('heading', { name: 'Вход' })).toBeVisible();
  // Discards the values kept in memory, which would sign out the next test.
  vi.restoreAllMocks();
  session.end();
});
