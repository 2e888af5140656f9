import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/test-server.ts';
import { runCommand } from '../../../test/command.ts';
import { createDatabase, type TestDatabase } from '../../../test/database.ts';
import { csv, feedRow } from '../../../test/feed.ts';
import { freePort, startServer } from '../../../test/server-process.ts';

/** Longer than a request takes on a busy machine; `published-weeks-copy.test.ts` has the bound. */
const patient = { timeout: 30_000 };

/** Two servers with data directories of their own, on one Postgres and one engine. */
let folder: string;
let engine: TestServer;
let database: TestDatabase;
let servers: ReturnType<typeof startServer>[];
let urls: string[];

const settings = (dataDir: string) => ({
  DATA_DIR: join(folder, dataDir),
  DATABASE_URL: database.settings.databaseUrl ?? '',
  CLICKHOUSE_URL: engine.url,
  CODE_PEPPER: 'the same for both servers: 0123456789',
});

const command = (...args: string[]) => runCommand(args, folder, settings('command'));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-two-'));
  engine = await startTestServer(join(folder, 'engine'));
  database = await createDatabase();
  await writeFile(join(folder, 'old.csv'), csv([feedRow(1, { seller_title: 'Раньше' })]));
  await writeFile(join(folder, 'new.csv'), csv([feedRow(1, { seller_title: 'Позже' })]));
  const ports = [await freePort(), await freePort()];
  urls = ports.map((port) => `http://127.0.0.1:${port}/api`);
  servers = ports.map((port, n) =>
    startServer({ ...settings(`server-${n}`), NODE_ENV: 'production', PORT: String(port) }),
  );
  await Promise.all(servers.map(({ ready }) => ready));
});

afterAll(async () => {
  for (const { process } of servers) process.kill('SIGTERM');
  await Promise.all(servers.map(({ exit }) => exit));
  await engine.stop();
  await database.remove();
  await rm(folder, { recursive: true, force: true });
});

const post = async (server: number, path: string, body: object, token?: string) => {
  const response = await fetch(`${urls[server]}/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, string> };
};

const sortedStatuses = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other);

const me = async (server: number, token: string) =>
  (await fetch(`${urls[server]}/auth/me`, { headers: { authorization: `Bearer ${token}` } })).status;

const readSeller = async (server: number) => {
  const response = await fetch(`${urls[server]}/report/seller-info/2026/45/1`);
  return { status: response.status, etag: response.headers.get('etag'), body: await response.text() };
};

test('both serve a week that a command publishes and replaces, with the same bytes', async () => {
  expect((await Promise.all([readSeller(0), readSeller(1)])).map(({ status }) => status)).toEqual([404, 404]);
  for (const [args, title] of [
    [['old.csv'], 'Раньше'],
    [['--replace', 'new.csv'], 'Позже'],
  ] as const) {
    expect(await command('ingest', ...args)).toMatchObject({ code: 0 });
    const answers = await vi.waitFor(async () => {
      const both = await Promise.all([readSeller(0), readSeller(1)]);
      for (const { body } of both) expect(body).toContain(title);
      return both;
    }, patient);
    expect(answers[0]).toEqual(answers[1]);
    expect(await Promise.all([readSeller(0), readSeller(1)])).toEqual(answers);
  }
});

test('two apis share codes, sessions and limits', async () => {
  const email = 'a@b.co';
  const asked = await Promise.all([0, 1, 0, 1].map((server) => post(server, 'request-code', { email })));
  expect(sortedStatuses(asked)).toEqual([200, 429, 429, 429]);
  const granting = servers[asked.findIndex(({ status }) => status === 200) % 2];
  const code = await vi.waitUntil(
    () => /sign-in code for a@b\.co: (\d{6})/.exec(granting?.lines() ?? '')?.[1],
    patient,
  );
  const guesses = await Promise.all(
    [0, 1, 0, 1].map((server) => post(server, 'verify-code', { email, code })),
  );
  expect(sortedStatuses(guesses)).toEqual([200, 401, 401, 401]);
  const { accessToken = '', refreshToken } = guesses.find(({ status }) => status === 200)?.body ?? {};
  expect(await Promise.all([me(0, accessToken), me(1, accessToken)])).toEqual([200, 200]);
  const refreshed = await Promise.all(
    [0, 1, 0, 1].map((server) => post(server, 'refresh', { refreshToken })),
  );
  expect(refreshed).toEqual(Array.from({ length: 4 }, () => refreshed[0]));
  const next = refreshed[0]?.body ?? {};
  await post(0, 'logout', { refreshToken: next['refreshToken'] }, next['accessToken']);
  expect(await me(1, next['accessToken'] ?? '')).toBe(401);
});

test('a data directory has nothing that another process needs', async () => {
  const files = await Promise.all(
    ['server-0', 'server-1', 'command'].map((name) => readdir(join(folder, name))),
  );
  expect(files).toEqual(Array.from({ length: 3 }, () => ['vitrina.postgres']));
});
