import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Analytics, openAnalytics } from '../src/analytics/analytics.ts';
import { startEngine } from '../src/analytics/engine/start.ts';

/** Analytics of a test's own, empty at first. */
export interface TestAnalytics extends Analytics {
  /** What openAnalytics was called with: who opens with the same gets the same data. */
  readonly options: { dataDir: string; clickhouseUrl?: string };
}

/** A ClickHouse server for a test: `http://user:password@host:port`. */
export interface TestServer {
  url: string;
  stop(): Promise<void>;
}

/**
 * What the whole api suite runs on, by VITRINA_TEST_CLICKHOUSE:
 * unset: an embedded engine for every test file, on a socket in a directory of its own;
 * `engine`: an engine process on a loopback TCP port, reached by CLICKHOUSE_URL as a server is;
 * `http://user:password@host:port`: that server, with a database for every test file.
 */
const mode = process.env['VITRINA_TEST_CLICKHOUSE'] ?? '';

const isOnServer = mode !== '';

/** Starts an engine process on a loopback TCP port behind a user and a password. */
export const startTestServer = async (dataDir: string): Promise<TestServer> => {
  const user = 'analyst';
  const password = crypto.randomUUID();
  const engine = await startEngine(dataDir, { tcp: { port: 0, user, password } });
  const stop = async () => {
    engine.letGo();
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
 * Opens analytics with nothing in them; `close` takes away all that was written. Open them once per
 * test file (half a second), in beforeAll, and close them in afterAll.
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
