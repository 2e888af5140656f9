import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Analytics, openAnalytics } from '../src/analytics/analytics.ts';

/** An engine of a test's own, empty at first. */
export interface TestAnalytics extends Analytics {
  /** What openAnalytics was called with: a second opener gets the same data by it. */
  readonly options: { dataDir: string; clickhouseUrl?: string };
}

/**
 * The server that the suite runs on: VITRINA_TEST_CLICKHOUSE is `http://user:password@host:port`. Unset,
 * every test file has an embedded engine in a directory of its own.
 */
const server = process.env['VITRINA_TEST_CLICKHOUSE'];

const onServer = async (base: string, dataDir: string): Promise<TestAnalytics> => {
  const url = new URL(base);
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  url.pathname = name;
  const options = { dataDir, clickhouseUrl: url.href };
  const analytics = await openAnalytics(options);
  const close = async () => {
    await analytics.command(`DROP DATABASE \`${name}\` SYNC`);
    await analytics.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { ...analytics, options, close };
};

/**
 * Opens analytics with nothing in them; `close` takes away all that was written. Open them once per
 * test file (0.7 s), in beforeAll, and close them in afterAll.
 */
export const openTestAnalytics = async (): Promise<TestAnalytics> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrina-test-'));
  if (server !== undefined && server !== '') return onServer(server, dataDir);
  const options = { dataDir };
  const analytics = await openAnalytics(options);
  const close = async () => {
    await analytics.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { ...analytics, options, close };
};
