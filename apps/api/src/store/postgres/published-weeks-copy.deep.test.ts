import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDatabase, type TestDatabase } from '../../../test/database.ts';
import type { PublishedWeek } from '../published-week-reader.ts';
import { publishWeeks, removePublishedWeeks } from '../published-weeks.ts';
import type { Store } from '../store.ts';
import { createPublishedWeeksCopy } from './published-weeks-copy.ts';

let database: TestDatabase;
let store: Store;
let time = 0;

beforeEach(async () => {
  database = await createDatabase();
  store = await database.open();
});

afterEach(async () => {
  await store.close();
  await database.remove();
});

const week = (weekNumber: number, snapshot: number): PublishedWeek => ({
  year: 2026,
  weekNumber,
  snapshot,
  isDemo: false,
  publishedAt: '2026-11-16T04:00:00.000Z',
  contentHash: '',
  manifest: '{}',
  digest: '',
});

const publish = (...weeks: PublishedWeek[]) => publishWeeks(store, weeks, { removeDemo: false });

test('sees each change of the weeks after 200 ms, and asks for none before', async () => {
  const read = createPublishedWeeksCopy(store.db, () => time);
  const find = async () => (await read()).find(2026, 46)?.snapshot;
  await publish(week(46, 1));
  expect(await find()).toBe(1);
  await publish(week(46, 2));
  expect(await find()).toBe(1);
  for (const change of [
    () => publish(week(46, 2)),
    () => publish(week(46, 3), week(45, 4)),
    () =>
      store.db.updateTable('published_weeks').set({ snapshot: 5 }).where('week_number', '=', 46).execute(),
  ]) {
    await change();
    time += 200;
    await read();
  }
  expect(await find()).toBe(5);
  await removePublishedWeeks(store, [5]);
  time += 200;
  expect([await find(), (await read()).listYears(2025, 2027).length]).toEqual([undefined, 1]);
});

test('one reading has the weeks of one publication, while both are replaced again and again', async () => {
  const read = createPublishedWeeksCopy(store.db, () => (time += 1000));
  await publish(week(45, 1), week(46, 2));
  let isPublishing = true;
  const publishing = (async () => {
    for (let n = 2; n < 60; n++) await publish(week(45, 2 * n - 1), week(46, 2 * n));
    isPublishing = false;
  })();
  const seen = new Set<number>();
  while (isPublishing) {
    const weeks = await read();
    const [earlier, later] = [weeks.find(2026, 45), weeks.find(2026, 46)];
    expect(later?.snapshot).toBe((earlier?.snapshot ?? 0) + 1);
    expect(weeks.listYears(2026, 2026)).toEqual([earlier, later]);
    seen.add(later?.snapshot ?? 0);
  }
  await publishing;
  expect(seen.size).toBeGreaterThan(2);
});
