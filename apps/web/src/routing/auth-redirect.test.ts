import { expect, test } from 'vitest';
import type { SessionState } from '../session/session.ts';
import { normalizeHref, getAuthRedirect } from './auth-redirect.ts';

const user = { id: 'u1', email: 'a@b.kz', status: 'active', createdAt: '', updatedAt: '' };
const signedIn: SessionState = { status: 'signed in', user };
const signedOut: SessionState = { status: 'signed out' };

test.each([
  ['/seller/?sellerId=101&year=2026', '/seller?sellerId=101&year=2026'],
  ['/Seller?title=Ёлка/#A', '/seller?title=Ёлка/#A'],
  ['//brand//?brandId=7', '/brand?brandId=7'],
  ['/', '/'],
  ['/?year=2026', '/?year=2026'],
])('%s is normalized to %s with its search params', (requested, href) => {
  expect(normalizeHref(requested)).toBe(href);
  expect(getAuthRedirect(requested, signedIn)).toBe(href);
});

test.each(['/s/link_AbC-_1', '/s/link_AbC-_1?tab=products', '/s'])(
  'the link %s needs no sign-in and keeps its capitals',
  (href) => {
    for (const state of [signedIn, signedOut]) expect(getAuthRedirect(href, state)).toBe(href);
  },
);

test('a path that only starts like a link needs a sign-in', () => {
  expect(getAuthRedirect('/sellers', signedOut)).toBe('/login');
  expect(getAuthRedirect('/search/x', signedOut)).toBe('/login');
});

test('a protocol-relative address becomes a path of this site', () => {
  expect(getAuthRedirect('//evil.example/seller', signedIn)).toBe('/evil.example/seller');
});

test('a signed-out person is redirected to /login except from /home and /login, a signed-in one away from /login', () => {
  for (const href of ['/', '/seller?sellerId=1', '/homeward', '/login2', '/no-such-page'])
    expect(getAuthRedirect(href, signedOut)).toBe('/login');
  for (const href of ['/home', '/login', '/home?from=mail'])
    expect(getAuthRedirect(href, signedOut)).toBe(href);
  expect(getAuthRedirect('/login/', signedIn)).toBe('/');
  expect(getAuthRedirect('/home/', signedIn)).toBe('/home');
});
