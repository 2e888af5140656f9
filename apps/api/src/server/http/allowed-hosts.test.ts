import { expect, test } from 'vitest';
import { serveHandlers } from '../../../test/bare-server.ts';

const call = (host: string, env: NodeJS.ProcessEnv = {}) =>
  serveHandlers({}, env).app.inject({ url: '/api/health', headers: { host } });

test.each([
  'localhost',
  'LOCALHOST:3000',
  'localhost.:3000',
  '127.0.0.1:3000',
  '192.168.1.7',
  '[::1]:3000',
  '[fe80::1]',
])('responds to the host %s', async (host) => {
  expect((await call(host)).statusCode).toBe(200);
});

test.each(['evil.example', 'evil.example:3000', 'localhost.evil.example', '127.0.0.1.nip.io', '[evil]'])(
  'responds with 421 to the host %j',
  async (host) => {
    const response = await call(host);
    expect(response.statusCode).toBe(421);
    expect(response.json()).toEqual({ error: expect.any(String), code: 'VALIDATION_ERROR' });
    expect(response.headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
  },
);

test('responds to the hosts of HOST and PUBLIC_URL', async () => {
  const env = { HOST: 'vitrina.local', PUBLIC_URL: 'https://Vitrina.example.kz' };
  expect((await call('vitrina.local:3000', env)).statusCode).toBe(200);
  expect((await call('vitrina.example.kz', env)).statusCode).toBe(200);
  expect((await call('example.kz', env)).statusCode).toBe(421);
});

test('ignores X-Forwarded-Host, which a page may send, also behind a trusted proxy', async () => {
  const { app } = serveHandlers({}, { TRUST_PROXY: '127.0.0.1' });
  const headers = { host: 'evil.example', 'x-forwarded-host': 'localhost' };
  expect((await app.inject({ url: '/api/health', headers })).statusCode).toBe(421);
});
