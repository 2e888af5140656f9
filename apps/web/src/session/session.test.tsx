import { contract } from '@vitrina/contract';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { respond } from '../../test/respond.ts';
import { authResult, user } from '../../test/default-market.ts';
import { storeSession, renderApp } from '../../test/render-app.tsx';
import { createSession } from './session.ts';

const entries = () => ['access_token', 'refresh_token', 'user'].map((key) => localStorage.getItem(key));
const newSession = () => createSession(new QueryClient());
const never = () => new Promise<never>(() => undefined);

test('at start the session is restored from local storage and a loading flag stays true until the check is done', () => {
  storeSession();
  const session = newSession();
  expect(session.state()).toEqual({ status: 'loading' });
  session.restore();
  expect(session.state()).toEqual({ status: 'signed in', user });
});

test('the restore reads local storage alone and waits for no call', async () => {
  respond(contract.auth.me, never);
  await renderApp('/method');
  await expect.element(page.getByRole('heading', { name: 'Как считаем' })).toBeVisible();
});

test('after the restore `me` is asked in the background', async () => {
  const calls = respond(contract.auth.me, { status: 200, body: { user } });
  await renderApp('/method');
  await expect.poll(() => calls.length).toBe(1);
  expect(calls[0]?.headers.get('authorization')).toBe('Bearer access-1');
});

test('the user counts as signed in only if both an access token and a stored user exist', () => {
  storeSession();
  localStorage.removeItem('access_token');
  const withoutToken = newSession();
  withoutToken.restore();
  expect(withoutToken.state().status).toBe('signed out');

  storeSession();
  localStorage.removeItem('user');
  const withoutUser = newSession();
  withoutUser.restore();
  expect(withoutUser.state().status).toBe('signed out');

  for (const token of ['', 'токен', 'a\r\nX: y', 'a b']) {
    storeSession();
    localStorage.setItem('access_token', token);
    const unsendable = newSession();
    unsendable.restore();
    expect(unsendable.state().status).toBe('signed out');
  }
});

test('what another tab makes of the stored user signs out, and is left as that tab wrote it', () => {
  storeSession();
  const session = newSession();
  session.restore();
  localStorage.setItem('user', '{');
  session.follow(new StorageEvent('storage', { key: 'user', storageArea: localStorage }));
  expect(session.state().status).toBe('signed out');
  expect(localStorage.getItem('user')).toBe('{');
});

test('login sets the user in memory and stores the three entries', () => {
  const session = newSession();
  session.restore();
  session.signIn(authResult);
  expect(session.state()).toEqual({ status: 'signed in', user });
  expect(entries()).toEqual(['access-1', 'refresh-1', JSON.stringify(user)]);
});

const hostile = ['{', 'null', '[]', '{"email":1}', `"${'x'.repeat(1_000_000)}"`, ''];
for (const stored of hostile) {
  test(`a stored user that is ${stored.slice(0, 12) || 'empty'} signs out and removes the three entries`, async () => {
    storeSession();
    localStorage.setItem('user', stored);
    const { address } = await renderApp('/seller?sellerId=101', { signedIn: false });
    await expect.element(page.getByRole('heading', { name: 'Вход' })).toBeVisible();
    expect(address()).toBe('/login');
    expect(entries()).toEqual([null, null, null]);
  });
}

/** Another tab of the same browser: an own document over the same local storage. */
function otherTab() {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const storage = frame.contentWindow?.localStorage;
  if (storage === undefined) throw new Error('No second document');
  return { storage, close: () => frame.remove() };
}

test('signing out in one tab signs out all tabs', async () => {
  const { address } = await renderApp('/method');
  await expect.element(page.getByRole('heading', { name: 'Как считаем' })).toBeVisible();
  const tab = otherTab();
  tab.storage.removeItem('access_token');
  await expect.element(page.getByRole('heading', { name: 'Вход' })).toBeVisible();
  expect(address()).toBe('/login');
  tab.close();
});

test('signing in in one tab signs in all tabs, and half a sign-in is left alone', async () => {
  await renderApp('/login', { signedIn: false });
  await expect.element(page.getByRole('heading', { name: 'Вход' })).toBeVisible();
  const tab = otherTab();
  tab.storage.setItem('user', JSON.stringify(user));
  tab.storage.setItem('refresh_token', 'refresh-1');
  await new Promise((done) => setTimeout(done, 100));
  expect(localStorage.getItem('refresh_token')).toBe('refresh-1');
  tab.storage.setItem('access_token', 'access-1');
  await expect.element(page.getByRole('navigation', { name: 'Разделы' })).toBeVisible();
  tab.close();
});
