import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import type { Analytics } from '../src/analytics/analytics.ts';
import { DATABASE, openAnalytics } from '../src/analytics/client/open-analytics.ts';
import { startEngine } from '@vitrina/chdb-server';

/** Analytics for tests, initially empty. */
export interface TestAnalytics extends Analytics {
  /** Options that open the same data again. */
  readonly options: { dataDir: string; database?: string; clickhouseUrl?: string };
}

/** A ClickHouse server for tests, at `http://user:password@host:port`. */
export interface TestServer {
  url: string;
  stop(): Promise<void>;
}

/**
 * The engine of the api's tests, from VITRINA_TEST_CLICKHOUSE:
 * unset: an embedded engine that the test files of a worker share, with a database per test file;
 * `engine`: an engine process on a loopback TCP port, used by CLICKHOUSE_URL like a server;
 * `http://user:password@host:port`: that server, with a database per test file.
 */
const mode = process.env['VITRINA_TEST_CLICKHOUSE'] ?? '';

const isOnServer = mode !== '';

/** Starts an engine process on a loopback TCP port with user and password. */
export const startTestServer = async (dataDir: string): Promise<TestServer> => {
  const user = 'analyst';
  const password = crypto.randomUUID();
  const engine = await startEngine(dataDir, { database: DATABASE, tcp: { port: 0, user, password } });
  const stop = async () => {
    engine.release();
    await engine.ended;
  };
  return { url: `http://${user}:${password}@127.0.0.1:${engine.port}`, stop };
};

const createDatabaseName = () => `test_${crypto.randomUUID().replaceAll('-', '')}`;

const createDataDir = () => mkdtemp(join(tmpdir(), 'vitrina-test-'));

const openOnServer = async (): Promise<TestAnalytics> => {
  const dataDir = await createDataDir();
  const server = mode === 'engine' ? await startTestServer(dataDir) : { url: mode, stop: async () => {} };
  const url = new URL(server.url);
  const name = createDatabaseName();
  url.pathname = name;
  const options = { dataDir, clickhouseUrl: url.href };
  const analytics = await openAnalytics(options);
  const close = async () => {
    await analytics.command(`DROP DATABASE \`${name}\` SYNC`);
    await analytics.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { ...analytics, options, close };
};

const openSharedEngine = async () => {
  const dataDir = await createDataDir();
  return { dataDir, engine: await openAnalytics({ dataDir }) };
};

/** The engine of this worker: a start and the first build on a cold engine cost more than most test files. */
let shared: ReturnType<typeof openSharedEngine> | undefined;

const openOnSharedEngine = async (): Promise<TestAnalytics> => {
  shared ??= openSharedEngine();
  const { dataDir, engine } = await shared;
  const options = { dataDir, database: createDatabaseName() };
  const create = () => engine.command(`CREATE DATABASE IF NOT EXISTS ${options.database} ENGINE = Atomic`);
  // The supervisor restarts an engine that is silent, which takes seconds.
  await vi.waitFor(create, { timeout: 30_000, interval: 200 });
  const analytics = await openAnalytics(options);
  const close = async () => {
    await analytics.close();
    await engine.command(`DROP DATABASE ${options.database} SYNC`);
  };
  return { ...analytics, options, close };
};

/**
 * Opens empty analytics in a database of its own; `close` deletes it. Open once per test file in beforeAll and close in
 * afterAll. The engine outlives the file: a test that stops or damages an engine opens one in a directory of its own.
 */
export const openTestAnalytics = (): Promise<TestAnalytics> =>
  isOnServer ? openOnServer() : openOnSharedEngine();
