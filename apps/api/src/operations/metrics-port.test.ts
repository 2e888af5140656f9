import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freePort } from '../../test/server-process.ts';
import { readConfig } from '../config.ts';
import { createHttpServer } from '../server/http/http-server.ts';
import { createLog } from '../server/http/log.ts';
import { registerProbes } from './probes.ts';
import type { StateSources } from './state.ts';

const sources: StateSources = {
  analytics: { isOwn: true, problem: () => undefined, restartCount: () => 0, rows: async () => [] },
  servedWeeks: { list: async () => [], listDamaged: async () => [], listOutdated: async () => [] },
  checkWritable: async () => undefined,
  alarms: {},
  dataDir: '.',
};

test('a taken METRICS_PORT is logged in a sentence, and used once free', async () => {
  const other = createServer();
  other.listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const withOwnPort = readConfig({ NODE_ENV: 'production', METRICS_PORT: String(port) });
  const lines: string[] = [];
  const own = createHttpServer(withOwnPort, createLog({ write: (line: string) => void lines.push(line) }));
  registerProbes(own, withOwnPort, sources);
  await own.listen({ host: '127.0.0.1', port: 0 });
  await expect.poll(() => lines.join('')).toContain(`METRICS_PORT ${port} cannot be used`);
  other.close();
  await once(other, 'close');
  vi.advanceTimersByTime(5000);
  const scrape = () => fetch(`http://127.0.0.1:${port}/metrics`).then(({ status }) => status, String);
  await expect.poll(scrape).toBe(200);
  await own.close();
});

test('METRICS_PORT serves the metrics alone', async () => {
  const port = String(await freePort());
  const withOwnPort = readConfig({ NODE_ENV: 'production', METRICS_PORT: port });
  const own = createHttpServer(withOwnPort, createLog({ write: () => undefined }));
  registerProbes(own, withOwnPort, sources);
  await own.listen({ host: '127.0.0.1', port: 0 });
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('vitrina_engine_up 1');
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  await own.close();
  await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow();
});

test('METRICS_PORT of a server that others reach needs the token', async () => {
  const port = String(await freePort());
  const token = 'a token of 16 characters';
  const open = readConfig({
    NODE_ENV: 'production',
    HOST: '0.0.0.0',
    METRICS_PORT: port,
    METRICS_TOKEN: token,
  });
  const own = createHttpServer(open, createLog({ write: () => undefined }));
  registerProbes(own, open, sources);
  await own.listen({ host: '127.0.0.1', port: 0 });
  const scrape = async (headers: Record<string, string>) =>
    (await fetch(`http://127.0.0.1:${port}/metrics`, { headers })).status;
  expect([await scrape({}), await scrape({ authorization: `Bearer ${token}` })]).toEqual([401, 200]);
  await own.close();
});
