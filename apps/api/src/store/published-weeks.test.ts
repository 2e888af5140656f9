import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStore, type Store } from './store.ts';
import { publishWeeks, type PublishedWeekRecord, listPublishedWeeks } from './published-weeks.ts';

let folder: string;
let file: string;
let store: Store;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrina-store-'));
  file = join(folder, 'app.db');
  store = openStore(file);
});

afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const week = (year: number, weekNumber: number, snapshot: number, isDemo = false): PublishedWeekRecord => ({
  year,
  weekNumber,
  snapshot,
  isDemo,
  publishedAt: '2026-11-16T04:00:00.000Z',
  contentHash: `files of ${snapshot}`,
  manifest: `{"offer":{"rows":${snapshot},"checksum":"1"}}`,
  digest: `digest of ${snapshot}`,
});

const keepDemo = { removeDemo: false };

test('lists published weeks latest first, across the turn of the year', async () => {
  await publishWeeks(store, [week(2026, 52, 1), week(2027, 1, 2), week(2026, 53, 3)], keepDemo);
  expect(await listPublishedWeeks(store)).toEqual([week(2027, 1, 2), week(2026, 53, 3), week(2026, 52, 1)]);
});

test('reads a week by year and number; undefined if it is not published', async () => {
  await publishWeeks(store, [week(2026, 46, 7)], keepDemo);
  expect(store.readPublishedWeek(2026, 46)).toEqual(week(2026, 46, 7));
  expect(store.readPublishedWeek(2025, 46)).toBeUndefined();
  expect(store.readPublishedWeek(1999, 4_294_967_295)).toBeUndefined();
});

test('replaces a week and returns its previous snapshot', async () => {
  await publishWeeks(store, [week(2026, 45, 1), week(2026, 46, 2)], keepDemo);
  expect(await publishWeeks(store, [week(2026, 46, 3)], keepDemo)).toEqual([2]);
  expect(await listPublishedWeeks(store)).toEqual([week(2026, 46, 3), week(2026, 45, 1)]);
});

test('replaces all demo weeks, and nothing else, by the first real weeks', async () => {
  await publishWeeks(store, [week(2026, 44, 1), week(2026, 45, 2, true), week(2026, 46, 3, true)], keepDemo);
  expect(await publishWeeks(store, [week(2026, 46, 4)], { removeDemo: true })).toEqual([3, 2]);
  expect(await listPublishedWeeks(store)).toEqual([week(2026, 46, 4), week(2026, 44, 1)]);
});

test('returns no snapshot when the same weeks are published again', async () => {
  await publishWeeks(store, [week(2026, 46, 1)], keepDemo);
  expect(await publishWeeks(store, [week(2026, 46, 1)], keepDemo)).toEqual([]);
});

test('changes nothing if one of the weeks cannot be published', async () => {
  await publishWeeks(store, [week(2026, 45, 1), week(2026, 46, 2)], keepDemo);
  await expect(publishWeeks(store, [week(2026, 46, 3), week(2026, 47, 1)], keepDemo)).rejects.toThrow(
    'UNIQUE',
  );
  expect(await listPublishedWeeks(store)).toEqual([week(2026, 46, 2), week(2026, 45, 1)]);
});

test('keeps published weeks when the process is killed', async () => {
  const script = `
    import { openStore } from ${JSON.stringify(new URL('store.ts', import.meta.url).href)};
    import { publishWeeks } from ${JSON.stringify(new URL('published-weeks.ts', import.meta.url).href)};
    const store = openStore(process.argv[1]);
    const week = JSON.parse(process.argv[2]);
    for (let year = 2027; ; year += 1) {
      await publishWeeks(store, [{ ...week, year, snapshot: year }], { removeDemo: false });
      console.log(year);
    }`;
  const args = ['--input-type=module', '--eval', script, '--', file, JSON.stringify(week(2026, 1, 1))];
  const child = spawn(process.execPath, args);
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
    if (printed.length > 200) child.kill('SIGKILL');
  });
  await once(child, 'close');
  const years = printed.slice(0, printed.lastIndexOf('\n')).split('\n').map(Number);
  expect(years.length).toBeGreaterThan(20);
  const published = (await listPublishedWeeks(store)).map(({ year }) => year);
  expect(published).toEqual(expect.arrayContaining(years));
});

test('sees weeks published by another process', async () => {
  const other = openStore(file);
  expect(await listPublishedWeeks(store)).toEqual([]);
  await publishWeeks(other, [week(2026, 46, 1)], keepDemo);
  expect(store.readPublishedWeek(2026, 46)).toEqual(week(2026, 46, 1));
  await other.close();
});
