import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addUser } from '../../../test/add-user.ts';
import { createDatabase, type TestDatabase } from '../../../test/database.ts';
import { openProxy, type PostgresProxy } from '../../../test/postgres/proxy.ts';
import { openAppStore } from '../../installation/open-sources.ts';
import { listPublishedWeeks, publishWeeks } from '../published-weeks.ts';
import { inTransaction, type Store } from '../store.ts';
import { StoreUnavailable } from '../store-unavailable.ts';

let database: TestDatabase;
let proxy: PostgresProxy;
/** A store whose connection to Postgres the test cuts, and one whose connection stays. */
let store: Store;
let other: Store;

const getSettings = (folder: string) => {
  const url = new URL(database.settings.databaseUrl ?? '');
  url.searchParams.set('host', folder);
  return { ...database.settings, databaseUrl: url.href };
};

beforeEach(async () => {
  database = await createDatabase();
  proxy = await openProxy(new URL(database.settings.databaseUrl ?? '').searchParams.get('host') ?? '');
  store = await openAppStore(getSettings(proxy.folder));
  other = await database.open();
});

afterEach(async () => {
  await store.close();
  await other.close();
  await proxy.close();
  await database.remove();
});

const week = {
  year: 2026,
  weekNumber: 46,
  snapshot: 1,
  isDemo: false,
  publishedAt: '2026-11-16T04:00:00.000Z',
  contentHash: '',
  manifest: '{}',
  digest: '',
};

test('a server that is gone is unavailable, and used again when it is back', async () => {
  await addUser(store);
  await store.readPublishedWeeks();
  proxy.cut();
  await expect(addUser(store)).rejects.toThrow(StoreUnavailable);
  await expect(inTransaction(store, addUser)).rejects.toThrow(StoreUnavailable);
  await expect(openAppStore(getSettings(proxy.folder))).rejects.toThrow(
    /^DATABASE_URL localhost cannot be used: .+ Start that server/,
  );
  await proxy.restore();
  expect(await inTransaction(store, addUser)).toBe(2);
});

test('a server that may be away is awaited, and a missing database is an error at once', async () => {
  const [away, url] = [getSettings(proxy.folder), new URL(database.settings.databaseUrl ?? '')];
  proxy.cut();
  const awaited = await openAppStore(away, { isAwayAllowed: true });
  await expect(addUser(awaited)).rejects.toThrow(StoreUnavailable);
  await proxy.restore();
  expect(await addUser(awaited)).toBe(1);
  await awaited.close();
  url.pathname = 'missing';
  const missing = { ...database.settings, databaseUrl: url.href };
  await expect(openAppStore(missing, { isAwayAllowed: true })).rejects.toThrow(
    /^DATABASE_URL localhost cannot be used: .*database "missing" does not exist/,
  );
});

test('a server that is gone in a transaction undoes it', async () => {
  const cut = inTransaction(store, async (within) => {
    await addUser(within);
    proxy.cut();
    return addUser(within);
  });
  await expect(cut).rejects.toThrow(StoreUnavailable);
  expect(await addUser(other)).toBe(1);
});

test('published weeks are not read from a copy while the server is gone', async () => {
  await publishWeeks(other, [week], { removeDemo: false });
  expect((await store.readPublishedWeeks()).find(2026, 46)).toEqual(week);
  proxy.cut();
  await expect
    .poll(async () => Promise.resolve(store.readPublishedWeeks()).then(() => 'read', String), {
      timeout: 30_000,
    })
    .toMatch('cannot be used right now');
  await proxy.restore();
  expect((await store.readPublishedWeeks()).find(2026, 46)).toEqual(week);
});

test('a command that lost the lock of the weeks publishes nothing, and the next one has it', async () => {
  const lock = await store.lockWeeks();
  expect(await other.lockWeeks()).toBeUndefined();
  proxy.cut();
  await proxy.restore();
  await using _ = await vi.waitFor(
    async () => (await other.lockWeeks()) ?? Promise.reject(new Error('locked')),
    { timeout: 30_000 },
  );
  const publishing = publishWeeks(store, [week], { removeDemo: false, ...(lock && { lock }) });
  await expect(publishing).rejects.toThrow(StoreUnavailable);
  expect(await listPublishedWeeks(store)).toEqual([]);
});

test('a migration that several processes begin at once runs once', async () => {
  const fresh = await createDatabase();
  const opened = await Promise.all([fresh.open(), fresh.open(), fresh.open()]);
  expect(await Promise.all(opened.map(listPublishedWeeks))).toEqual([[], [], []]);
  for (const one of opened) await one.close();
  await fresh.remove();
});

test('a number that is too large to be exact is an error, and no value is changed silently', async () => {
  await publishWeeks(other, [{ ...week, snapshot: Number.MAX_SAFE_INTEGER }], { removeDemo: false });
  expect((await listPublishedWeeks(other))[0]?.snapshot).toBe(Number.MAX_SAFE_INTEGER);
  await other.db.executeQuery({
    sql: 'UPDATE published_weeks SET snapshot = snapshot + 1',
    parameters: [],
  } as never);
  await expect(listPublishedWeeks(other)).rejects.toThrow('9007199254740992 is not a safe integer');
  const byDate = other.db
    .selectFrom('users')
    .selectAll()
    .where('created_at', '=', new Date() as never);
  await expect(byDate.execute()).rejects.toThrow(TypeError);
});
