import * as z from 'zod/mini';
import { expect, test, vi } from 'vitest';
import { closeAfterAll } from '../../../test/close-after-all.ts';
import { openTestAnalytics } from '../../../test/clickhouse.ts';
import { openAnalytics } from '../client/open-analytics.ts';
import { AnalyticsLimit, AnalyticsUnavailable } from '../errors.ts';
import { defaultResources, reportQueue } from './report-limits.ts';
import { readRows } from '../read-rows.ts';

vi.setConfig({ testTimeout: 30_000 });

const analytics = await closeAfterAll(openTestAnalytics());

const run = (sql: string, signal?: AbortSignal) =>
  analytics.runReport({ sql, params: {}, format: 'document', ...(signal && { signal }) });

/** A query that would run for hours. */
const endless = 'SELECT count() FROM numbers(1000000000000) WHERE NOT ignore(cityHash64(number))';
const running = async () => {
  const [row] = await readRows(
    analytics,
    z.object({ found: z.number() }),
    `SELECT count() AS found FROM system.processes WHERE position(query, 'numbers(' || '1000000') > 0`,
  );
  return row?.found;
};

test('an aborted report is killed in the engine', async () => {
  const caller = new AbortController();
  const report = run(endless, caller.signal);
  const ended = expect(report).rejects.toThrow('gone');
  await expect.poll(running).toBe(1);
  caller.abort(new Error('gone'));
  await ended;
  await expect.poll(running).toBe(0);
  expect((await run('SELECT 1 AS n')).bytes.toString()).toBe('{"n":1}\n');
});

test('a report aborted before its start does not run', async () => {
  await expect(run('SELECT 1 AS n', AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
});

test('a report that takes too much memory or too many rows is stopped', async () => {
  const heavy = [
    `SELECT length(groupArray(repeat('x', 1000))) AS n FROM numbers(100000000)`,
    'SELECT number FROM numbers(2000000)',
  ];
  await Promise.all(heavy.map((sql) => expect(run(sql)).rejects.toThrow(AnalyticsLimit)));
  expect(await running()).toBe(0);
});

test('a report cannot change anything', async () => {
  await analytics.command('CREATE TABLE fixed (n UInt8) ENGINE = MergeTree ORDER BY n');
  await expect(run('INSERT INTO fixed SELECT 1')).rejects.toThrow();
  expect(await analytics.rows('SELECT count() AS n FROM fixed')).toEqual([{ n: 0 }]);
});

test('quick reports overtake heavy ones, and a full queue refuses at once', async () => {
  const callers = new AbortController();
  const heavy = Array.from({ length: 2 }, () => run(endless, callers.signal).catch(String));
  await expect.poll(running).toBe(2);
  expect((await run('SELECT 1 AS n')).bytes.toString()).toBe('{"n":1}\n');

  // One caller leaves the last slot to others.
  const capacity = defaultResources.atOnce - 3 + reportQueue.maxLength;
  const queued = Array.from({ length: capacity }, () => run(endless, callers.signal).catch(String));
  await expect(run('SELECT 1 AS n')).rejects.toThrow(AnalyticsUnavailable);
  callers.abort(new Error('gone'));
  expect(await Promise.all(heavy)).toEqual(['Error: gone', 'Error: gone']);
  // Behind a long queue some were refused earlier.
  for (const outcome of await Promise.all(queued)) expect(outcome).toMatch(/gone|maximum time in queue/);
  await expect.poll(running).toBe(0);
  expect((await run('SELECT 1 AS n')).bytes.toString()).toBe('{"n":1}\n');
});

test('a wrong query fails with the engine’s error and its code', async () => {
  await expect(run('SELECT n FROM nowhere')).rejects.toMatchObject({ code: '60', type: 'UNKNOWN_TABLE' });
  await expect(run('SELECT {n:UInt8} AS n')).rejects.toMatchObject({ code: '456' });
  await expect(
    analytics.runReport({ sql: 'SELECT {n:UInt8} AS n', params: { n: 'many' }, format: 'document' }),
  ).rejects.toMatchObject({ code: '457' });
});

test('rows of a stopped report are not in the next one', async () => {
  for (let round = 0; round < 5; round += 1) {
    await expect(run('SELECT number FROM numbers(2000000)')).rejects.toThrow(AnalyticsLimit);
    expect((await run('SELECT 1 AS n')).bytes.toString()).toBe('{"n":1}\n');
  }
});

test('params and settings of a call do not reach the next one', async () => {
  await analytics.rows('SELECT {n:UInt8} AS n', { n: 1 }, { max_block_size: 7 });
  await expect(analytics.rows('SELECT {n:UInt8} AS n')).rejects.toMatchObject({ code: '456' });
  expect(await analytics.rows(`SELECT getSetting('max_block_size') AS n`)).not.toEqual([{ n: 7 }]);
});

test('the settings set a report’s memory and threads', async () => {
  const reports = { memoryBytes: 64 * 1024 ** 2, threads: 1, atOnce: 1 };
  const limited = await openAnalytics({ ...analytics.options, reports });
  const sql = `SELECT getSetting('max_threads') AS threads, getSetting('max_memory_usage') AS memory`;
  const { bytes } = await limited.runReport({ sql, params: {}, format: 'document' });
  await limited.close();
  expect(JSON.parse(bytes.toString())).toEqual({ threads: 1, memory: reports.memoryBytes });
});
