import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { serveHandlers } from '../../../test/bare-server.ts';

const blockEventLoop = (milliseconds: number) => {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
};

test('responds with 503 while the event loop is blocked, except to the probe, and recovers', async () => {
  const { app } = serveHandlers({});
  const read = async (url: string) => (await app.inject(url)).statusCode;
  const path = '/api/report/periods';
  const status = await read(path);
  expect(status).not.toBe(503);
  for (let turn = 0; turn < 3; turn += 1) {
    blockEventLoop(1800);
    await sleep(5);
  }
  const rejected = await app.inject(path);
  expect(rejected.statusCode).toBe(503);
  expect(rejected.headers['retry-after']).toBe('1');
  expect(rejected.json()).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  expect(await read('/api/health')).toBe(200);
  await expect.poll(() => read(path), { timeout: 60_000 }).toBe(status);
  await app.close();
});
