import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type PostgresServer,
  getDatabaseUrl,
  startPostgres,
} from '../../../test/postgres/postgres-server.ts';
import { freePort, startServer } from '../../../test/server-process.ts';

/** Longer than a server takes to start on a busy machine. */
const patient = { timeout: 30_000 };
const METRICS_TOKEN = 'a token of 16 characters';

/** A Postgres server that the test kills, and one api server on it. */
let postgres: PostgresServer;
let dataDir: string;
let url: string;
let server: ReturnType<typeof startServer>;

beforeAll(async () => {
  postgres = startPostgres();
  dataDir = await mkdtemp(join(tmpdir(), 'vitrina-killed-'));
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
});

afterAll(async () => {
  server.process.kill('SIGKILL');
  await server.exit;
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const start = () =>
  startServer({
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    DATABASE_URL: getDatabaseUrl(postgres.folder, 'postgres'),
    CODE_PEPPER: 'the same for all servers: 0123456789',
    METRICS_TOKEN,
    PORT: new URL(url).port,
  });

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(url + path, { headers });
  return { status: response.status, body: await response.text() };
};

const post = async (path: string, body: object) => {
  const response = await fetch(`${url}/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, string> };
};

const signIn = async (email: string): Promise<string> => {
  await post('request-code', { email });
  const readCode = () => new RegExp(`sign-in code for ${email}: (\\d{6})`).exec(server.lines())?.[1];
  await expect.poll(readCode, patient).toBeDefined();
  return (await post('verify-code', { email, code: readCode() })).body['accessToken'] ?? '';
};

const isSignedIn = (token: string) => get('/api/auth/me', { authorization: `Bearer ${token}` });
const readMetrics = () => get('/metrics', { authorization: `Bearer ${METRICS_TOKEN}` });

/** Checks the responses while Postgres is away. */
const expectAway = async () => {
  expect(await post('request-code', { email: 'away@b.co' })).toMatchObject({
    status: 503,
    body: { code: 'SERVICE_UNAVAILABLE' },
  });
  // Requests share the copy of the published weeks that was read before the kill for 200 ms.
  await expect
    .poll(() => get('/api/report/seller-info/2026/45/1').then(({ status }) => status), patient)
    .toBe(503);
  expect(await get('/readyz')).toEqual({ status: 503, body: 'The app database cannot be used' });
  expect((await get('/livez')).status).toBe(200);
  expect(await readMetrics()).toMatchObject({
    status: 200,
    body: expect.stringContaining('vitrina_app_database_up 0'),
  });
};

test('a server that starts while Postgres is away is 503, and serves when it is back', async () => {
  await postgres.crash();
  server = start();
  server.ready.catch(() => undefined);
  await expect.poll(() => get('/livez').then(({ status }) => status, String), patient).toBe(200);
  await expectAway();
  postgres.restart();
  await server.ready;
  expect((await get('/api/report/seller-info/2026/45/1')).status).toBe(404);
  expect((await readMetrics()).body).toContain('vitrina_app_database_up 1');
  expect((await isSignedIn(await signIn('first@b.co'))).status).toBe(200);
}, 120_000);

test('a killed Postgres is 503 in every call, and used again when it is back, with the sessions of before', async () => {
  const token = await signIn('second@b.co');
  const seen = new Set<number>();
  let isAsking = true;
  const ask = async (at: number) => {
    for (let n = 0; isAsking; n += 1) {
      seen.add((await isSignedIn(token)).status);
      seen.add((await post('request-code', { email: `a${at}-${n}@b.co` })).status);
    }
  };
  const asking = Promise.all(Array.from({ length: 20 }, (_, at) => ask(at)));
  await expect.poll(() => seen.has(200), patient).toBe(true);
  await postgres.crash();
  await expect.poll(() => seen.has(503), patient).toBe(true);
  isAsking = false;
  await asking;
  expect([...seen].filter((status) => ![200, 429, 503].includes(status))).toEqual([]);
  await expectAway();
  postgres.restart();
  await expect.poll(() => isSignedIn(token).then(({ status }) => status), patient).toBe(200);
  server.process.kill('SIGTERM');
  expect(await server.exit).toEqual([0, null]);
  expect(await server.printed.output).not.toMatch(/uncaught|"level":60/);
  expect(await server.printed.errors).toBe('');
}, 120_000);
