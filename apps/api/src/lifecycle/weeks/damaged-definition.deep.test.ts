import { mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from '../../../test/command.ts';
import { csv, feedRow } from '../../../test/feed.ts';
import { productTextTable } from '../../analytics/snapshot/product-text-table.ts';
import { formatWeek } from '@vitrina/contract/iso-week';
import { openSources } from '../../installation/open-sources.ts';
import { dropOrphansAtStart } from '../../feed/publish/drop-orphans.ts';
import { listPublishedWeeks } from '../../store/published-weeks.ts';
import { openServedWeeks } from '../../served-weeks/served-weeks.ts';

let folder: string;
let dataDir: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-definition-'));
  dataDir = join(folder, 'data');
  const files = ['45.csv', '46.csv'];
  for (const file of files)
    await writeFile(join(folder, file), csv([feedRow(1, { week_number: file.slice(0, 2) })]));
  expect(await runCommand(['ingest', ...files], folder, { DATA_DIR: dataDir })).toMatchObject({ code: 0 });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Truncates the definition of a table while no engine runs. */
async function damageDefinition(table: string): Promise<void> {
  const entries = await readdir(join(dataDir, 'engine'), { recursive: true });
  const file = entries.find((entry) => entry.endsWith(`/${table}.sql`));
  await truncate(join(dataDir, 'engine', file ?? ''), 0);
}

/** Opens the data directory as a server does; returns the log, and the served and the damaged weeks. */
async function start() {
  const log: string[] = [];
  const sources = await openSources({ dataDir }, { log: (message) => log.push(message) });
  const { analytics, store } = sources;
  try {
    const servedWeeks = openServedWeeks(store, analytics);
    const damaged = (await servedWeeks.verify('rows')).map(formatWeek);
    await dropOrphansAtStart(analytics, store);
    const published = await listPublishedWeeks(store);
    return { log, damaged, served: (await servedWeeks.list()).map(formatWeek), published };
  } finally {
    await sources.close();
  }
}

test('serves the other weeks when the texts of one week have no definition', async () => {
  const [w46] = (await start()).published;
  const table = productTextTable(w46?.snapshot ?? 0);
  await damageDefinition(table);
  const { log, damaged, served } = await start();
  expect(log).toEqual([
    `The definition of table ${table} is damaged and set aside (.sql.bak): ingest its weeks again`,
  ]);
  expect([damaged, served]).toEqual([['2026-W46'], ['2026-W45']]);
});

test('starts without the definition of a shared table, refuses its weeks, and ingests them again', async () => {
  await damageDefinition('seller');
  const { log, damaged } = await start();
  expect(log).toEqual([expect.stringContaining('The definition of table seller is damaged')]);
  expect(damaged).toEqual(['2026-W46', '2026-W45']);
  const args = ['ingest', '45.csv', '46.csv', '--replace'];
  expect(await runCommand(args, folder, { DATA_DIR: dataDir })).toMatchObject({ code: 0 });
  expect(await start()).toMatchObject({ log: [], damaged: [], served: ['2026-W46', '2026-W45'] });
});

test.each(['snapshot_log', 'installation'])('serves every week when %s has no definition', async (table) => {
  await damageDefinition(table);
  const { log, served } = await start();
  expect(log).toHaveLength(1);
  expect(served).toEqual(['2026-W46', '2026-W45']);
  expect(await start()).toMatchObject({ log: [], served: ['2026-W46', '2026-W45'] });
});
