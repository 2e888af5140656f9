import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { serveAnswers } from '../../../test/bare-server.ts';

const keepBusy = (milliseconds: number) => {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
};

test('a server that is too busy to answer in time refuses at once, and takes calls again when it is not', async () => {
  const { app } = serveAnswers({});
  const health = async () => (await app.inject('/api/health')).statusCode;
  expect(await health()).toBe(200);
  for (let turn = 0; turn < 3; turn += 1) {
    keepBusy(1800);
    await sleep(5);
  }
  const refused = await app.inject('/api/health');
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('1');
  expect(refused.json()).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  await expect.poll(health, { timeout: 10_000 }).toBe(200);
  await app.close();
});
