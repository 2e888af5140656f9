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

/** Lets in the renewed token alone. */
const onlyRenewed = ({ headers }: RecordedRequest) =>
  headers.get('authorization') === 'Bearer access-2'
    ? ({ status: 200, body: { user } } as const)
    : unauthorized;

const refreshed = { status: 200, body: { accessToken: 'access-2', refreshToken: 'refresh-2' } } as const;

test('when `me` answers 401 the client refreshes once and asks again', async () => {
  const asked = respond(contract.auth.me, onlyRenewed);
  const refreshes = respond(contract.auth.refresh, refreshed);
  await renderApp('/method');
  await expect.poll(() => asked.length).toBe(2);
  expect(refreshes.map(({ body }) => body)).toEqual([{ refreshToken: 'refresh-1' }]);
  expect(localStorage.getItem('access_token')).toBe('access-2');
  expect(localStorage.getItem('refresh_token')).toBe('refresh-2');
});

test('when `logout` answers 401 the client refreshes once and logs out with the new token', async () => {
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

test('a person whose session cannot be refreshed is signed out with a sentence', async () => {
  respond(contract.auth.me, unauthorized);
  respond(contract.auth.refresh, {
    status: 401,
    body: { error: 'Сессия закончилась.', code: 'INVALID_REFRESH_TOKEN' },
  });
  const { address } = await renderApp('/seller?sellerId=101');
  await expect.element(page.getByText('Сессия закончилась. Войдите ещё раз.')).toBeVisible();
  expect(address()).toBe('/login');
  expect(localStorage.getItem('user')).toBeNull();
  expect(sessionStorage.getItem('intended')).toMatch(/^\/seller\?sellerId=101/);
});

test('a server that is busy or out of reach signs nobody out', async () => {
  respond(contract.auth.me, unauthorized);
  const refreshes = respond(contract.auth.refresh, {
    status: 503,
    body: { error: 'Подождите.', code: 'SERVICE_UNAVAILABLE' },
  });
  await renderApp('/method');
  await expect.poll(() => refreshes.length).toBeGreaterThan(0);
  await expect.element(page.getByRole('navigation', { name: 'Разделы' })).toBeVisible();
  expect(localStorage.getItem('access_token')).toBe('access-1');
});

test('report calls carry no token and a 401 from them refreshes nothing', async () => {
  const refreshes = respond(contract.auth.refresh, refreshed);
  const calls = respond(contract.period.list, { status: 200, body: { reportPeriods: [] } });
  await renderApp('/');
  await expect.poll(() => calls.length).toBe(1);
  expect(calls[0]?.headers.has('authorization')).toBe(false);
  expect(refreshes).toEqual([]);
});

test('several calls that meet a dead token share one refresh', async () => {
  storeSession();
  const refreshes = respond(contract.auth.refresh, refreshed);
  respond(contract.auth.me, onlyRenewed);
  const renew = createTokenRenewal(() => undefined);
  const ask = () =>
    readBody(createTsr(contract.auth).me.query({ headers: { authorization: 'Bearer access-1' }, renew }));
  await expect(Promise.all([ask(), ask(), ask()])).resolves.toEqual([{ user }, { user }, { user }]);
  expect(refreshes.length).toBe(1);
});

test('a tab waits for the one that is refreshing, and takes its token', async () => {
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

test('tokens that arrive after the person has signed out are thrown away', async () => {
  storeSession();
  respond(contract.auth.refresh, () => {
    localStorage.clear();
    return refreshed;
  });
  await expect(createTokenRenewal(() => undefined)('access-1')).resolves.toBeUndefined();
  expect(localStorage.length).toBe(0);
  flushConsoleErrors();
});
