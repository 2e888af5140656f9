import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { Readable } from 'node:stream';
import { expect, test, vi } from 'vitest';
import { closeAfterAll } from '../../../test/close-after-all.ts';
import { startTestServer } from '../../../test/test-server.ts';
import { startRecordingProxy } from '../../../test/recording-proxy.ts';
import { enginePids, makeDataDir } from '../../../test/engine-process.ts';
import { createAnalyticsClient } from './clickhouse-client.ts';
import { ReaderUnusable } from './connect-server.ts';
import { openAnalytics } from './open-analytics.ts';
import { AnalyticsUnavailable } from '../errors.ts';

/** Starts a server in a directory of its own. */
const start = async () => {
  const dataDir = await makeDataDir();
  const started = await startTestServer(dataDir);
  const close = async () => {
    await started.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { ...started, dataDir, close };
};
const server = await closeAfterAll(start());

const open = (url: string, readUrl?: string) =>
  openAnalytics({ dataDir: '/nowhere', clickhouse: { url, readUrl } });
const currentDatabase = 'SELECT currentDatabase() AS name';

test('the database is the one that the URL names, created if missing', async () => {
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
  const proxy = await startRecordingProxy(server.url);
  const analytics = await open(proxy.url);
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
  expect(Math.max(...proxy.statements.map(({ addressLength }) => addressLength))).toBeLessThan(5000);
  await analytics.close();
  proxy.stop();
});

test('a server that has gone away is unavailable', async () => {
  const leaving = await start();
  const analytics = await open(leaving.url);
  const report = { sql: currentDatabase, params: {}, format: 'document' } as const;
  expect(JSON.parse((await analytics.runReport(report)).bytes.toString())).toEqual({ name: 'vitrina' });
  await leaving.close();
  expect(await enginePids(leaving.dataDir)).toEqual([]);
  await expect(analytics.runReport(report)).rejects.toThrow(AnalyticsUnavailable);
  await expect(analytics.rows(currentDatabase)).rejects.toThrow(AnalyticsUnavailable);
  await expect(open(leaving.url)).rejects.toThrow(AnalyticsUnavailable);
  await analytics.close();
});

test('an insert whose connection breaks is unavailable, and its rows see no error', async () => {
  const breaking = createServer((socket) => socket.once('data', () => socket.resetAndDestroy()));
  await once(breaking.listen(0, '127.0.0.1'), 'listening');
  const { port } = breaking.address() as AddressInfo;
  const analytics = createAnalyticsClient({ url: `http://127.0.0.1:${port}`, database: 'vitrina' });
  let seen: unknown;
  const rows = async function* () {
    try {
      for (;;) yield Buffer.from('7\n'.repeat(100_000));
    } catch (error) {
      seen = error;
      throw error;
    }
  };
  await expect(analytics.insert('INSERT INTO stored FORMAT CSV', rows())).rejects.toThrow(
    AnalyticsUnavailable,
  );
  expect(seen).toBeUndefined();
  await analytics.close();
  breaking.close();
});

test('reports, and kills of aborted ones, go through the reader, all else through the writer', async () => {
  const [writer, reader] = [await startRecordingProxy(server.url), await startRecordingProxy(server.url)];
  const analytics = await open(writer.url, reader.url);
  for (const { statements } of [writer, reader]) statements.length = 0;
  const sent = ({ statements }: typeof writer) =>
    statements.splice(0).map(({ sql }) => /^\w+( QUERY)?/.exec(sql)?.[0]);

  const report = { sql: currentDatabase, params: {}, format: 'document' } as const;
  expect(JSON.parse((await analytics.runReport(report)).bytes.toString())).toEqual({ name: 'vitrina' });
  const given = new AbortController();
  const endless = { ...report, sql: 'SELECT max(number) AS name FROM system.numbers', signal: given.signal };
  const gone = analytics.runReport(endless);
  await vi.waitFor(() => expect(reader.statements).toHaveLength(2));
  given.abort(new Error('gone'));
  await expect(gone).rejects.toThrow('gone');
  expect(sent(reader)).toEqual(['SELECT', 'SELECT', 'KILL QUERY']);
  expect(sent(writer)).toEqual([]);

  await analytics.command('CREATE TABLE stored (n UInt8) ENGINE = MergeTree ORDER BY n');
  await analytics.insert('INSERT INTO stored FORMAT CSV', Readable.from(['7\n']));
  expect(await analytics.rows('SELECT n FROM stored')).toEqual([{ n: 7 }]);
  expect(sent(writer)).toEqual(['CREATE', 'INSERT', 'SELECT']);
  expect(sent(reader)).toEqual([]);
  await analytics.close();
  for (const { stop } of [writer, reader]) stop();
});

test('a reader of another server is refused', async () => {
  // Our engines store no id: all of them have the same one.
  const other = await startRecordingProxy(server.url, {
    respond: ({ sql }) =>
      sql.includes('serverUUID') ? { text: '0d5ff3a1-8a3e-4d3b-9d9c-0f0f3f5f7a11\n' } : undefined,
  });
  await expect(open(server.url, other.url)).rejects.toThrow('it leads to another server than CLICKHOUSE_URL');
  other.stop();
  await expect(open(server.url, other.url)).rejects.toThrow(ReaderUnusable);
});
