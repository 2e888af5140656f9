import { appendFile } from 'node:fs/promises';
import { afterEach, expect, test } from 'vitest';
import { closeAfterAll } from '../../test/close-after-all.ts';
import { csv, feedRow, openTestFeed } from '../../test/feed.ts';
import { dropOrphansAtStart } from './publish/drop-orphans.ts';
import { lockFeed } from './feed-lock.ts';

const feed = await closeAfterAll(openTestFeed());
afterEach(async () => expect(await feed.leftovers()).toEqual([]));

test('a check reads and checks everything and publishes nothing', async () => {
  await feed.write('a.csv', csv([feedRow(1), feedRow(2, { price: '' })]));
  const { found, rejects } = await feed.check('a.csv');
  expect(found).toMatchObject({
    outcome: 'checked',
    rows: { read: 2, loaded: 1, rejected: 1 },
    weeks: [{ weekNumber: 45 }],
  });
  expect(rejects).toEqual(['a.csv;2;price;;is missing']);
  expect(await feed.published()).toEqual([]);
  await feed.write('bad.csv', csv([feedRow(1), feedRow(1, { price: '7' })]));
  expect(await feed.ingestError(['bad.csv'], { check: true })).toMatchObject({ exitCode: 65 });
});

test('reports a missing file argument and an invalid max-rejects as usage errors', async () => {
  expect(await feed.ingestError([])).toEqual({ exitCode: 64, message: 'No file was given' });
  await feed.write('a.csv', csv([feedRow(1)]));
  expect(await feed.ingestError(['a.csv'], { maxRejects: 'some' })).toMatchObject({ exitCode: 64 });
});

test('refuses a file that changes while it is read', async () => {
  const path = await feed.write(
    'a.csv',
    csv(Array.from({ length: 20_000 }, (_, index) => feedRow(index + 1))),
  );
  let grown: Promise<void> | undefined;
  const onProgress = ({ step, done }: { step: string; done: number }) => {
    if (step === 'reading' && done > 0) grown ??= appendFile(path, csv([feedRow(99)]).split('\n')[1] ?? '');
  };
  expect(await feed.ingestError(['a.csv'], { onProgress })).toEqual({
    exitCode: 65,
    message: expect.stringContaining('changed while it was read'),
  });
  await grown;
  expect(await feed.published()).toEqual([]);
});

test('refuses a second ingest while one runs, and drops nothing when a server starts', async () => {
  await feed.write('a.csv', csv([feedRow(1)]));
  const lock = await lockFeed(feed.store);
  expect(await feed.ingestError(['a.csv'])).toEqual({
    exitCode: 75,
    message: 'Another ingest or an upgrade of weeks is running; start this one again when it has ended',
  });
  await feed.analytics.command('CREATE TABLE feed_row (x UInt8) ENGINE = Memory');
  await dropOrphansAtStart(feed.analytics, feed.store);
  expect(await feed.leftovers()).toEqual(['feed_row']);
  await lock[Symbol.asyncDispose]();
  await dropOrphansAtStart(feed.analytics, feed.store);
});

test('runs one of two concurrent ingests and refuses the other', async () => {
  await feed.write('a.csv', csv([feedRow(1)]));
  const both = await Promise.all([feed.ingestError(['a.csv']), feed.ingestError(['a.csv'])]);
  expect(both.filter(({ exitCode }) => exitCode === undefined)).toHaveLength(1);
  expect(both.find(({ exitCode }) => exitCode !== undefined)).toMatchObject({ exitCode: 75 });
  expect(await feed.published()).toMatchObject([{ week: '2026-W45' }]);
});

test('a check refuses a published week with other content, and accepts the same content', async () => {
  await feed.write('b.csv', csv([feedRow(2)]));
  expect(await feed.ingest(['a.csv'], { check: true })).toMatchObject({ outcome: 'checked' });
  expect(await feed.ingestError(['b.csv'], { check: true })).toMatchObject({ exitCode: 65 });
  expect(await feed.ingest(['b.csv'], { check: true, replace: true })).toMatchObject({
    outcome: 'checked',
  });
});
