import { contract } from '@vitrina/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { respond, type RecordedRequest } from '../../test/respond.ts';
import { flushConsoleErrors } from '../../test/console-errors.ts';
import { user } from '../../test/default-market.ts';
import { storeSession, renderApp } from '../../test/render-app.tsx';
import { createTsr, readBody } from './client.ts';
import { createTokenRenewal } from './token-renewal.ts';

const unauthorized = {
  status: 401,
  body: { error: 'Войдите ещё раз.', code: 'UNAUTHORIZED' },
} as const;
const signInHeading = page.getByRole('heading', { name: 'Вход' });

/** Accepts only the renewed token. */
const authorizeRenewed = ({ headers }: RecordedRequest) =>
  headers.get('authorization') === 'Bearer access-2'
    ? ({ status: 200, body: { user } } as const)
    : unauthorized;

const refreshed = { status: 200, body: { accessToken: 'access-2', refreshToken: 'refresh-2' } } as const;

test('when `me` responds 401 the client refreshes once and repeats the request', async () => {
  const requests = respond(contract.auth.me, authorizeRenewed);
  const refreshes = respond(contract.auth.refresh, refreshed);
  await renderApp('/method');
  await expect.poll(() => requests.length).toBe(2);
  expect(refreshes.map(({ body }) => body)).toEqual([{ refreshToken: 'refresh-1' }]);
  expect(localStorage.getItem('access_token')).toBe('access-2');
  expect(localStorage.getItem('refresh_token')).toBe('refresh-2');
});

test('when `logout` responds 401 the client refreshes once and logs out with the new token', async () => {
  const refreshes = respond(contract.auth.refresh, refreshed);
  const logouts = respond(contract.auth.logout, ({ headers }) =>
    headers.get('authorization') === 'Bearer access-2'
      ? ({ status: 200, body: { message: 'Вы вышли' } } as const)
      : unauthorized,
  );
  await renderApp('/method');
  await page.getByRole('button', { name: /Меню пользователя/ }).click();
  await page.getByRole('menuitem', { name: 'Выйти' }).click();
  await expect.element(signInHeading).toBeVisible();
  expect(logouts.length).toBe(2);
  expect(refreshes.length).toBe(1);
  expect(localStorage.getItem('access_token')).toBeNull();
});

test('a session that cannot be refreshed ends with a message', async () => {
  respond(contract.auth.me, unauthorized);
  respond(contract.auth.refresh, {
    status: 401,
    body: { error: 'Сессия закончилась.', code: 'INVALID_REFRESH_TOKEN' },
  });
  const { address } = await renderApp('/seller?sellerId=101');
  await expect.element(page.getByText('Сессия закончилась. Войдите ещё раз.')).toBeVisible();
  expect(address()).toBe('/login');
  expect(localStorage.getItem('user')).toBeNull();
  expect(sessionStorage.getItem('intended')).toMatch(/^{"href":"\/seller\?sellerId=101.*"userId":"/);
});

test('a failed renewal is not repeated, and does not end the session', async () => {
  const requests = respond(contract.auth.me, unauthorized);
  const refreshes = respond(contract.auth.refresh, {
    status: 503,
    body: { error: 'Подождите.', code: 'SERVICE_UNAVAILABLE' },
  });
  const { queryClient } = await renderApp('/method');
  await expect.poll(() => queryClient.getQueryState(['me', user.id])?.status).toBe('error');
  expect([requests.length, refreshes.length]).toEqual([1, 1]);
  await expect.element(page.getByRole('navigation', { name: 'Разделы' })).toBeVisible();
  expect(localStorage.getItem('access_token')).toBe('access-1');
});

test('a failed renewal answers the next request too', async () => {
  storeSession();
  const refreshes = respond(contract.auth.refresh, {
    status: 500,
    body: { error: 'Что-то сломалось.', code: 'INTERNAL_SERVER_ERROR' },
  });
  const renew = createTokenRenewal(() => undefined);
  await expect(renew('access-1')).rejects.toThrow('Что-то сломалось.');
  await expect(renew('access-1')).rejects.toThrow('Что-то сломалось.');
  expect(refreshes.length).toBe(1);
});

test('report requests have no token, and a 401 does not refresh', async () => {
  const refreshes = respond(contract.auth.refresh, refreshed);
  const requests = respond(contract.period.list, { status: 200, body: { reportPeriods: [] } });
  await renderApp('/');
  await expect.poll(() => requests.length).toBe(1);
  expect(requests[0]?.headers.has('authorization')).toBe(false);
  expect(refreshes).toEqual([]);
});

test('concurrent requests with an expired token share one refresh', async () => {
  storeSession();
  const refreshes = respond(contract.auth.refresh, refreshed);
  respond(contract.auth.me, authorizeRenewed);
  const renew = createTokenRenewal(() => undefined);
  const requestUser = () =>
    readBody(createTsr(contract.auth).me.query({ headers: { authorization: 'Bearer access-1' }, renew }));
  await expect(Promise.all([requestUser(), requestUser(), requestUser()])).resolves.toEqual([
    { user },
    { user },
    { user },
  ]);
  expect(refreshes.length).toBe(1);
});

test('a tab waits for another tab that is refreshing and uses its token', async () => {
  storeSession();
  const refreshes = respond(contract.auth.refresh, refreshed);
  const renewed = await navigator.locks.request('vitrina.renewal', async () => {
    const waiting = createTokenRenewal(() => undefined)('access-1');
    localStorage.setItem('access_token', 'access-of-other-tab');
    await Promise.resolve();
    return { waiting };
  });
  await expect(renewed.waiting).resolves.toBe('access-of-other-tab');
  expect(refreshes).toEqual([]);
});

test('tokens that arrive after a sign-out are discarded', async () => {
  storeSession();
  respond(contract.auth.refresh, () => {
    localStorage.clear();
    return refreshed;
  });
  await expect(createTokenRenewal(() => undefined)('access-1')).resolves.toBeUndefined();
  expect(localStorage.length).toBe(0);
  flushConsoleErrors();
});
