import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkWritable } from './check-writable.ts';
import { addInstallation } from './installation.ts';
import { listPublishedWeeks } from './published-weeks.ts';
import { openStore, type Store } from './store.ts';
import { StoreUnavailable } from './store-unavailable.ts';

let folder: string;
let store: Store;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-writable-'));
  store = openStore(join(folder, 'vitrina.sqlite'));
  await addInstallation(store, 'installation', '2026-11-28T00:00:00.000Z');
});
afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

test('an app database that takes no writes is found by a write, and by none before', async () => {
  await checkWritable(store);
  await sql`PRAGMA query_only = ON`.execute(store.db);
  await listPublishedWeeks(store);
  await expect(checkWritable(store)).rejects.toThrow(StoreUnavailable);
});

test('an app database without its tables cannot be used for now', async () => {
  await sql`DROP TABLE published_weeks`.execute(store.db);
  await expect(listPublishedWeeks(store)).rejects.toThrow(StoreUnavailable);
});
