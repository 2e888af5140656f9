import { expect, test } from 'vitest';
import type { SessionState } from '../session/session.ts';
import { canonicalPath, authRedirect } from './auth-redirect.ts';

const user = { id: 'u1', email: 'a@b.kz', status: 'active', createdAt: '', updatedAt: '' };
const known: SessionState = { status: 'signed in', user };
const stranger: SessionState = { status: 'signed out' };

test.each([
  ['/seller/?sellerId=101&year=2026', '/seller?sellerId=101&year=2026'],
  ['/Seller?title=Ёлка/#A', '/seller?title=Ёлка/#A'],
  ['//brand//?brandId=7', '/brand?brandId=7'],
  ['/', '/'],
  ['/?year=2026', '/?year=2026'],
])('%s is the address %s: it has that screen and its week', (asked, href) => {
  expect(canonicalPath(asked)).toBe(href);
  expect(authRedirect(asked, known)).toBe(href);
});

test('what looks like another site is a path of this one', () => {
  expect(authRedirect('//evil.example/seller', known)).toBe('/evil.example/seller');
});

test('strangers land at /login from wherever but /home and /login, and nobody signs in twice', () => {
  for (const href of ['/', '/seller?sellerId=1', '/homeward', '/login2', '/no-such-page'])
    expect(authRedirect(href, stranger)).toBe('/login');
  for (const href of ['/home', '/login', '/home?from=mail']) expect(authRedirect(href, stranger)).toBe(href);
  expect(authRedirect('/login/', known)).toBe('/');
  expect(authRedirect('/home/', known)).toBe('/home');
});
