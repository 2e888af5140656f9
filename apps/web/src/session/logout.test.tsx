import { contract } from '@vitrina/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { respond, respondRaw } from '../../test/respond.ts';
import { flushConsoleErrors } from '../../test/console-errors.ts';
import { renderApp } from '../../test/render-app.tsx';

const entries = () => ['access_token', 'refresh_token', 'user'].map((key) => localStorage.getItem(key));
const signInHeading = page.getByRole('heading', { name: 'Вход' });

async function pressLogout() {
  await page.getByRole('button', { name: /Меню пользователя/ }).click();
  await page.getByRole('menuitem', { name: 'Выйти' }).click();
}

test('logout tells the server, clears the three entries and the cached data, and leads to /login', async () => {
  const calls = respond(contract.auth.logout, { status: 200, body: { message: 'Вы вышли' } });
  const { address, queryClient } = await renderApp('/');
  await expect.element(page.getByRole('heading', { name: /Неделя 46/ })).toBeVisible();
  expect(queryClient.getQueryCache().getAll()).not.toEqual([]);
  await pressLogout();
  await expect.element(signInHeading).toBeVisible();
  expect(address()).toBe('/login');
  expect(calls[0]?.body).toEqual({ refreshToken: 'refresh-1' });
  expect(calls[0]?.headers.get('authorization')).toBe('Bearer access-1');
  expect(entries()).toEqual([null, null, null]);
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
});

test('logout requires a stored refresh token; without it, it fails with "No refresh token found"', async () => {
  const calls = respond(contract.auth.logout, { status: 200, body: { message: 'Вы вышли' } });
  await renderApp('/method');
  localStorage.removeItem('refresh_token');
  await pressLogout();
  await expect.element(page.getByText('No refresh token found', { exact: true })).toBeVisible();
  expect(calls).toEqual([]);
  expect(entries()).toEqual([null, null, null]);
});

test('a failed server logout only produces a console warning; local data are cleared anyway', async () => {
  respond(contract.auth.logout, {
    status: 500,
    body: { error: 'Что-то сломалось.', code: 'INTERNAL_SERVER_ERROR' },
  });
  await renderApp('/method');
  await pressLogout();
  await expect.element(signInHeading).toBeVisible();
  expect(entries()).toEqual([null, null, null]);
  await expect.element(page.getByText('Что-то сломалось.')).not.toBeInTheDocument();
  expect(flushConsoleErrors()).toEqual(['Failed to log out ApiError: Что-то сломалось.']);
  expect(console.warn).toHaveBeenCalledOnce();
});

test('a logout that no server hears clears local data too', async () => {
  respondRaw(contract.auth.logout, () => Response.error());
  await renderApp('/method');
  await pressLogout();
  await expect.element(signInHeading).toBeVisible();
  expect(entries()).toEqual([null, null, null]);
  expect(flushConsoleErrors()).toEqual(['Failed to log out ApiError: Failed to log out']);
});

test('the logout item is disabled while logout is pending', async () => {
  let finish: () => void = () => undefined;
  const waiting = new Promise<void>((done) => {
    finish = done;
  });
  respond(contract.auth.logout, async () => {
    await waiting;
    return { status: 200, body: { message: 'Вы вышли' } } as const;
  });
  await renderApp('/method');
  await pressLogout();
  await page.getByRole('button', { name: /Меню пользователя/ }).click();
  await expect
    .element(page.getByRole('menuitem', { name: 'Выйти' }))
    .toHaveAttribute('aria-disabled', 'true');
  finish();
  await expect.element(signInHeading).toBeVisible();
});

test('after a logout nobody is asked to continue where the one before was, or had been on the way to', async () => {
  sessionStorage.setItem('intended', '/seller?sellerId=101');
  await renderApp('/method');
  await pressLogout();
  await expect.element(signInHeading).toBeVisible();
  expect(sessionStorage.getItem('intended')).toBeNull();
});
