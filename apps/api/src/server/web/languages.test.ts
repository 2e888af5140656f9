import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { serveHandlers } from '../../../test/bare-server.ts';
import { serveWebBuild } from '../../../test/web-build.ts';
import { serveWebApp } from './web-app.ts';

const script = 'export const x = 1;';
const createPage = (language: string) => `<!doctype html><html lang="${language}"></html>`;

const get = serveWebBuild((language) => ({
  'index.html': createPage(language),
  [`assets/app-${language}.js`]: script,
}));

test.each([
  ['the cookie of the person', 'kk', { cookie: 'theme=dark; language=kk', 'accept-language': 'en' }],
  ['nobody’s choice, Russian, in an English browser', 'ru', { 'accept-language': 'en-GB, de;q=0.5' }],
  ['nobody’s choice, Russian, in a Kazakh browser', 'ru', { 'accept-language': 'kk' }],
  [
    'nobody’s choice where the cookie names no language',
    'ru',
    { cookie: 'language=xx', 'accept-language': 'kk' },
  ],
])('the page is in the language of %s', async (_title, language, headers) => {
  const answer = await get('/seller', headers);
  expect(answer.body).toContain(`lang="${language}"`);
  expect(answer.headers['vary']).toBe('Cookie');
});

test('a build that lacks a language is refused', async () => {
  const partial = mkdtempSync(join(tmpdir(), 'vitrina-web-'));
  mkdirSync(join(partial, 'ru'));
  writeFileSync(join(partial, 'ru', 'index.html'), createPage('ru'));
  const other = serveHandlers({}, { NODE_ENV: 'production' });
  expect(() => serveWebApp(other.app, partial)).toThrow(
    /lacks a language of ru, kk, en: build the web app again/,
  );
  await other.app.close();
  rmSync(partial, { recursive: true });
});

test('the files of every language are served', async () => {
  for (const language of ['kk', 'en']) expect((await get(`/assets/app-${language}.js`)).body).toBe(script);
});
