import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { serveHandlers } from '../../../test/bare-server.ts';

const blockEventLoop = (milliseconds: number) => {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
};

test('responds with 503 while the event loop is blocked, and recovers', async () => {
  const { app } = serveHandlers({});
  const health = async () => (await app.inject('/api/health')).statusCode;
  expect(await health()).toBe(200);
  for (let turn = 0; turn < 3; turn += 1) {
    blockEventLoop(1800);
    await sleep(5);
  }
  const rejected = await app.inject('/api/health');
  expect(rejected.statusCode).toBe(503);
  expect(rejected.headers['retry-after']).toBe('1');
  expect(rejected.json()).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  await expect.poll(health, { timeout: 60_000 }).toBe(200);
  await app.close();
});
