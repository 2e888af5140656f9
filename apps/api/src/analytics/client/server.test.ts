import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
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

test('five thousand ids go into the body, in both formats of reports, with the settings of the report', async () => {
  const addresses: string[] = [];
  const { port, hostname, username, password } = new URL(server.url);
  const proxy = createServer((incoming, response) => {
    addresses.push(incoming.url ?? '');
    const { url: path, method, headers } = incoming;
    const call = request({ hostname, port, path, method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    incoming.pipe(call);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const analytics = await open(
    `http://${username}:${password}@127.0.0.1:${(proxy.address() as AddressInfo).port}/vitrina`,
  );
  const ids = Array.from({ length: 5000 }, (_, index) => 4_294_967_295 - index);
  const sql = `SELECT toUInt64(sum(id)) AS sum, getSetting('max_result_rows') AS rows, {text:String} AS text
    FROM (SELECT arrayJoin({ids:Array(UInt32)}) AS id)`;
  const text = `it's\n--vitrina "Привет" \\`;
  const expected = { sum: ids.reduce((sum, id) => sum + id, 0), rows: 1_000_000, text };
  for (const [format, result] of [
    ['document', expected],
    ['list', [expected]],
  ] as const) {
    const { bytes } = await analytics.runReport({ sql, params: { ids, text }, format });
    expect(JSON.parse(bytes.toString())).toEqual(result);
  }
  expect(Math.max(...addresses.map((address) => address.length))).toBeLessThan(5000);
  await analytics.close();
  proxy.close();
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
