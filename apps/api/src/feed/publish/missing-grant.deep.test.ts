import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/test-server.ts';
import { runCommand } from '../../../test/command.ts';
import { csv, feedRow } from '../../../test/feed.ts';
import { startRecordingProxy } from '../../../test/recording-proxy.ts';
import { freePort, startServer } from '../../../test/server-process.ts';

let folder: string;
let server: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-grant-'));
  server = await startTestServer(join(folder, 'engine'));
  await writeFile(join(folder, 'week.csv'), csv([feedRow(1)]));
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Starts a server whose user lacks a grant that these statements need. */
const startWithout = (grant: string, statements: RegExp) =>
  startRecordingProxy(server.url, {
    respond: ({ sql }) =>
      statements.test(sql)
        ? {
            code: '497',
            text: `Code: 497. DB::Exception: analyst: Not enough privileges. To execute this query, it's necessary to have the grant ${grant}. (ACCESS_DENIED) (version 25.8.1.1 (official build))`,
          }
        : undefined,
  });

const ingest = (urls: Record<string, string>) =>
  runCommand(['ingest', 'week.csv'], folder, { DATA_DIR: join(folder, 'data'), ...urls });

test('an ingest without a grant ends with a sentence that names it, and publishes nothing', async () => {
  for (const [grant, statements] of [
    ['CREATE VIEW ON vitrina.installation', /^CREATE VIEW/],
    ['INSERT(id) ON vitrina.seller', /^INSERT INTO seller\b/],
  ] as const) {
    const proxy = await startWithout(grant, statements);
    const { errors, ...ended } = await ingest({ CLICKHOUSE_URL: proxy.url });
    expect([ended.code, errors]).toEqual([77, expect.stringContaining(`analyst lacks the grant ${grant} (`)]);
    expect(errors.trim().split('\n').at(-1)).toContain('lacks the grant');
    expect(errors).not.toMatch(/^\s+at /m);
    proxy.stop();
  }
});

test('a start without a grant ends with a sentence that names it', async () => {
  const proxy = await startWithout('CREATE VIEW ON vitrina.installation', /^CREATE VIEW/);
  const api = startServer({ DATA_DIR: join(folder, 'new'), CLICKHOUSE_URL: `${proxy.url}new` });
  await expect(api.ready).rejects.toThrow('The server ended with 77');
  const errors = await api.printed.errors;
  expect(JSON.parse(errors)).toMatchObject({
    msg: expect.stringContaining('analyst lacks the grant CREATE VIEW ON vitrina.installation (') as string,
  });
  proxy.stop();
});

test('a report without a grant is 503, with a sentence in the log', async () => {
  expect(await ingest({ CLICKHOUSE_URL: server.url })).toMatchObject({ code: 0 });
  const reader = await startWithout('SELECT(id) ON vitrina.seller', /\bFROM seller\b/);
  const port = await freePort();
  const api = startServer({
    DATA_DIR: join(folder, 'data'),
    CLICKHOUSE_URL: server.url,
    CLICKHOUSE_READ_URL: reader.url,
    NODE_ENV: 'production',
    PORT: String(port),
  });
  await api.ready;
  const response = await fetch(`http://127.0.0.1:${port}/api/report/seller-info/2026/45/1`);
  expect(response.status).toBe(503);
  expect(api.lines()).toContain(
    'The ClickHouse user of CLICKHOUSE_READ_URL analyst lacks the grant SELECT(id) ON vitrina.seller',
  );
  api.process.kill('SIGTERM');
  await api.exit;
  reader.stop();
});
