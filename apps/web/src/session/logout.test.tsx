import { contract } from '@vitrina/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { respond, respondRaw } from '../../test/respond.ts';
import { flushConsoleErrors } from '../../test/console-errors.ts';
import { user } from '../../test/default-market.ts';
import { readReturnTo, storeReturnTo } from './return-to.ts';
import { renderApp } from '../../test/render-app.tsx';

const readStoredSession = () =>
  ['access_token', 'refresh_token', 'user'].map((key) => localStorage.getItem(key));
const signInHeading = page.getByRole('heading', { name: 'Вход' });

async function clickLogout() {
  await page.getByRole('button', { name: /Меню пользователя/ }).click();
  await page.getByRole('menuitem', { name: 'Выйти' }).click();
}

test('a logout sends the request, clears the stored session and the cache, and opens /login', async () => {
  const requests = respond(contract.auth.logout, { status: 200, body: { message: 'Вы вышли' } });
  const { address, queryClient } = await renderApp('/market');
  await expect.element(page.getByRole('heading', { name: /Неделя 46/ })).toBeVisible();
  expect(queryClient.getQueryCache().getAll()).not.toEqual([]);
  await clickLogout();
  await expect.element(signInHeading).toBeVisible();
  expect(address()).toBe('/login');
  expect(requests[0]?.body).toEqual({ refreshToken: 'refresh-1' });
  expect(requests[0]?.headers.get('authorization')).toBe('Bearer access-1');
  expect(readStoredSession()).toEqual([null, null, null]);
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
});

test('a logout without a stored refresh token sends nothing and shows "No refresh token found"', async () => {
  const requests = respond(contract.auth.logout, { status: 200, body: { message: 'Вы вышли' } });
  await renderApp('/method');
  localStorage.removeItem('refresh_token');
  await clickLogout();
  await expect.element(page.getByText('No refresh token found', { exact: true })).toBeVisible();
  expect(requests).toEqual([]);
  expect(readStoredSession()).toEqual([null, null, null]);
});

test('a logout with only a refresh token exchanges it and ends the session on the server', async () => {
  const refreshes = respond(contract.auth.refresh, {
    status: 200,
    body: { accessToken: 'access-2', refreshToken: 'refresh-2' },
  });
  const requests = respond(contract.auth.logout, { status: 200, body: { message: 'Вы вышли' } });
  await renderApp('/method');
  localStorage.removeItem('access_token');
  await clickLogout();
  await expect.element(signInHeading).toBeVisible();
  expect(refreshes.map(({ body }) => body)).toEqual([{ refreshToken: 'refresh-1' }]);
  expect(requests[0]?.body).toEqual({ refreshToken: 'refresh-2' });
  expect(requests[0]?.headers.get('authorization')).toBe('Bearer access-2');
});

test('the address to return to is offered only to the person who was signed in', () => {
  storeReturnTo('/seller?sellerId=101', 'user-1');
  expect(readReturnTo('user-1')).toBe('/seller?sellerId=101');
  expect(readReturnTo('user-2')).toBeNull();
  storeReturnTo('/brands', undefined);
  expect(readReturnTo('user-2')).toBe('/brands');
});

test('an error of the server only logs a warning; local data is cleared anyway', async () => {
  respond(contract.auth.logout, {
    status: 500,
    body: { error: 'Что-то сломалось.', code: 'INTERNAL_SERVER_ERROR' },
  });
  await renderApp('/method');
  await clickLogout();
  await expect.element(signInHeading).toBeVisible();
  expect(readStoredSession()).toEqual([null, null, null]);
  await expect.element(page.getByText('Что-то сломалось.')).not.toBeInTheDocument();
  expect(flushConsoleErrors()).toEqual(['Failed to log out ApiError: Что-то сломалось.']);
  expect(console.warn).toHaveBeenCalledOnce();
});

test('a logout without a network clears local data too', async () => {
  respondRaw(contract.auth.logout, () => Response.error());
  await renderApp('/method');
  await clickLogout();
  await expect.element(signInHeading).toBeVisible();
  expect(readStoredSession()).toEqual([null, null, null]);
  expect(flushConsoleErrors()).toEqual(['Failed to log out ApiError: Failed to log out']);
});

test('the logout item is disabled while logout is pending', async () => {
  let finish: () => void = () => undefined;
  const paused = new Promise<void>((resolve) => {
    finish = resolve;
  });
  respond(contract.auth.logout, async () => {
    await paused;
    return { status: 200, body: { message: 'Вы вышли' } } as const;
  });
  await renderApp('/method');
  await clickLogout();
  await page.getByRole('button', { name: /Меню пользователя/ }).click();
  await expect
    .element(page.getByRole('menuitem', { name: 'Выйти' }))
    .toHaveAttribute('aria-disabled', 'true');
  finish();
  await expect.element(signInHeading).toBeVisible();
});

test('a logout removes the address to return to', async () => {
  sessionStorage.setItem('intended', '{"href":"/seller?sellerId=101"}');
  await renderApp('/method');
  await clickLogout();
  await expect.element(signInHeading).toBeVisible();
  expect(sessionStorage.getItem('intended')).toBeNull();
});

test('a logout from a session dead on the server also forgets address and recent entities', async () => {
  const unauthorized = {
    status: 401,
    body: { error: 'Войдите ещё раз.', code: 'UNAUTHORIZED' },
  } as const;
  respond(contract.auth.logout, unauthorized);
  respond(contract.auth.refresh, {
    status: 401,
    body: { error: 'Сессия закончилась.', code: 'INVALID_REFRESH_TOKEN' },
  });
  localStorage.setItem(`entities:${user.id}`, '{"recent":[]}');
  await renderApp('/method');
  await clickLogout();
  await expect.element(signInHeading).toBeVisible();
  await expect.poll(() => sessionStorage.getItem('intended')).toBeNull();
  expect(localStorage.getItem(`entities:${user.id}`)).toBeNull();
  flushConsoleErrors();
});
