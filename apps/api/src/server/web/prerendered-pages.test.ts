import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES } from '@vitrina/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveHandlers } from '../../../test/bare-server.ts';
import { serveWebApp } from './web-app.ts';

const page =
  '<!doctype html><html lang="ru"><head><meta nonce="__NONCE__"><title>Vitrina</title></head></html>';

const webRoot = mkdtempSync(join(tmpdir(), 'vitrina-web-'));
const { app } = serveHandlers({}, { NODE_ENV: 'production' });

beforeAll(() => {
  for (const language of LANGUAGES) {
    mkdirSync(join(webRoot, language));
    writeFileSync(join(webRoot, language, 'index.html'), page);
  }
  writeFileSync(join(webRoot, 'ru', 'login.html'), page.replace('</html>', '<h1>Вход</h1></html>'));
  serveWebApp(app, webRoot);
});
afterAll(async () => {
  await app.close();
  rmSync(webRoot, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

test.each([
  ['a stranger', '', true],
  ['a stranger who has chosen a language', 'language=ru', true],
  ['a person who is signed in', 'signed_in=yes', false],
  ['a person with a theme of one’s own', 'theme=dark', false],
])('the page that the build has rendered is for %s', async (_title, cookie, isPrerendered) => {
  const { body, headers } = await get('/login?x=1', { cookie });
  expect(body.includes('<h1>Вход</h1>')).toBe(isPrerendered);
  expect(body).toContain('<title>Vitrina</title>');
  expect(body).not.toContain('__NONCE__');
  expect(headers['cache-control']).toBe('no-store');
});

test('a page that the build has rendered is no file', async () => {
  expect((await get('/login.html')).body).not.toContain('<h1>Вход</h1>');
});
