import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveHandlers } from '../../test/bare-server.ts';
import { serveDocs } from './serve-docs.ts';

const { app } = serveHandlers({}, { NODE_ENV: 'production' });
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

beforeAll(() => serveDocs(app));
afterAll(() => app.close());

test('serves the page with all files that it names', async () => {
  const page = await get('/docs');
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  const paths = [...page.body.matchAll(/(?:href|src)="(\/docs\/[^"]+)"/g)].map(([, path = '']) => path);
  expect(paths).toContain('/docs/scalar.js');
  for (const path of paths) expect((await get(path)).statusCode, path).toBe(200);
});

test('the policy allows no foreign file and no inline script, and the page has none', async () => {
  const { headers, body } = await get('/docs/');
  const policy = String(headers['content-security-policy']).split('; ');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self'");
  expect(body).not.toMatch(/ on\w+=|javascript:|<script(?! (?:type="module" )?src="\/docs\/)|https?:/);
});

test('serves the committed document with an ETag', async () => {
  const response = await get('/docs/openapi.json');
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(response.rawPayload).toEqual(
    readFileSync(new URL(import.meta.resolve('@vitrina/contract/openapi.json'))),
  );
  const etag = String(response.headers['etag']);
  const again = await get('/docs/openapi.json', { 'if-none-match': `"other", W/${etag}` });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect((await get('/docs/openapi.json', { 'if-none-match': '"other"' })).statusCode).toBe(200);
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('sends files compressed as %s', async (encoding, decompress) => {
  const response = await get('/docs/scalar.js', { 'accept-encoding': encoding });
  expect(response.headers['content-encoding']).toBe(encoding);
  expect(response.headers['vary']).toContain('Accept-Encoding');
  const plain = (await get('/docs/scalar.js')).rawPayload;
  expect(decompress(response.rawPayload).equals(plain)).toBe(true);
});
