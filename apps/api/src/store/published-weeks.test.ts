import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDatabase, isOnPostgres, type TestDatabase } from '../../test/database.ts';
import type { Store } from './store.ts';
import {
  moveWeek,
  publishWeeks,
  type PublishedWeekRecord,
  listPublishedWeeks,
  removePublishedWeeks,
} from './published-weeks.ts';
import { listEvents } from './trail.ts';

let database: TestDatabase;
let store: Store;

beforeEach(async () => {
  database = await createDatabase();
  store = await database.open();
});

afterEach(async () => {
  await store.close();
  await database.remove();
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
  expect((await store.readPublishedWeeks()).find(2026, 46)).toEqual(week(2026, 46, 7));
  expect((await store.readPublishedWeeks()).find(2025, 46)).toBeUndefined();
  expect((await store.readPublishedWeeks()).find(1999, 4_294_967_295)).toBeUndefined();
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
    /unique/i,
  );
  expect(await listPublishedWeeks(store)).toEqual([week(2026, 46, 2), week(2026, 45, 1)]);
});

test('moves a week to another snapshot, unless it was replaced meanwhile', async () => {
  const lock = await store.lockWeeks();
  if (!lock) throw new Error('The weeks are locked');
  await publishWeeks(store, [week(2026, 45, 1), week(2026, 46, 2)], keepDemo);
  expect(await moveWeek(store, week(2026, 46, 2), week(2026, 46, 3), lock)).toBe(true);
  expect(await moveWeek(store, week(2026, 46, 2), week(2026, 46, 4), lock)).toBe(false);
  expect(await listPublishedWeeks(store)).toEqual([week(2026, 46, 3), week(2026, 45, 1)]);
  await lock[Symbol.asyncDispose]();
});

test('keeps published weeks when the process is killed', async () => {
  const script = `
    import { openAppStore } from ${JSON.stringify(new URL('../installation/open-sources.ts', import.meta.url).href)};
    import { publishWeeks } from ${JSON.stringify(new URL('published-weeks.ts', import.meta.url).href)};
    const store = await openAppStore(JSON.parse(process.argv[1]));
    const week = JSON.parse(process.argv[2]);
    for (let year = 2027; ; year += 1) {
      await publishWeeks(store, [{ ...week, year, snapshot: year }], { removeDemo: false });
      console.log(year);
    }`;
  const args = [
    '--input-type=module',
    '--eval',
    script,
    '--',
    JSON.stringify(database.settings),
    JSON.stringify(week(2026, 1, 1)),
  ];
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
  const other = await database.open();
  const find = async () => (await store.readPublishedWeeks()).find(2026, 46);
  expect([await listPublishedWeeks(store), await find()]).toEqual([[], undefined]);
  await publishWeeks(other, [week(2026, 46, 1)], keepDemo);
  await vi.waitFor(async () => expect(await find()).toEqual(week(2026, 46, 1)), { timeout: 30_000 });
  await other.close();
});

test('publishes one of twenty replacements of a week after the other', async () => {
  // SQLite blocks the event loop while it waits for a writer, so that two writers cannot be in one process.
  const other = isOnPostgres ? await database.open() : store;
  const snapshots = Array.from({ length: 20 }, (_, index) => index + 1);
  const replaced = await Promise.all(
    snapshots.map((snapshot) =>
      publishWeeks(snapshot % 2 ? store : other, [week(2026, 46, snapshot)], keepDemo),
    ),
  );
  const [current, ...more] = (await listPublishedWeeks(store)).map(({ snapshot }) => snapshot);
  expect(more).toEqual([]);
  expect([...replaced.flat(), current].toSorted((one, next) => Number(one) - Number(next))).toEqual(
    snapshots,
  );
  await other.close();
});

test('gives the lock of the weeks to one of several commands', async () => {
  const other = await database.open();
  const taken = await Promise.all([store, other, store, other].map((one) => one.lockWeeks()));
  const [lock, ...more] = taken.filter((one) => one !== undefined);
  expect(more).toEqual([]);
  await publishWeeks(store, [week(2026, 46, 1)], { removeDemo: false, ...(lock && { lock }) });
  await lock?.[Symbol.asyncDispose]();
  const next = await other.lockWeeks();
  expect(next).toBeDefined();
  await next?.[Symbol.asyncDispose]();
  await other.close();
});

test('the trail has one event of each week that is published, replaced or unpublished, none of a demo week', async () => {
  const actor = { userId: 'u1', address: '203.0.113.7' };
  await publishWeeks(store, [week(2026, 45, 1), week(2026, 46, 2, true)], { ...keepDemo, actor });
  await publishWeeks(store, [week(2026, 45, 3)], keepDemo);
  await removePublishedWeeks(store, [2, 3]);
  const events = await listEvents(store, { since: new Date(0) });
  const command = { userId: null, address: null };
  expect(events).toHaveLength(3);
  expect(events).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ event: 'publish', subject: '2026-W45', ...actor }),
      expect.objectContaining({ event: 'replace', subject: '2026-W45', ...command }),
      expect.objectContaining({ event: 'unpublish', subject: '2026-W45', ...command }),
    ]),
  );
});
