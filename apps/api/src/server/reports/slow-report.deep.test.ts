import { expect, test } from 'vitest';
import { closeAfterAll } from '../../../test/close-after-all.ts';
import { endlessPath, openEndlessReport } from '../../../test/endless-report.ts';

const { app, running } = await closeAfterAll(openEndlessReport());

test('responds with 503 to a report that takes longer than 8 s, and stops its query', async () => {
  const answer = await app.inject(endlessPath);
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  expect(answer.headers['retry-after']).toBe('5');
  await expect.poll(running).toBe(0);
});
