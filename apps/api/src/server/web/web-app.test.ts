import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveHandlers } from '../../../test/bare-server.ts';
import { serveWebApp } from './web-app.ts';

const script = 'export const x = 1;';
const page =
  '<!doctype html><html lang="ru"><head><meta property="csp-nonce" nonce="__NONCE__"><title>Vitrina</title></head></html>';

const webRoot = mkdtempSync(join(tmpdir(), 'vitrina-web-'));
const root = join(webRoot, 'ru');
const { app } = serveHandlers({}, { NODE_ENV: 'production' });

beforeAll(() => {
  mkdirSync(join(root, 'assets'), { recursive: true });
  for (const language of ['kk', 'en']) {
    mkdirSync(join(webRoot, language));
    writeFileSync(join(webRoot, language, 'index.html'), page.replace('"ru"', `"${language}"`));
  }
  writeFileSync(join(root, 'index.html'), page);
  writeFileSync(join(root, 'screen-chunks.json'), JSON.stringify({ '/seller': ['/assets/app-1a2b.js'] }));
  writeFileSync(join(root, 'favicon.svg'), '<svg/>');
  writeFileSync(join(root, 'assets/app-1a2b.js'), script);
  writeFileSync(join(root, 'assets/app-1a2b.js.br'), brotliCompressSync(script));
  writeFileSync(join(root, 'assets/app-1a2b.js.gz'), gzipSync(script));
  writeFileSync(join(root, 'assets/inter-3c4d.woff2'), 'font');
  serveWebApp(app, webRoot, ['kaspi.kz', '*.kaspi.kz']);
});
afterAll(async () => {
  await app.close();
  rmSync(webRoot, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

test.each([
  '/',
  '/seller?sellerId=7',
  '/nowhere',
  '/index.html',
  '/apiary',
  '/a/b.c',
  '/assets.html',
  '//',
  '//seller',
  '/%',
  '/%E0%A4%A',
  '/%zz?a=%',
])('%s responds with the page', async (url) => {
  const answer = await get(url);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.body).toContain('<title>Vitrina</title>');
});

test('each page has a fresh nonce, is not stored and never 304', async () => {
  const nonces = new Set<string>();
  for (let visit = 0; visit < 3; visit += 1) {
    const answer = await get('/', { 'if-none-match': '*', 'if-modified-since': new Date().toUTCString() });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers).not.toHaveProperty('etag');
    const nonce = /nonce="([^"]+)"/.exec(answer.body)?.[1] ?? '';
    expect(answer.headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`);
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(3);
  expect([...nonces][0]).toMatch(/^[A-Za-z0-9+/]{22}==$/);
});

test('the page of a screen preloads the screen’s code along with its own', async () => {
  const { body } = await get('/seller?sellerId=7', { 'accept-language': 'ru' });
  const [, nonce] = /nonce="([^"]+)"/.exec(body) ?? [];
  expect(body).toContain(
    `<link rel="modulepreload" crossorigin href="/assets/app-1a2b.js" nonce="${nonce}"></head>`,
  );
  for (const [url, language] of [
    ['/login', 'ru'],
    ['/seller', 'kk'],
    ['/sellers', 'ru'],
  ] as const)
    expect((await get(url, { cookie: `language=${language}` })).body).not.toContain('modulepreload');
  expect((await get('/screen-chunks.json')).body).toContain('<title>Vitrina</title>');
});

test('the policy of a page allows nothing inline, nothing foreign except pictures of the given hosts, and no frame', async () => {
  const policy = String((await get('/')).headers['content-security-policy']);
  expect(policy.replace(/nonce-[^']+/, 'nonce-…').split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'nonce-…'",
    "img-src 'self' https://kaspi.kz https://*.kaspi.kz",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types own-worker',
  ]);
  expect((await get('/')).headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
  });
});

test('calls are not indexed; the page of a link is not either, and sends its URL to no other site', async () => {
  const { headers } = await get(`/s/link_${'x'.repeat(43)}`);
  expect(headers).toMatchObject({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' });
  expect((await get('/seller')).headers).not.toHaveProperty('x-robots-tag');
  expect((await get('/robots.txt')).body).toBe('User-agent: *\nDisallow: /api/\n');
});

test.each([
  ['theme=dark', '<html data-theme="dark" lang="ru">'],
  ['sidebar_state=true; theme=light', '<html data-theme="light" lang="ru">'],
  ['theme=dark"><script>', '<html lang="ru">'],
  ['mytheme=dark', '<html lang="ru">'],
  ['theme=', '<html lang="ru">'],
  ['', '<html lang="ru">'],
])('the cookie %j makes it %s', async (cookie, html) => {
  expect((await get('/', { cookie })).body).toContain(html);
});

test('a built file is immutable and sent as the build compressed it', async () => {
  const answer = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br' });
  expect(answer.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
  });
  expect(answer.rawPayload).toEqual(brotliCompressSync(script));
  expect((await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe(
    'gzip',
  );
  expect((await get('/assets/app-1a2b.js')).body).toBe(script);
});

test('serves files without compressed variants and without a hash in the name', async () => {
  const font = await get('/assets/inter-3c4d.woff2', { 'accept-encoding': 'br' });
  expect(font.headers['content-type']).toBe('font/woff2');
  expect(font.headers).not.toHaveProperty('content-encoding');
  const icon = await get('/favicon.svg');
  expect(icon.headers).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'cache-control': 'no-cache',
  });
});

test.each([
  ['GET', '/assets/gone-9z.js'],
  ['GET', '/assets/'],
  ['GET', '/assets'],
  ['GET', '/assets/app-1a2b.js.br'],
  ['GET', '/api/x'],
  ['GET', '/api'],
  ['GET', '/API/health'],
  ['GET', '/api/health/'],
  ['GET', '//api/health'],
  ['DELETE', '/api/health'],
  ['POST', '/api/health'],
  ['POST', '/'],
  ['OPTIONS', '/api/health'],
] as const)('%s %s is NOT_FOUND', async (method, url) => {
  const answer = await app.inject({ method, url, payload: '<x/>', headers: { 'content-type': 'text/xml' } });
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({
    error: 'По этому адресу ничего нет: проверьте адрес и метод запроса.',
    code: 'NOT_FOUND',
  });
  expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
});

test('without a built web app the api responds and pages are 404', async () => {
  const bare = serveHandlers({}).app;
  serveWebApp(bare, join(root, 'not-there'));
  expect((await bare.inject('/')).statusCode).toBe(404);
  expect((await bare.inject('/api/health')).statusCode).toBe(200);
});

test('in development the frontend can read the code of an unknown path', async () => {
  const dev = serveHandlers({}).app;
  serveWebApp(dev, root);
  const origin = 'http://localhost:5173';
  const response = await dev.inject({ method: 'POST', url: '/api/x', headers: { origin } });
  expect(response.headers['access-control-allow-origin']).toBe(origin);
  expect(response.json()).toMatchObject({ code: 'NOT_FOUND' });
  await dev.close();
});
