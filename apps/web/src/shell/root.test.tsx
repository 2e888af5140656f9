import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { visit } from '../../test/visit.tsx';

test('an unauthenticated user is redirected to /login on every path except /home and /login', async () => {
  const { address } = await visit('/seller?sellerId=1', { signedIn: false });
  await expect.element(page.getByRole('heading', { name: 'Вход' })).toBeVisible();
  expect(address()).toBe('/login');
});

test('an authenticated user gets the sidebar layout on every path except /home and /login', async () => {
  await visit('/');
  await expect.element(page.getByRole('navigation', { name: 'Разделы' })).toBeVisible();
});
