import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase, type TestDatabase } from '../../../test/database.ts';
import { SOCKET } from '../../../test/postgres/proxy.ts';
import { startTransactionPooler } from '../../../test/postgres/transaction-pooler.ts';
import { ConfigError } from '../../config.ts';
import { openAppStore } from '../../installation/open-sources.ts';
import { hasOwnSessions } from './own-sessions.ts';
import { openPool } from './postgres-pool.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database.remove());

test('connections to Postgres itself keep their sessions', async () => {
  const pool = openPool(database.settings.databaseUrl ?? '');
  expect(await hasOwnSessions(pool)).toBe(true);
  await pool.end();
});

test('a second connection that is refused rejects, and the first goes back to the pool', async () => {
  const url = new URL(database.settings.databaseUrl ?? '');
  const socket = join(url.searchParams.get('host') ?? '', SOCKET);
  let count = 0;
  const server = createServer((client) => {
    count += 1;
    client.on('error', () => client.destroy());
    if (count > 1) return void client.destroy();
    client.pipe(connect(socket)).pipe(client);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url.search = '';
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const pool = openPool(url.href);
  await expect(hasOwnSessions(pool)).rejects.toThrow();
  expect(count).toBe(2);
  await pool.end();
  server.close();
});

test('a pooler that exchanges sessions is refused with a sentence that names the setting', async () => {
  const url = new URL(database.settings.databaseUrl ?? '');
  const pooler = await startTransactionPooler(url.searchParams.get('host') ?? '');
  url.search = '';
  url.hostname = '127.0.0.1';
  url.port = String(pooler.port);
  const opening = openAppStore({ dataDir: database.settings.dataDir, databaseUrl: url.href });
  await expect(opening).rejects.toThrow(ConfigError);
  await expect(opening).rejects.toThrow(
    /^DATABASE_URL leads through a pooler .+ set pool_mode = session in PgBouncer/,
  );
  pooler.close();
});
