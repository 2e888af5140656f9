import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  getDatabaseUrl,
  type PostgresServer,
  startPostgres,
} from '../../../test/postgres/postgres-server.ts';
import { listPublishedWeeks } from '../published-weeks.ts';
import { StoreUnavailable } from '../store-unavailable.ts';
import { openPostgresStore } from './open-postgres-store.ts';

/** A server whose databases the test damages. */
let postgres: PostgresServer;
let url: string;

beforeAll(() => {
  postgres = startPostgres();
  url = getDatabaseUrl(postgres.folder, 'emptied').replace('vitrina@', 'reader@');
});
afterAll(() => postgres.stop());

/** Runs statements one by one as the owner of the server. */
const execute = async (database: string, ...statements: readonly string[]) => {
  const client = new Client(getDatabaseUrl(postgres.folder, database));
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
};

beforeEach(async () => {
  await vi.waitFor(() => execute('postgres', 'DROP DATABASE IF EXISTS emptied (FORCE)'), { timeout: 30_000 });
  await execute('postgres', 'DROP ROLE IF EXISTS reader', 'CREATE ROLE reader LOGIN');
  await execute('postgres', 'CREATE DATABASE emptied OWNER reader');
});

const dropTables = ['DROP SCHEMA public CASCADE', 'CREATE SCHEMA public AUTHORIZATION reader'];

test.each<[string, string, ...string[]]>([
  ['has lost its tables', 'emptied', ...dropTables],
  ['has lost its schema', 'emptied', 'DROP SCHEMA public CASCADE'],
  ['was deleted', 'postgres', 'DROP DATABASE emptied (FORCE)'],
  [
    'may not be read any more',
    'emptied',
    ...['published_weeks', 'migrations'].map((table) => `ALTER TABLE ${table} OWNER TO vitrina`),
  ],
])('an app database that %s under the server cannot be used for now', async (_, database, ...statements) => {
  const store = await openPostgresStore(url);
  await store.checkWritable();
  await execute(database, ...statements);
  await expect(listPublishedWeeks(store)).rejects.toThrow(StoreUnavailable);
  await expect(store.checkWritable()).rejects.toThrow(StoreUnavailable);
  await store.close();
});
