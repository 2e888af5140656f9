import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startTestServer } from '../../../test/test-server.ts';
import { runCommand } from '../../../test/command.ts';
import { csv, feedRow } from '../../../test/feed.ts';
import { openAnalytics } from '../../analytics/client/open-analytics.ts';
import { storeFile } from '../../installation/open-sources.ts';
import { openStore } from '../../store/store.ts';
import { lockFeed } from '../feed-lock.ts';

let folder: string;
let dataDir: string;
/** The ingest of week.csv; the other tests do not change it. */
let published: Awaited<ReturnType<typeof runCommand>>;
const run = (...args: string[]) => runCommand(args, folder, { DATA_DIR: dataDir });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-cli-'));
  dataDir = join(folder, 'data');
  await writeFile(
    join(folder, 'week.csv'),
    csv([feedRow(1), feedRow(1), feedRow(2), feedRow(3, { price: '0' })]),
  );
  published = await run('ingest', 'week.csv', '--max-rejects', '1');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('publishes a file relative to the current folder and prints a summary', () => {
  const { code, output, errors } = published;
  expect(output).toMatch(
    /^Published 1 week in [\d.]+ s\n {2}2026-W45, 2 offers, 2 sellers, 600 ₸\n4 rows read: 2 loaded, 1 rejected, 1 identical duplicate\nNew: 2 sellers, 2 products, 1 brand, 3 category levels\nRejected rows: .*\.csv\n {2}price is not a number over 0 and up to 1000000000000 with at most 2 decimals: 1 row, such as row 4 of week\.csv \(0\)\n$/,
  );
  expect(errors.split('\n')).toEqual(
    expect.arrayContaining(['Reading and checking rows: 100 %', 'Building reports: 100 %']),
  );
  expect(errors).toContain(`Publishes to data directory ${dataDir}: no server has it open.\n`);
  expect(errors).not.toContain('\u001b');
  expect(code).toBe(0);
});

test('reports the same content as already loaded', async () => {
  const { code, output } = await run('ingest', 'week.csv');
  expect({ code, output }).toEqual({ code: 0, output: 'Already loaded: 2026-W45. Nothing was changed.\n' });
});

test('lists the published weeks', async () => {
  const { code, output } = await run('periods');
  expect(output).toMatch(/^2026-W45: 2 offers, 2 sellers, published 20\d\d-\d\d-\d\dT[\d:.]+Z\n$/);
  expect(code).toBe(0);
  expect(JSON.parse((await run('periods', '--json')).output)).toMatchObject([
    { year: 2026, weekNumber: 45, offers: 2 },
  ]);
});

test('prints one line of JSON with --json, also for errors', async () => {
  expect(JSON.parse((await run('ingest', '--json', 'week.csv')).output)).toMatchObject({
    outcome: 'already loaded',
  });
  const { code, output } = await run('ingest', '--json', 'none.csv');
  expect(code).toBe(74);
  expect(JSON.parse(output)).toMatchObject({
    outcome: 'failed',
    exitCode: 74,
    error: expect.stringContaining('none.csv'),
  });
});

test.each<[string, readonly string[], number, string]>([
  ['no command', [], 64, 'Usage: pnpm ingest FILE…, or pnpm watch, periods, ids, recover, discard, '],
  ['an unknown command', ['toString'], 64, 'Usage: pnpm ingest'],
  ['no file', ['ingest'], 64, 'No file was given'],
  ['an unknown option', ['ingest', '--force', 'week.csv'], 64, "Unknown option '--force'"],
  ['an option without its value', ['ingest', 'week.csv', '--max-rejects'], 64, 'max-rejects'],
  ['a file too many', ['periods', 'week.csv'], 64, 'week.csv'],
  ['nothing to discard', ['discard'], 64, 'Give either weeks or --all'],
  ['nothing to unpublish', ['unpublish'], 64, 'Give the weeks to unpublish'],
  ['ids of no kind', ['ids', 'list', 'shop'], 64, 'shop is not one of seller, product, brand, category'],
  ['an id that no key has', ['ids', 'merge', 'brand', '5', '77'], 64, 'No brand has the id 77'],
  ['a folder', ['ingest', '.'], 74, 'it is not a file'],
])('reports %s with its exit code and one sentence', async (_, args, code, what) => {
  const result = await run(...args);
  expect(result.code).toBe(code);
  expect(result.errors).toContain(what);
  const sentences = result.errors
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('Publishes to '));
  expect(sentences).toHaveLength(1);
  expect(result.output).toBe('');
});

test('prints all options with --help', async () => {
  const { code, output } = await run('ingest', '--help');
  expect(code).toBe(0);
  for (const option of ['--replace', '--check', '--max-rejects', '--json']) expect(output).toContain(option);
});

test('explains a table, saves how it was read, and reads it by the saved mapping', async () => {
  const table = 'Неделя;Магазин;Артикул;Товар;Категория;Прайс;Продажи\n2026-W43;Жол;1;Чай;Еда;9,50;2\n';
  await writeFile(join(folder, 'table.csv'), `${table}2026-W43;Жол;2;Кофе;Еда;нет;1\n`);
  await writeFile(join(folder, 'map.yaml'), 'columns: { price: Прайс }\n');
  const saved = ['--map', 'map.yaml', '--save-map', 'saved.yaml'];
  const { code, output } = await run('ingest', '--explain', ...saved, 'table.csv');
  expect(code).toBe(0);
  expect(output).toContain('  Прайс → price: numbers with a decimal comma\n      9,50 → 9.50 · нет\n');
  const again = await run('ingest', '--check', '--max-rejects', '1', '--map', 'saved.yaml', 'table.csv');
  expect(again.output).toContain('2026-W43, 1 offer, 1 seller, 19 ₸\n');
});

test('recover and discard change nothing if the app database knows every week', async () => {
  expect(await run('recover')).toMatchObject({
    code: 0,
    output: 'The app database knows every week of the engine. Nothing was changed.\n',
  });
  expect(await run('discard', '--all')).toMatchObject({
    code: 0,
    output: 'There is no week to discard.\n',
  });
});

test('lists ids, exports them, and merges two', async () => {
  expect((await run('ids', 'list', 'product')).output).toContain('product 1: P1\n');
  expect(await run('ids', 'merge', 'category', '300001', '200001')).toMatchObject({ code: 0 });
  const { output } = await run('ids', 'export');
  expect(output).toContain('kind,id,key,merged_into\r\n');
  expect(output).toContain('category,300001,"раздел › подраздел › категория",200001\r\n');
});

test('names an invalid setting', async () => {
  const { code, errors } = await runCommand(['ingest', 'week.csv'], folder, { DATA_DIR: dataDir, PORT: 'x' });
  expect(code).toBe(64);
  expect(errors).toContain('PORT');
});

test('reports the target, whether a server has it open, and suspicious values, also with --json', async () => {
  const engine = await openAnalytics({ dataDir });
  onTestFinished(() => engine.close());
  const rows = [feedRow(1), feedRow(2, { product_kaspi_id: 'P1' }), feedRow(3, { price: '-' })];
  await writeFile(join(folder, 'wrong.csv'), csv(rows.map((row) => ({ ...row, week_number: '44' }))));
  const { output, errors } = await run('ingest', 'wrong.csv', '--check', '--json', '--max-rejects', '1');
  expect(errors).toContain(
    `Publishes to data directory ${dataDir}: a running server has it open and serves the new weeks by itself.\n`,
  );
  expect(JSON.parse(output)).toMatchObject({
    target: `data directory ${dataDir}`,
    isOpen: true,
    reasons: [{ column: 'price', rows: 1, example: { file: 'wrong.csv', row: 3, value: '-' } }],
    warnings: [{ kind: 'split-article', week: '2026-W44', count: 1 }],
  });
  const refused = await run('ingest', 'wrong.csv', '--check');
  expect(refused.errors).toContain('price is not a number over 0');
  expect(refused.errors).toContain('1 row, such as row 3 of wrong.csv (-)');
  const text = await run('ingest', 'wrong.csv', '--check', '--max-rejects', '1');
  expect(text.output).toContain(
    'Warning: 2026-W44: 1 article on several product ids, such as P1 on 1 and 2\n',
  );
});

test('creates all files for the owner only', async () => {
  const entries = await readdir(dataDir, { recursive: true });
  const open = [];
  for (const entry of entries) {
    const { mode } = await stat(join(dataDir, entry));
    if (mode & 0o077) open.push(entry);
  }
  expect(open).toEqual([]);
  expect(entries).toContain('ingest.lock');
});

test('refuses a command while another has the lock', async () => {
  const store = openStore(storeFile(dataDir));
  onTestFinished(() => store.close());
  await using _ = await lockFeed(store);
  expect(await run('ingest', 'week.csv', '--replace')).toMatchObject({
    code: 75,
    errors: expect.stringContaining('Another ingest or an upgrade of weeks is running'),
  });
});

test('publishes and lists weeks on a ClickHouse server', async () => {
  const home = await mkdtemp(join(tmpdir(), 'vitrina-server-'));
  const server = await startTestServer(join(home, 'engine'));
  const env = { DATA_DIR: join(home, 'data'), CLICKHOUSE_URL: server.url };
  try {
    expect(await runCommand(['ingest', 'week.csv', '--max-rejects', '50%'], folder, env)).toMatchObject({
      code: 0,
    });
    expect((await runCommand(['periods'], folder, env)).output).toContain('2026-W45: 2 offers');
  } finally {
    await server.stop();
    await rm(home, { recursive: true, force: true });
  }
});
