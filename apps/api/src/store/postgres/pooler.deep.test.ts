import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { createDatabase } from '../../../test/database.ts';
import { openPool } from './postgres-pool.ts';

/** Parameters that PgBouncer accepts in the first message of a connection. It refuses all others. */
const parameters = ['application_name', 'client_encoding', 'database', 'user'];

test('a connection begins with parameters that a pooler takes', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const pool = openPool(`postgres://vitrina@127.0.0.1:${(server.address() as AddressInfo).port}/vitrina`);
  const connecting = pool.connect();
  connecting.catch(() => undefined);
  const [socket] = await once(server, 'connection');
  const [message] = (await once(socket, 'data')) as [Buffer];
  const texts = message.subarray(8).toString().split('\0');
  expect(texts.filter((text, index) => index % 2 === 0 && text !== '').toSorted()).toEqual(parameters);
  socket.destroy();
  await expect(connecting).rejects.toThrow();
  await pool.end();
  server.close();
});

test('the server limits the work for a connection', async () => {
  const database = await createDatabase();
  const pool = openPool(database.settings.databaseUrl ?? '');
  for (const [name, value] of [
    ['lock_timeout', '5s'],
    ['statement_timeout', '10s'],
    ['idle_in_transaction_session_timeout', '10s'],
  ])
    expect((await pool.query(`SHOW ${name}`)).rows).toEqual([{ [name ?? '']: value }]);
  await pool.end();
  await database.remove();
});
