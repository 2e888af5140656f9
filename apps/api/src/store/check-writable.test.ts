import { mkdtemp, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listPublishedWeeks } from './published-weeks.ts';
import { openStore, type Store } from './store.ts';
import { StoreUnavailable } from './store-unavailable.ts';

let folder: string;
let store: Store;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-writable-'));
  store = openStore(join(folder, 'vitrina.sqlite'));
});
afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

test('an app database that takes no writes is found by a write, and by none before', async () => {
  await store.checkWritable();
  await sql`PRAGMA query_only = ON`.execute(store.db);
  await listPublishedWeeks(store);
  await expect(store.checkWritable()).rejects.toThrow(StoreUnavailable);
});

test('an app database without its tables cannot be used for now', async () => {
  await sql`DROP TABLE published_weeks`.execute(store.db);
  await expect(listPublishedWeeks(store)).rejects.toThrow(StoreUnavailable);
});

test('an app database whose rows were deleted cannot be used for now', async () => {
  await sql`DELETE FROM migrations`.execute(store.db);
  await expect(store.checkWritable()).rejects.toThrow('its tables were emptied');
});

test.each<[string, (file: string) => Promise<void>]>([
  ['emptied', (file) => truncate(file)],
  ['deleted', (file) => rm(file)],
])('an app database whose file was %s under the server cannot be used', async (_, change) => {
  await change(join(folder, 'vitrina.sqlite'));
  await expect(store.checkWritable()).rejects.toThrow('its file was deleted, emptied or exchanged');
});
