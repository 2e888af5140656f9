import { expect, test } from 'vitest';
import { closeAfterAll } from '../../../test/close-after-all.ts';
import { openTestAnalytics } from '../../../test/clickhouse.ts';

const analytics = await closeAfterAll(openTestAnalytics());

test('calls aborted before their start leave long statements alone', async () => {
  await analytics.rows('SELECT 1');
  for (let round = 0; round < 3; round += 1) {
    const caller = new AbortController();
    const report = analytics.runReport({
      sql: 'SELECT 1',
      params: {},
      format: 'document',
      signal: caller.signal,
    });
    setImmediate(() => caller.abort(new Error('gone')));
    await expect(report).rejects.toThrow('gone');
  }
  const slow = analytics.rows('SELECT sum(sleepEachRow(1)) AS slept FROM numbers(3)');
  await expect(slow).resolves.toEqual([{ slept: 0 }]);
});
