import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Analytics } from '../src/analytics/analytics.ts';
import { DATABASE, openAnalytics } from '../src/analytics/client/open-analytics.ts';
import { startEngine } from '@vitrina/chdb-server';

/** Analytics for tests, initially empty. */
export interface TestAnalytics extends Analytics {
  /** Options that open the same data again. */
  readonly options: { dataDir: string; clickhouseUrl?: string };
}

/** A ClickHouse server for tests, at `http://user:password@host:port`. */
export interface TestServer {
  url: string;
  stop(): Promise<void>;
}

/**
 * The engine of the api's tests, from VITRINA_TEST_CLICKHOUSE:
 * unset: an embedded engine per test file, on a socket in its directory;
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

const openOnServer = async (dataDir: string): Promise<TestAnalytics> => {
  const server = mode === 'engine' ? await startTestServer(dataDir) : { url: mode, stop: async () => {} };
  const url = new URL(server.url);
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
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

/**
 * Opens empty analytics; `close` deletes all data. Open once per test file in beforeAll (0.3 processor seconds) and
 * close in afterAll.
 */
export const openTestAnalytics = async (): Promise<TestAnalytics> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrina-test-'));
  if (isOnServer) return openOnServer(dataDir);
  const options = { dataDir };
  const analytics = await openAnalytics(options);
  const close = async () => {
    await analytics.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { ...analytics, options, close };
};
