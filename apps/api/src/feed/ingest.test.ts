import { appendFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestAnalytics } from '../../test/clickhouse.ts';
import { csv, feedRow, openTestFeed, type TestFeed } from '../../test/feed.ts';
import type { Analytics } from '../analytics/analytics.ts';
import { dropOrphansAtStart } from './publish/drop-orphans.ts';
import { lockFeed } from './feed-lock.ts';

let analytics: Analytics;
let feed: TestFeed;
beforeAll(async () => {
  analytics = await openTestAnalytics();
});
beforeEach(async () => {
  feed = await openTestFeed(analytics);
  await dropOrphansAtStart(analytics, feed.store, feed.folder);
});
afterEach(async () => {
  expect(await feed.leftovers()).toEqual([]);
  await feed.close();
});
afterAll(() => analytics.close());

const failure = (names: readonly string[], options?: Parameters<TestFeed['ingest']>[1]) =>
  feed.ingest(names, options).then(
    () => undefined,
    (error: { exitCode?: number; message: string }) => ({ exitCode: error.exitCode, message: error.message }),
  );

describe('checking only', () => {
  test('everything is read and checked, and nothing published', async () => {
    await feed.write('a.csv', csv([feedRow(1), feedRow(2, { price: '' })]));
    const { found, rejects } = await feed.check('a.csv');
    expect(found).toMatchObject({
      outcome: 'checked',
      rows: { read: 2, loaded: 1, rejected: 1 },
      weeks: [{ weekNumber: 45 }],
    });
    expect(rejects).toEqual(['a.csv,2,price,,is missing']);
    expect(await feed.published()).toEqual([]);
    await feed.write('bad.csv', csv([feedRow(1), feedRow(1, { price: '7' })]));
    expect(await failure(['bad.csv'], { check: true })).toMatchObject({ exitCode: 65 });
  });

  test('what would be refused for a published week is refused, what is loaded already is not', async () => {
    await feed.write('a.csv', csv([feedRow(1)]));
    await feed.write('b.csv', csv([feedRow(2)]));
    await feed.ingest(['a.csv']);
    expect(await feed.ingest(['a.csv'], { check: true })).toMatchObject({ outcome: 'checked' });
    expect(await failure(['b.csv'], { check: true })).toMatchObject({ exitCode: 65 });
    expect(await feed.ingest(['b.csv'], { check: true, replace: true })).toMatchObject({
      outcome: 'checked',
    });
  });
});

describe('what stands in the way', () => {
  test('no file, and rejects that are no number, are wrong calls', async () => {
    expect(await failure([])).toEqual({ exitCode: 64, message: 'No file was given' });
    await feed.write('a.csv', csv([feedRow(1)]));
    expect(await failure(['a.csv'], { maxRejects: 'some' })).toMatchObject({ exitCode: 64 });
  });

  test('a file that changes while it is read is refused', async () => {
    const path = await feed.write(
      'a.csv',
      csv(Array.from({ length: 20_000 }, (_, index) => feedRow(index + 1))),
    );
    let grown: Promise<void> | undefined;
    const onProgress = ({ step, done }: { step: string; done: number }) => {
      if (step === 'reading' && done > 0) grown ??= appendFile(path, csv([feedRow(99)]).split('\n')[1] ?? '');
    };
    expect(await failure(['a.csv'], { onProgress })).toEqual({
      exitCode: 65,
      message: expect.stringContaining('changed while it was read'),
    });
    await grown;
    expect(await feed.published()).toEqual([]);
  });

  test('one ingest at a time: another is told so at once, and a server that starts leaves it alone', async () => {
    await feed.write('a.csv', csv([feedRow(1)]));
    const held = lockFeed(feed.folder);
    expect(await failure(['a.csv'])).toEqual({
      exitCode: 75,
      message: 'Another ingest is running; start this one again when it has ended',
    });
    await feed.analytics.command('CREATE TABLE feed_text (x UInt8) ENGINE = Memory');
    await dropOrphansAtStart(feed.analytics, feed.store, feed.folder);
    expect(await feed.leftovers()).toEqual(['feed_text']);
    held[Symbol.dispose]();
    await dropOrphansAtStart(feed.analytics, feed.store, feed.folder);
    expect(await feed.ingest(['a.csv'])).toMatchObject({ outcome: 'published' });
  });

  test('two ingests at once: one wins, the other is told to come again', async () => {
    await feed.write('a.csv', csv([feedRow(1)]));
    const both = await Promise.all([failure(['a.csv']), failure(['a.csv'])]);
    expect(both.filter((one) => one === undefined)).toHaveLength(1);
    expect(both.find((one) => one !== undefined)).toMatchObject({ exitCode: 75 });
  });
});
