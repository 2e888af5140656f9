import { expect, test } from 'vitest';
import { serveWebBuild } from '../../../test/web-build.ts';

const page =
  '<!doctype html><html lang="ru"><head><meta nonce="__NONCE__"><title>Vitrina</title></head></html>';

const get = serveWebBuild((language) => ({
  'index.html': page,
  ...(language === 'ru' && { 'login.html': page.replace('</html>', '<h1>Вход</h1></html>') }),
}));

test.each([
  ['a stranger', '', true],
  ['a stranger who has chosen a language', 'language=ru', true],
  ['a person who is signed in', 'signed_in=yes', false],
  ['a person who has chosen a theme', 'theme=dark', false],
])('whether %s gets the prerendered page', async (_title, cookie, isPrerendered) => {
  const { body, headers } = await get('/login?x=1', { cookie });
  expect(body.includes('<h1>Вход</h1>')).toBe(isPrerendered);
  expect(body).toContain('<title>Vitrina</title>');
  expect(body).not.toContain('__NONCE__');
  expect(headers['cache-control']).toBe('no-store');
});

test('a prerendered page is served at the path of its screen alone', async () => {
  expect((await get('/login.html')).body).not.toContain('<h1>Вход</h1>');
});
