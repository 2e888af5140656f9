import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/test-server.ts';
import { runCommand } from '../../../test/command.ts';
import { csv, feedRow } from '../../../test/feed.ts';

let folder: string;
let server: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-shared-'));
  server = await startTestServer(join(folder, 'engine'));
  await writeFile(join(folder, 'week.csv'), csv([feedRow(1)]));
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const run = (dataDir: string, database: string, ...args: string[]) =>
  runCommand(args, folder, {
    DATA_DIR: join(folder, dataDir),
    CLICKHOUSE_URL: `${server.url}/${database}`,
  });

test('refuses the weeks of another installation on one server with exit code 78 and one sentence', async () => {
  expect(await run('first', 'vitrina', 'ingest', 'week.csv')).toMatchObject({ code: 0 });
  const second = await run('second', 'vitrina', 'ingest', 'week.csv');
  expect(second).toMatchObject({ code: 78, output: '' });
  const [target, ...sentences] = second.errors.trim().split('\n');
  expect(target).toMatch(/^Publishes to /);
  expect(sentences).toHaveLength(1);
  expect(second.errors).toMatch(
    /CLICKHOUSE_URL leads to weeks of another installation: .*another server or database/,
  );
  expect(await run('second', 'other', 'ingest', 'week.csv')).toMatchObject({ code: 0 });
  expect((await run('first', 'vitrina', 'recover')).output).toContain('Nothing was changed');
  expect((await run('first', 'vitrina', 'periods')).output).toContain('2026-W45');
});
