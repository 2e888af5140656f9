import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/clickhouse.ts';
import { enginePids, makeDataDir } from '../../../test/engine-process.ts';
import { openAnalytics } from './open-analytics.ts';
import { AnalyticsUnavailable } from '../errors.ts';

let dataDir: string;
let server: TestServer;
beforeEach(async () => {
  dataDir = await makeDataDir();
  server = await startTestServer(dataDir);
});
afterEach(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const open = (clickhouseUrl: string) => openAnalytics({ dataDir: '/nowhere', clickhouseUrl });
const currentDatabase = 'SELECT currentDatabase() AS name';

test('the database is the one that the URL names, made when it is not there', async () => {
  const named = await open(`${server.url}/another%20market`);
  expect(await named.rows(currentDatabase)).toEqual([{ name: 'another market' }]);
  const unnamed = await open(server.url);
  expect(await unnamed.rows(currentDatabase)).toEqual([{ name: 'vitrina' }]);
  await Promise.all([named.close(), unnamed.close()]);
});

test('a wrong password is refused by name', async () => {
  const url = new URL(server.url);
  url.password = 'guess';
  await expect(open(url.href)).rejects.toMatchObject({ type: 'AUTHENTICATION_FAILED' });
});

test('a server that has gone away is unavailable', async () => {
  const analytics = await open(server.url);
  const report = { sql: currentDatabase, params: {}, format: 'document' } as const;
  expect(JSON.parse((await analytics.runReport(report)).bytes.toString())).toEqual({ name: 'vitrina' });
  await server.stop();
  expect(await enginePids(dataDir)).toEqual([]);
  await expect(analytics.runReport(report)).rejects.toThrow(AnalyticsUnavailable);
  await expect(analytics.rows(currentDatabase)).rejects.toThrow(AnalyticsUnavailable);
  await expect(open(server.url)).rejects.toThrow(AnalyticsUnavailable);
  await analytics.close();
});
