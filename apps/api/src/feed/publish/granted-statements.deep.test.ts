import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/test-server.ts';
import { runCommand } from '../../../test/command.ts';
import { csv, feedRow } from '../../../test/feed.ts';
import { type Grant, joinLines, listNeededGrants, readGrants, statementKinds } from '../../../test/grants.ts';
import { openParquetMaker } from '../../../test/parquet.ts';
import { type RecordingProxy, startRecordingProxy } from '../../../test/recording-proxy.ts';
import { freePort, startServer } from '../../../test/server-process.ts';
import { openAnalytics } from '../../analytics/client/open-analytics.ts';
import type { Report } from '../../analytics/report/report.ts';
import { reports } from '../../reports.ts';

const document = new URL('../../../docs/clickhouse-grants.md', import.meta.url);

let folder: string;
let server: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-grants-'));
  server = await startTestServer(join(folder, 'engine'));
  const rows = Array.from({ length: 20 }, (_, index) => feedRow(index + 1));
  await writeFile(join(folder, 'week.csv'), csv(rows));
  const table = ['Неделя;Магазин;Артикул;Товар;Категория;Цена;Продажи', '2026-W44;ИП Жол;1;Чай;Еда;9,50;2'];
  await writeFile(join(folder, 'table.csv'), table.join('\n'));
  const maker = await openParquetMaker();
  const later = rows.map((row) =>
    Object.entries({ ...row, week_number: '46' })
      .map(([name, value]) => `'${value}' AS ${name}`)
      .join(),
  );
  await writeFile(
    join(folder, 'week.parquet'),
    await maker.make(`SELECT ${later.join(' UNION ALL SELECT ')}`),
  );
  await maker.close();
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Changes a column, as in a table of an earlier version: the table with rows of weeks is then set aside. */
const makeEarlier = async () => {
  const analytics = await openAnalytics({ dataDir: folder, clickhouse: { url: server.url } });
  await analytics.command('ALTER TABLE section ADD COLUMN of_earlier UInt8 FIRST');
  await analytics.close();
};

/** Runs commands and server of an installation so that every kind of statement occurs. */
const live = async (urls: Record<string, string>): Promise<void> => {
  const env = { DATA_DIR: join(folder, 'data'), ...urls };
  const run = async (...args: string[]) =>
    expect(await runCommand(args, folder, env), args.join(' ')).toMatchObject({ code: 0 });
  await run('ingest', 'week.csv');
  await run('ingest', 'week.parquet');
  await run('ingest', 'table.csv');
  await rm(env.DATA_DIR, { recursive: true });
  await run('recover', '--take-over');
  await makeEarlier();
  const port = await freePort();
  const api = startServer({ ...env, NODE_ENV: 'production', PORT: String(port) });
  await api.ready;
  for (const path of ['seller-info/2026/45/1', 'product-history/2026/45/1'])
    expect((await fetch(`http://127.0.0.1:${port}/api/report/${path}`)).status).toBe(200);
  api.process.kill('SIGTERM');
  await api.exit;
};

const sorted = (grants: Iterable<Grant>) => [...new Set(grants)].toSorted();

let writer: RecordingProxy;
let reader: RecordingProxy;
beforeAll(async () => {
  [writer, reader] = [await startRecordingProxy(server.url), await startRecordingProxy(server.url)];
  await live({ CLICKHOUSE_URL: writer.url, CLICKHOUSE_READ_URL: reader.url });
}, 60_000);
afterAll(() => {
  for (const { stop } of [writer, reader]) stop();
});

test('the document grants to each user exactly what their statements need', async () => {
  const grants = await readFile(document, 'utf8');
  const needed = ({ statements }: RecordingProxy) => statements.flatMap(({ sql }) => listNeededGrants(sql));
  expect(sorted(readGrants(grants, 'vitrina_writer'))).toEqual(sorted(needed(writer)));
  // KILL QUERY runs when a reader disconnects, which depends on timing.
  const ofReader = [...needed(reader), ...listNeededGrants('KILL QUERY WHERE true')];
  expect(sorted(readGrants(grants, 'vitrina_reader'))).toEqual(sorted(ofReader));
});

test('every kind of statement was sent but the end of a report', () => {
  const sent = [writer, reader].flatMap(({ statements }) => statements).map(({ sql }) => joinLines(sql));
  const unseen = statementKinds.filter(({ start }) => !sent.some((sql) => start.test(sql)));
  expect(unseen.map(({ start }) => start.source)).toEqual([String.raw`^KILL QUERY\b`]);
});

test('no statement needs an address that a proxy in between could refuse', () => {
  const lengths = [writer, reader]
    .flatMap(({ statements }) => statements)
    .map(({ addressLength }) => addressLength);
  expect(Math.max(...lengths)).toBeLessThan(5000);
});

test('no report needs another grant than to read the weeks', () => {
  const texts = Object.values<Readonly<Record<string, Report>>>(reports)
    .flatMap((named) => Object.values(named))
    .flatMap(({ sql, inputsSql }) => [sql, inputsSql ?? sql]);
  expect(texts.length).toBeGreaterThan(80);
  expect(sorted(texts.flatMap(listNeededGrants))).toEqual(['SELECT ON vitrina.*']);
});
