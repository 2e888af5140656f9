import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStore, type Store } from './store.ts';
import { nextLoad, publishWeeks, type PublishedWeekRecord, listPublishedWeeks } from './published-weeks.ts';

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

const week = (year: number, weekNumber: number, load: number, isDemo = false): PublishedWeekRecord => ({
  year,
  weekNumber,
  load,
  isDemo,
  publishedAt: '2026-11-16T04:00:00.000Z',
  contentHash: `files of ${load}`,
  manifest: `{"offer":{"rows":${load},"checksum":"1"}}`,
});

const pointer = (load: number) => ({ load, isDemo: false, publishedAt: '2026-11-16T04:00:00.000Z' });

const keep = { removeDemo: false };

/** Ten load ids taken one after another by a process of their own. */
async function takeLoadsElsewhere(): Promise<number[]> {
  const script = `
    import { openStore } from ${JSON.stringify(new URL('store.ts', import.meta.url).href)};
    import { nextLoad } from ${JSON.stringify(new URL('published-weeks.ts', import.meta.url).href)};
    const store = openStore(process.argv[1]);
    const loads = [];
    for (let n = 0; n < 10; n++) loads.push(await nextLoad(store));
    await store.close();
    process.stdout.write(JSON.stringify(loads));`;
  const args = ['--input-type=module', '--eval', script, '--', file];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return JSON.parse(stdout) as number[];
}

test('published weeks come latest first, across the turn of the year', async () => {
  await publishWeeks(store, [week(2026, 52, 1), week(2027, 1, 2), week(2026, 53, 3)], keep);
  expect(await listPublishedWeeks(store)).toEqual([week(2027, 1, 2), week(2026, 53, 3), week(2026, 52, 1)]);
});

test('a week is found by year and number, and is undefined when it is not published', async () => {
  await publishWeeks(store, [week(2026, 46, 7)], keep);
  expect(store.readPublishedWeek(2026, 46)).toEqual(pointer(7));
  expect(store.readPublishedWeek(2025, 46)).toBeUndefined();
  expect(store.readPublishedWeek(1999, 4_294_967_295)).toBeUndefined();
});

test('publishing a week again changes its load and names the one it left', async () => {
  await publishWeeks(store, [week(2026, 45, 1), week(2026, 46, 2)], keep);
  expect(await publishWeeks(store, [week(2026, 46, 3)], keep)).toEqual([2]);
  expect(await listPublishedWeeks(store)).toEqual([week(2026, 46, 3), week(2026, 45, 1)]);
});

test('the first real weeks take the place of the whole demo market, and of nothing else', async () => {
  await publishWeeks(store, [week(2026, 44, 1), week(2026, 45, 2, true), week(2026, 46, 3, true)], keep);
  expect(await publishWeeks(store, [week(2026, 46, 4)], { removeDemo: true })).toEqual([3, 2]);
  expect(await listPublishedWeeks(store)).toEqual([week(2026, 46, 4), week(2026, 44, 1)]);
});

test('publishing the very same weeks leaves no load behind', async () => {
  await publishWeeks(store, [week(2026, 46, 1)], keep);
  expect(await publishWeeks(store, [week(2026, 46, 1)], keep)).toEqual([]);
});

test('weeks that cannot all be published change nothing', async () => {
  await publishWeeks(store, [week(2026, 45, 1), week(2026, 46, 2)], keep);
  await expect(publishWeeks(store, [week(2026, 46, 3), week(2026, 47, 1)], keep)).rejects.toThrow('UNIQUE');
  expect(await listPublishedWeeks(store)).toEqual([week(2026, 46, 2), week(2026, 45, 1)]);
});

test('a load id is never given out twice, whichever of several processes asks, nor after a restart', async () => {
  const elsewhere = await Promise.all([takeLoadsElsewhere(), takeLoadsElsewhere()]);
  const taken = [...elsewhere.flat(), await nextLoad(store)];
  await store.close();
  store = openStore(file);
  taken.push(await nextLoad(store));
  expect(taken.toSorted((one, other) => one - other)).toEqual(taken.map((_, index) => index + 1));
});

test('what was answered outlives a process that is killed the next moment', async () => {
  const script = `
    import { openStore } from ${JSON.stringify(new URL('store.ts', import.meta.url).href)};
    import { nextLoad } from ${JSON.stringify(new URL('published-weeks.ts', import.meta.url).href)};
    const store = openStore(process.argv[1]);
    for (;;) console.log(await nextLoad(store));`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script, '--', file]);
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
    if (printed.length > 200) child.kill('SIGKILL');
  });
  await once(child, 'close');
  const answered = printed.slice(0, printed.lastIndexOf('\n')).split('\n').map(Number);
  expect(answered.length).toBeGreaterThan(50);
  expect(await nextLoad(store)).toBeGreaterThan(Math.max(...answered));
});

test('a running server sees what another process publishes', async () => {
  const other = openStore(file);
  expect(await listPublishedWeeks(store)).toEqual([]);
  await publishWeeks(other, [week(2026, 46, 1)], keep);
  expect(store.readPublishedWeek(2026, 46)).toEqual(pointer(1));
  await other.close();
});
