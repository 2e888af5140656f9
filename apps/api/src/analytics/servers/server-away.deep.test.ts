import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { createAnalyticsClient } from '../client/clickhouse-client.ts';
import { AnalyticsUnavailable } from '../errors.ts';
import { isServerAway, pingServer } from './server-away.ts';

test('a silent server that accepts connections does not respond', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => void sockets.push(socket)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const analytics = createAnalyticsClient({ url: `http://127.0.0.1:${port}`, database: 'vitrina' });
  const runDistributed = () => Promise.reject(new Error('No report is read here'));
  const server = { shard: 1, host: 'server-1', analytics, runDistributed };
  const ping = pingServer(server);
  await expect(ping).rejects.toThrow('The ClickHouse server server-1 does not respond');
  expect(isServerAway(await ping.catch((reason: unknown) => reason))).toBe(true);
  for (const socket of sockets) socket.destroy();
  silent.close();
  await analytics.close();
});

test('a full queue does not count as a server away, a refused connection does', async () => {
  expect(isServerAway(new AnalyticsUnavailable('The queue of reports is full'))).toBe(false);
  const analytics = createAnalyticsClient({ url: 'http://127.0.0.1:1', database: 'vitrina' });
  const failure: unknown = await analytics.rows('SELECT 1').catch((reason: unknown) => reason);
  expect(isServerAway(failure)).toBe(true);
  await analytics.close();
});
