import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { getRetryAfterSeconds } from './code-requests.ts';
import { findLatestCode } from './codes.ts';
import { openStore } from './store.ts';

/** Creates a database of the first version with one code request. */
function createFirstVersion(file: string, requestedAt: string): void {
  const database = new DatabaseSync(file);
  database.exec(`CREATE TABLE migrations (step INTEGER PRIMARY KEY);
    INSERT INTO migrations (step) VALUES (1);
    CREATE TABLE asks (id TEXT PRIMARY KEY, email TEXT, address TEXT, asked_at TEXT, mailed INTEGER);
    CREATE INDEX asks_by_time ON asks (asked_at);
    INSERT INTO asks VALUES ('1', 'a@b.co', '203.0.113.7', '${requestedAt}', 1);
    CREATE TABLE codes (email TEXT PRIMARY KEY, hash TEXT, attempts BIGINT, issued_at TEXT);
    INSERT INTO codes VALUES ('', '', 7, ''), ('a@b.co', 'h', 1, '${requestedAt}');
    CREATE TABLE users (id TEXT PRIMARY KEY, email TEXT, status TEXT, created_at TEXT, updated_at TEXT);
    INSERT INTO users VALUES ('1', 'a@b.co', 'active', '', '');
    CREATE TABLE sessions (id TEXT PRIMARY KEY, user_id TEXT);
    CREATE TABLE published_weeks (
      year INTEGER, week_number INTEGER, load BIGINT, is_demo INTEGER, published_at TEXT, content_hash TEXT, manifest TEXT
    );
    CREATE TABLE last_load (load BIGINT);`);
  database.close();
}

test('counts the code requests of the first version, accepts its codes, and writes to its users in Russian', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-store-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'app.db');
  createFirstVersion(file, '2026-11-16T04:00:00.000Z');
  const store = openStore(file);
  onTestFinished(() => store.close());
  const request = {
    id: '2',
    email: 'a@b.co',
    address: '203.0.113.7',
    network56: '203.0.113.7',
    network48: '203.0.113.7',
    device: '',
    now: new Date('2026-11-16T04:00:10.000Z'),
  };
  for (const block of ['address', 'network56', 'network48'] as const) {
    const limit = { per: ['email', block] as const, maxRequests: 1, windowSeconds: 60 };
    expect(await getRetryAfterSeconds(store, request, limit)).toBe(50);
  }
  expect(await store.db.selectFrom('users').select('language').execute()).toEqual([{ language: 'ru' }]);
  expect(await findLatestCode(store, { email: 'a@b.co' })).toMatchObject({
    hash: 'h',
    step: 1,
    requester: '',
  });
});
