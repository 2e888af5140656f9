import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CompiledQuery } from 'kysely';
import { Client } from 'pg';
import { inject } from 'vitest';
import { openAppStore } from '../src/installation/open-sources.ts';
import { createPublishedWeeksCopy } from '../src/store/postgres/published-weeks-copy.ts';
import { openStore, type Store } from '../src/store/store.ts';
import './postgres/global-setup.ts';
import { getDatabaseUrl } from './postgres/postgres-server.ts';

/** An app database for tests, initially empty: SQLite, or Postgres in its project. */
export interface TestDatabase {
  /** Settings with which any process opens it. */
  settings: { dataDir: string; databaseUrl: string | undefined };
  open: () => Promise<Store>;
  remove: () => Promise<void>;
}

const WAIT_MS = 100;

/** Runs one statement, once the server listens. */
const execute = async (database: string, sql: string): Promise<void> => {
  const client = new Client(getDatabaseUrl(inject('postgresFolder') ?? '', database));
  try {
    await client.connect();
  } catch (error) {
    if (!/ENOENT|ECONNREFUSED|starting up/.test(String(error))) throw error;
    await sleep(WAIT_MS);
    return execute(database, sql);
  }
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
};

/** Databases free for reuse: emptying one is quicker than creating one. */
const free: string[] = [];

/** TRUNCATE would create new files for each table and index. */
const EMPTY = `
DO $$ DECLARE name text; BEGIN
  FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'migrations' LOOP
    EXECUTE 'DELETE FROM ' || name;
  END LOOP;
END $$`;

const takeName = async (): Promise<string> => {
  const name = free.pop();
  if (name !== undefined) return name;
  const created = `test_${randomUUID().replaceAll('-', '')}`;
  await execute('postgres', `CREATE DATABASE ${created}`);
  return created;
};

/** Creates an app database that several processes can open. */
export const createDatabase = async (): Promise<TestDatabase> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrina-store-'));
  const folder = inject('postgresFolder');
  const name = folder === undefined ? undefined : await takeName();
  const databaseUrl = folder && name && getDatabaseUrl(folder, name);
  const settings = { dataDir, databaseUrl };
  return {
    settings,
    open: () => openAppStore(settings),
    remove: async () => {
      await rm(dataDir, { recursive: true, force: true });
      if (name === undefined) return;
      await execute(name, EMPTY);
      free.push(name);
    },
  };
};

/** Whether the app databases of this run are on Postgres. */
export const isOnPostgres = inject('postgresFolder') !== undefined;

/** Open app databases on Postgres free for reuse: connections are opened once for many tests. */
const freeStores: Store[] = [];

/** Opens an empty app database for one process: in memory, or on Postgres. */
export const openTestStore = async (): Promise<Store> => {
  if (!isOnPostgres) return openStore(':memory:');
  const store = freeStores.pop() ?? (await (await createDatabase()).open());
  let closing: Promise<unknown> | undefined;
  const empty = async () => {
    await store.db.executeQuery(CompiledQuery.raw(EMPTY));
    freeStores.push(store);
  };
  // The copy of the weeks that its last test read is up to 200 ms old.
  const readPublishedWeeks = createPublishedWeeksCopy(store.db);
  return { ...store, readPublishedWeeks, close: async () => void (await (closing ??= empty())) };
};
