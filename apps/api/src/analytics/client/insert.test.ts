import { createReadStream, readdirSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { beforeEach, expect, test, vi } from 'vitest';
import { closeAfterAll } from '../../../test/close-after-all.ts';
import { enginePids } from '../../../test/engine-process.ts';
import { openTestAnalytics } from '../../../test/clickhouse.ts';

vi.setConfig({ testTimeout: 30_000 });

const analytics = await closeAfterAll(openTestAnalytics());
await analytics.command('CREATE TABLE goods (id UInt32, title String) ENGINE = MergeTree ORDER BY id');
beforeEach(() => analytics.command('TRUNCATE TABLE goods'));

const count = 300_000;
const complete = { rows: count, ids: (count * (count - 1)) / 2, last: 'title, "299999"' };
const stored = async () => {
  const [row] = await analytics.rows(
    'SELECT count() AS rows, sum(id) AS ids, argMax(title, id) AS last FROM goods',
  );
  return row;
};

const csvLines = (first: number, last: number) =>
  Array.from({ length: last - first }, (_, index) => `${first + index},"title, ""${first + index}"""\n`).join(
    '',
  );

const csv = function* () {
  yield Buffer.from('id,title\n');
  for (let first = 0; first < count; first += 10_000) yield Buffer.from(csvLines(first, first + 10_000));
};

test('a large body arrives complete', async () => {
  await analytics.insert('INSERT INTO goods FORMAT CSVWithNames', Readable.from(csv()));
  expect(await stored()).toEqual(complete);
});

test('rows are checked and changed while they are inserted', async () => {
  await analytics.insert(
    `INSERT INTO goods (title, id) SELECT upper(t), toUInt32(i) + 1
    FROM input('i String, t String') WHERE i != '5' FORMAT CSVWithNames`,
    Readable.from(['i,t\n4,four\n5,five\n']),
    { input_format_with_names_use_header: 1 },
  );
  expect(await analytics.rows('SELECT id, title FROM goods')).toEqual([{ id: 5, title: 'FOUR' }]);
});

test('Parquet, whose index is at its end, arrives complete', async () => {
  const path = join(analytics.options.dataDir, 'goods.parquet');
  const made = `SELECT toUInt32(number) AS id, concat('title, "', toString(number), '"') AS title FROM numbers(300000)`;
  await analytics.command(`INSERT INTO FUNCTION file('${path}', Parquet) ${made}`);
  await analytics.insert('INSERT INTO goods FORMAT Parquet', createReadStream(path));
  expect(await stored()).toEqual(complete);
});

test.each([
  ['an unknown table', 'INSERT INTO nowhere FORMAT CSVWithNames', 'nowhere'],
  ['a row of another format', 'INSERT INTO goods FORMAT JSONEachRow', 'Cannot parse'],
])('%s fails the insert, however much of the body is still to come', async (_, sql, expected) => {
  await expect(analytics.insert(sql, Readable.from(csv()))).rejects.toThrow(expected);
  expect(await analytics.rows('SELECT 1 AS n')).toEqual([{ n: 1 }]);
});

test('inserts that fail leave no connection open', async ({ skip }) => {
  const [pid] = await enginePids(analytics.options.dataDir);
  skip(pid === undefined || process.platform !== 'linux', 'the open files of the server are not to be seen');
  const isSocket = (descriptor: string) => {
    try {
      return readlinkSync(`/proc/${pid}/fd/${descriptor}`).startsWith('socket:');
    } catch {
      return false;
    }
  };
  const sockets = () => readdirSync(`/proc/${pid}/fd`).filter(isSocket).length;
  const before = sockets();
  for (let round = 0; round < 20; round += 1) {
    await expect(analytics.insert('INSERT INTO nowhere FORMAT CSV', Readable.from(csv()))).rejects.toThrow();
  }
  await expect.poll(sockets).toBeLessThan(before + 10);
});

test.each([1000, 200_000])(
  'a body cut after %i rows fails the insert and leaves no query behind',
  async (rows) => {
    const cut = Readable.from(
      (function* () {
        for (let first = 0; first < rows; first += 1000) yield Buffer.from(csvLines(first, first + 1000));
        throw new Error('the file ended too soon');
      })(),
    );
    await expect(analytics.insert('INSERT INTO goods FORMAT CSV', cut)).rejects.toThrow(
      'the file ended too soon',
    );
    const running = `SELECT count() AS found FROM system.processes WHERE query LIKE 'INSERT%'`;
    await expect.poll(() => analytics.rows(running)).toEqual([{ found: 0 }]);
    const left = async () => ((await stored()) as { rows: number }).rows;
    expect(await left()).toBeLessThan(rows);
  },
);

test('many inserts at once do not mix', async () => {
  const parts = Array.from({ length: 6 }, (_, index) => index);
  await Promise.all(
    parts.map((part) =>
      analytics.insert(
        'INSERT INTO goods FORMAT CSV',
        Readable.from([Buffer.from(csvLines(part * 50_000, (part + 1) * 50_000))]),
      ),
    ),
  );
  expect(await stored()).toEqual(complete);
});
