import { describe, expect, test } from 'vitest';
import { serveHandlers } from '../../../test/bare-server.ts';
import { ContractError } from '@vitrina/contract/serving';

const securityHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
};

test('responds with 414 to an id of 200 digits', async () => {
  const answer = await serveHandlers({}).app.inject(`/api/report/seller-info/2026/46/${'9'.repeat(200)}`);
  expect(answer.statusCode).toBe(414);
  expect(answer.json()).toMatchObject({ code: 'VALIDATION_ERROR' });
  expect(answer.headers).toMatchObject(securityHeaders);
});

test.each([
  ['200', undefined],
  ['400', new ContractError('VALIDATION_ERROR')],
  ['408', new ContractError('VALIDATION_ERROR', { status: 408 })],
  ['429', new ContractError('TOO_MANY_REQUESTS')],
  ['500', new ContractError('INTERNAL_SERVER_ERROR')],
  ['503', new ContractError('SERVICE_UNAVAILABLE')],
])(
  'a response with status %s has the security headers and does not name the software',
  async (status, failure) => {
    const answer = await serveHandlers({
      health: { check: async () => (failure ? Promise.reject(failure) : { ok: true, message: 'да' }) },
    }).app.inject('/api/health');
    expect(answer.statusCode).toBe(Number(status));
    expect(answer.headers).toMatchObject({
      ...securityHeaders,
      'content-type': 'application/json; charset=utf-8',
    });
    expect(answer.headers).not.toHaveProperty('x-powered-by');
    expect(answer.headers).not.toHaveProperty('server');
    expect(answer.headers).not.toHaveProperty('strict-transport-security');
  },
);

test('sends Strict-Transport-Security only when the public URL is https', async () => {
  const answer = await serveHandlers({}, { PUBLIC_URL: 'https://vitrina.example.kz' }).app.inject(
    '/api/health',
  );
  expect(answer.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
});

test('reads the caller’s address from X-Forwarded-For only behind a trusted proxy', async () => {
  const readAddress = async (env: NodeJS.ProcessEnv) => {
    const { app } = serveHandlers({ health: { check: async ({ ip }) => ({ ok: true, message: ip }) } }, env);
    const headers = { 'x-forwarded-for': '203.0.113.7, 198.51.100.9' };
    return (await app.inject({ url: '/api/health', headers })).json<{ message: string }>().message;
  };
  expect(await readAddress({})).toBe('127.0.0.1');
  expect(await readAddress({ TRUST_PROXY: '10.0.0.0/8' })).toBe('127.0.0.1');
  expect(await readAddress({ TRUST_PROXY: '127.0.0.1' })).toBe('198.51.100.9');
  expect(await readAddress({ TRUST_PROXY: '127.0.0.1,198.51.100.0/24' })).toBe('203.0.113.7');
});

test('reads an address in X-Forwarded-For without its port and brackets', async () => {
  const readAddress = async (forwarded: string) => {
    const { app } = serveHandlers(
      { health: { check: async ({ ip }) => ({ ok: true, message: ip }) } },
      { TRUST_PROXY: '127.0.0.1,10.0.0.0/8' },
    );
    const headers = { 'x-forwarded-for': forwarded };
    return (await app.inject({ url: '/api/health', headers })).json<{ message: string }>().message;
  };
  expect(await readAddress('5.5.5.5:1024')).toBe('5.5.5.5');
  expect(await readAddress('"[2001:db8::1]:443"')).toBe('2001:db8::1');
  expect(await readAddress('[2001:db8::1]')).toBe('2001:db8::1');
  expect(await readAddress('5.5.5.5:1024, 10.0.0.1:8080')).toBe('5.5.5.5');
  expect(await readAddress('anything')).toBe('unknown');
  expect(await readAddress('_hidden:7')).toBe('unknown');
});

describe('another origin', () => {
  const from = (env: NodeJS.ProcessEnv, origin: string, method: 'GET' | 'OPTIONS' = 'GET') =>
    serveHandlers({}, env).app.inject({
      method,
      url: '/api/health',
      headers: { origin, 'access-control-request-method': 'GET' },
    });
  const allowed = (headers: Record<string, unknown>) =>
    Object.keys(headers).filter((name) => name.startsWith('access-control'));

  test('is not allowed in production', async () => {
    for (const origin of ['https://evil.example', 'http://localhost:5173']) {
      expect(allowed((await from({ NODE_ENV: 'production' }, origin)).headers)).toEqual([]);
      expect(allowed((await from({ NODE_ENV: 'production' }, origin, 'OPTIONS')).headers)).toEqual([]);
    }
  });

  test('is allowed in development when it is the frontend, also by a preflight', async () => {
    const answer = await from({}, 'http://localhost:5173');
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': 'http://localhost:5173',
      vary: 'Origin',
    });
    const preflight = await from({}, 'http://localhost:5173', 'OPTIONS');
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers).toMatchObject({
      'access-control-allow-methods': 'GET, POST, PUT, DELETE',
      'access-control-allow-headers': 'authorization, content-type, if-match, share-token',
    });
    expect(allowed((await from({}, 'https://evil.example')).headers)).toEqual([]);
    expect((await from({ VITE_FRONTEND_PORT: '4000' }, 'http://localhost:4000')).headers).toMatchObject({
      'access-control-allow-origin': 'http://localhost:4000',
    });
  });
});

test('logs one line for each response, without the query', async () => {
  const { app, log } = serveHandlers({});
  await app.inject('/api/health?email=a@b.kz');
  expect(log().trim().split('\n')).toHaveLength(1);
  expect(JSON.parse(log())).toMatchObject({ level: 30, method: 'GET', path: '/api/health', status: 200 });
});

test('logs at most 200 characters of a path, without the e-mail addresses and keys in it', async () => {
  const { app, log } = serveHandlers({});
  await app.inject('/api/' + 'x'.repeat(14_000));
  for (const email of ['anna@b.kz', 'anna%40b.kz', 'anna%2540b.kz']) await app.inject(`/docs/${email}/page`);
  await app.inject(`/api/key_${'a'.repeat(43)}`);
  await app.inject(`/api/${'x'.repeat(190)}/anna@b.kz`);
  const paths = log()
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { path: string }).path);
  expect(Math.max(...paths.map((path) => path.length))).toBe(200);
  expect(paths.slice(1, 4)).toEqual(Array.from({ length: 3 }, () => '/docs/[e-mail]/page'));
  expect(paths[4]).toBe('/api/key_[token]');
  expect(log()).not.toContain('anna');
});
