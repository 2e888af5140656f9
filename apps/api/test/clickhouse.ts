import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import type { Analytics } from '../src/analytics/analytics.ts';
import { onAllServers, quoteName, storedDatabaseOf } from '../src/analytics/servers/shards.ts';
import type { ServerAddress } from '../src/analytics/client/connect-server.ts';
import { openAnalytics } from '../src/analytics/client/open-analytics.ts';
import { CLUSTER, startTestCluster } from './cluster/start-cluster.ts';
import { startTestServer } from './test-server.ts';

/** Analytics for tests, initially empty. */
export interface TestAnalytics extends Analytics {
  /** Options that open the same data again. */
  readonly options: {
    dataDir: string;
    database?: string;
    clickhouse?: ServerAddress;
  };
}

/**
 * The engine of the api's tests, from VITRINA_TEST_CLICKHOUSE:
 * unset: an embedded engine that the test files of a worker share, with a database per test file;
 * `engine`: an engine process on a loopback TCP port, used by CLICKHOUSE_URL like a server;
 * `cluster`: two engine processes, used by CLICKHOUSE_CLUSTER like the shards of a cluster;
 * `http://user:password@host:port`: that server, with a database per test file, or with VITRINA_TEST_CLUSTER the cluster of
 * that name that it belongs to.
 */
const mode = process.env['VITRINA_TEST_CLICKHOUSE'] ?? '';

const isOnServer = mode !== '';

const createDatabaseName = () => `test_${crypto.randomUUID().replaceAll('-', '')}`;

const createDataDir = () => mkdtemp(join(tmpdir(), 'vitrina-test-'));

/** Starts the server or the cluster of the mode. */
const startServer = async (dataDir: string) => {
  if (mode === 'engine') return startTestServer(dataDir);
  if (mode === 'cluster') return { ...(await startTestCluster()), cluster: CLUSTER };
  return { url: mode, cluster: process.env['VITRINA_TEST_CLUSTER'], stop: async () => {} };
};

const dropDatabases = async (analytics: Analytics, name: string): Promise<void> => {
  const names = analytics.cluster ? [name, storedDatabaseOf(name)] : [name];
  for (const one of names)
    await analytics.command(`DROP DATABASE ${quoteName(one)}${onAllServers(analytics)} SYNC`);
};

const openOnServer = async (): Promise<TestAnalytics> => {
  const dataDir = await createDataDir();
  const server = await startServer(dataDir);
  const url = new URL(server.url);
  const name = createDatabaseName();
  url.pathname = name;
  const cluster = 'cluster' in server ? server.cluster : undefined;
  const options = { dataDir, clickhouse: { url: url.href, cluster } };
  const analytics = await openAnalytics(options);
  const close = async () => {
    await dropDatabases(analytics, name);
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

/** The engine of this worker: starting it and the first build on it cost more than most test files. */
let shared: ReturnType<typeof openSharedEngine> | undefined;

/** Opens the worker's embedded engine, whatever the tests run on. */
export const openWorkerEngine = () => (shared ??= openSharedEngine());

const openOnSharedEngine = async (): Promise<TestAnalytics> => {
  const { dataDir, engine } = await openWorkerEngine();
  const options = { dataDir, database: createDatabaseName() };
  const create = () => engine.command(`CREATE DATABASE IF NOT EXISTS ${options.database} ENGINE = Atomic`);
  // The supervisor restarts a silent engine, which takes seconds.
  await vi.waitFor(create, { timeout: 30_000, interval: 200 });
  const analytics = await openAnalytics(options);
  const close = async () => {
    await analytics.close();
    await engine.command(`DROP DATABASE ${options.database} SYNC`);
  };
  return { ...analytics, options, close };
};

/**
 * Opens empty analytics in a separate database; `close` deletes it. Open once per test file in beforeAll and close in
 * afterAll. The engine outlives the file: a test that stops or damages an engine opens one in its own directory.
 */
export const openTestAnalytics = (): Promise<TestAnalytics> =>
  isOnServer ? openOnServer() : openOnSharedEngine();

const kept = new Map<string, Promise<TestAnalytics>>();

const openKept = async (): Promise<TestAnalytics> => {
  const analytics = await openOnSharedEngine();
  return { ...analytics, close: async () => undefined };
};

/**
 * Opens analytics that the test files of a worker share one after the other, since their tables take a second to create:
 * `markets` keeps the snapshots of all, `feeds` is emptied by each test feed. On a server every file has its own.
 */
export const openKeptAnalytics = (name: 'markets' | 'feeds'): Promise<TestAnalytics> => {
  if (isOnServer) return openOnServer();
  const analytics = kept.get(name) ?? openKept();
  kept.set(name, analytics);
  return analytics;
};
