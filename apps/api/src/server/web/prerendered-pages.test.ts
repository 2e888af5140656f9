import { expect, test } from 'vitest';
import { serveWebBuild } from '../../../test/web-build.ts';

const page =
  '<!doctype html><html lang="ru"><head><meta nonce="__NONCE__"><title>Vitrina</title></head></html>';

const get = serveWebBuild((language) => ({
  'index.html': page,
  ...(language === 'ru' && {
    'login.html': page.replace('</html>', '<h1>Вход</h1></html>'),
    'outline.html': page.replace('</html>', '<b>open</b></html>'),
    'outline-collapsed.html': page.replace('</html>', '<b>collapsed</b></html>'),
  }),
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

test.each([
  ['a signed-in person', '/seller?sellerId=1', 'signed_in=yes; sidebar_state=true', 'open'],
  ['a signed-in person with another theme', '/', 'theme=dark; signed_in=yes', 'open'],
  ['a signed-in person with a collapsed sidebar', '/', 'signed_in=yes; sidebar_state=false', 'collapsed'],
  ['a signed-in person on a public page', '/login', 'signed_in=yes', undefined],
  ['a signed-in person at a shared link', '/s/token', 'signed_in=yes', undefined],
  ['a stranger', '/', '', undefined],
])('which outline %s gets', async (_title, path, cookie, outline) => {
  expect(/<b>(\w+)<\/b>/.exec((await get(path, { cookie })).body)?.[1]).toBe(outline);
});
