import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addUser } from '../../test/add-user.ts';
import { inTransaction, openStore, type Queries } from './store.ts';
import { StoreDamaged } from './store-damaged.ts';
import { StoreUnavailable } from './store-unavailable.ts';
import { listPublishedWeeks } from './published-weeks.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrina-store-'));
  file = join(folder, 'data', 'app.db');
});

afterEach(() => rmSync(folder, { recursive: true }));

const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);

test('creates the app database and its folder for the owner only', async () => {
  const store = openStore(file);
  await addUser(store);
  const files = readdirSync(join(folder, 'data'));
  expect(files).toContain('app.db-wal');
  for (const name of files) expect([name, mode(join(folder, 'data', name))]).toEqual([name, '600']);
  expect(mode(join(folder, 'data'))).toBe('700');
  await store.close();
});

test('closes once, and leaves one file', async () => {
  const store = openStore(file);
  await addUser(store);
  await store.close();
  await store.close();
  expect(readdirSync(join(folder, 'data'))).toEqual(['app.db']);
  await expect(addUser(store)).rejects.toThrow('not open');
});

test('does not persist a store in memory', async () => {
  const store = openStore(':memory:');
  expect(await addUser(store)).toBe(1);
  await store.close();
  const next = openStore(':memory:');
  expect(await addUser(next)).toBe(1);
  await next.close();
  expect(existsSync(':memory:')).toBe(false);
});

test('refuses a value that SQLite would bind as NULL', async () => {
  const store = openStore(':memory:');
  const query = store.db.selectFrom('users').selectAll();
  await expect(query.where('created_at', '=', new Date() as never).execute()).rejects.toThrow(TypeError);
  await store.close();
});

test('reports a database locked by another process as unavailable, and still reads it', async () => {
  const store = openStore(file);
  const holder = new DatabaseSync(file);
  holder.exec('BEGIN IMMEDIATE');
  await expect(addUser(store)).rejects.toThrow(StoreUnavailable);
  expect(await listPublishedWeeks(store)).toEqual([]);
  holder.exec('ROLLBACK');
  holder.close();
  expect(await addUser(store)).toBe(1);
  await store.close();
});

test('reports a full disk as unavailable, and writes again when there is space', async () => {
  const store = openStore(file);
  await store.db.executeQuery({ sql: 'PRAGMA max_page_count = 1', parameters: [] } as never);
  const user = { status: 'active' as const, created_at: 'x'.repeat(100_000), updated_at: '' };
  const write = ({ db }: Queries = store) =>
    db
      .insertInto('users')
      .values({ id: 'a', email: 'a@b.co', ...user })
      .execute();
  await expect(write()).rejects.toThrow(StoreUnavailable);
  await expect(inTransaction(store, write)).rejects.toThrow(StoreUnavailable);
  await store.db.executeQuery({ sql: 'PRAGMA max_page_count = 100000', parameters: [] } as never);
  await write();
  await store.close();
});

test('does not open a database of a later version', async () => {
  await openStore(file).close();
  const newer = new DatabaseSync(file);
  newer.exec('INSERT INTO migrations (step) VALUES (1000)');
  newer.close();
  expect(() => openStore(file)).toThrow('built by a later version');
});

test('reports a file that cannot be opened for writing as unavailable', () => {
  const opened = join(folder, 'folder.sqlite');
  mkdirSync(opened);
  expect(() => openStore(opened)).toThrow(StoreUnavailable);
});

test('does not overwrite a file that is not a database', () => {
  const other = join(folder, 'notes.txt');
  writeFileSync(other, 'not a database, but somebody’s notes '.repeat(100));
  expect(() => openStore(other)).toThrow(StoreDamaged);
  expect(statSync(other).size).toBeGreaterThan(1000);
});

test('restricts a file readable by others to its owner', async () => {
  const store = openStore(file);
  await store.close();
  chmodSync(file, 0o644);
  await openStore(file).close();
  expect(mode(file)).toBe('600');
});
