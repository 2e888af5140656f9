import { contract } from '@vitrina/contract';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { respond } from '../../test/respond.ts';
import { authResult, user } from '../../test/default-market.ts';
import { storeSession, renderApp } from '../../test/render-app.tsx';
import { createSession } from './session.ts';

const readStoredSession = () =>
  ['access_token', 'refresh_token', 'user'].map((key) => localStorage.getItem(key));
const createTestSession = () => createSession(new QueryClient());
const never = () => new Promise<never>(() => undefined);

test('at start the session is restored from local storage and a loading flag stays true until the check is done', () => {
  storeSession();
  const session = createTestSession();
  expect(session.state()).toEqual({ status: 'loading' });
  session.restore();
  expect(session.state()).toEqual({ status: 'signed in', user });
});

test('restoring reads local storage only and waits for no request', async () => {
  respond(contract.auth.me, never);
  await renderApp('/method');
  await expect.element(page.getByRole('heading', { name: 'Как считаем' })).toBeVisible();
});

test('`me` is requested in the background after restoring', async () => {
  const requests = respond(contract.auth.me, { status: 200, body: { user } });
  await renderApp('/method');
  await expect.poll(() => requests.length).toBe(1);
  expect(requests[0]?.headers.get('authorization')).toBe('Bearer access-1');
});

test('a session needs a sendable access token and a stored user', () => {
  storeSession();
  localStorage.removeItem('access_token');
  const withoutToken = createTestSession();
  withoutToken.restore();
  expect(withoutToken.state().status).toBe('signed out');

  storeSession();
  localStorage.removeItem('user');
  const withoutUser = createTestSession();
  withoutUser.restore();
  expect(withoutUser.state().status).toBe('signed out');

  for (const token of ['', 'токен', 'a\r\nX: y', 'a b']) {
    storeSession();
    localStorage.setItem('access_token', token);
    const withInvalidToken = createTestSession();
    withInvalidToken.restore();
    expect(withInvalidToken.state().status).toBe('signed out');
  }
});

test('an invalid user written by another tab signs out and stays as written', () => {
  storeSession();
  const session = createTestSession();
  session.restore();
  localStorage.setItem('user', '{');
  session.follow(new StorageEvent('storage', { key: 'user', storageArea: localStorage }));
  expect(session.state().status).toBe('signed out');
  expect(localStorage.getItem('user')).toBe('{');
});

test('a sign-in sets the user and stores the session', () => {
  const session = createTestSession();
  session.restore();
  session.signIn(authResult);
  expect(session.state()).toEqual({ status: 'signed in', user });
  expect(readStoredSession()).toEqual(['access-1', 'refresh-1', JSON.stringify(user)]);
});

test('a cookie tells the server whether somebody is signed in', () => {
  const session = createTestSession();
  session.restore();
  expect(document.cookie).not.toContain('signed_in');
  session.signIn(authResult);
  expect(document.cookie).toContain('signed_in=yes');
  session.end();
  expect(document.cookie).not.toContain('signed_in');
});

const invalidUsers = ['{', 'null', '[]', '{"email":1}', `"${'x'.repeat(1_000_000)}"`, ''];
for (const stored of invalidUsers) {
  test(`an invalid stored user (${stored.slice(0, 12) || 'empty'}) signs out and clears the stored session`, async () => {
    storeSession();
    localStorage.setItem('user', stored);
    const { address } = await renderApp('/seller?sellerId=101', { signedIn: false });
    await expect.element(page.getByRole('heading', { name: 'Вход' })).toBeVisible();
    expect(address()).toBe('/login');
    expect(readStoredSession()).toEqual([null, null, null]);
  });
}

/** Opens a second document with the same local storage, like another tab. */
function openOtherTab() {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const storage = frame.contentWindow?.localStorage;
  if (storage === undefined) throw new Error('No second document');
  return { storage, close: () => frame.remove() };
}

test('a logout in one tab signs out all tabs', async () => {
  const { address } = await renderApp('/method');
  await expect.element(page.getByRole('heading', { name: 'Как считаем' })).toBeVisible();
  const tab = openOtherTab();
  tab.storage.removeItem('access_token');
  await expect.element(page.getByRole('heading', { name: 'Вход' })).toBeVisible();
  expect(address()).toBe('/login');
  tab.close();
});

test('a sign-in in one tab signs in all tabs once it is complete', async () => {
  await renderApp('/login', { signedIn: false });
  await expect.element(page.getByRole('heading', { name: 'Вход' })).toBeVisible();
  const tab = openOtherTab();
  tab.storage.setItem('user', JSON.stringify(user));
  const followed = new Promise<StorageEvent>((resolve) => {
    window.addEventListener('storage', (event) => event.key === 'refresh_token' && resolve(event));
  });
  tab.storage.setItem('refresh_token', 'refresh-1');
  await followed;
  expect(localStorage.getItem('refresh_token')).toBe('refresh-1');
  tab.storage.setItem('access_token', 'access-1');
  await expect.element(page.getByRole('navigation', { name: 'Разделы' })).toBeVisible();
  tab.close();
});
