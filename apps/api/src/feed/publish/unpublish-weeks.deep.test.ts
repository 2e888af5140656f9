import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeAfterAll } from '../../../test/close-after-all.ts';
import { openTestAnalytics } from '../../../test/clickhouse.ts';
import { csv, feedRow, openTestFeed, type TestFeed } from '../../../test/feed.ts';
import type { Analytics } from '../../analytics/analytics.ts';
import { removePublishedWeeks } from '../../store/published-weeks.ts';
import { formatWeek } from '@vitrina/contract/iso-week';
import { dropOrphansAtStart } from './drop-orphans.ts';
import { listUnknownWeeks } from './unknown-weeks.ts';
import { unpublishWeeks } from './unpublish-weeks.ts';

let feed: TestFeed;
const analytics = await closeAfterAll(openTestAnalytics());

const files = ['44.csv', '45.csv', '46.csv'];
beforeEach(async () => {
  feed = await openTestFeed(analytics);
  for (const name of files) await feed.write(name, csv([feedRow(1, { week_number: name.slice(0, 2) })]));
});
afterEach(() => feed.close());

const published = async () => (await feed.published()).map(({ week }) => week);
const unpublish = (names: readonly string[], log: string[] = []) =>
  unpublishWeeks({ analytics, store: feed.store, log: (line) => log.push(line) }, names);

test('unpublishes weeks with their data, and no other; they can be ingested again', async () => {
  await feed.ingest(files);
  const log: string[] = [];
  expect((await unpublish(['2026-W45', '2026-W44', '2026-W45'], log)).map(formatWeek)).toEqual([
    '2026-W45',
    '2026-W44',
  ]);
  expect(await published()).toEqual(['2026-W46']);
  expect(log.filter((line) => line.startsWith('Dropped snapshot'))).toHaveLength(2);
  expect(await feed.leftovers()).toEqual([]);
  expect(await listUnknownWeeks(analytics, feed.store)).toEqual([]);
  await feed.ingest(['45.csv']);
  expect(await published()).toEqual(['2026-W46', '2026-W45']);
});

test('an unpublished week leaves all others unchanged', async () => {
  await feed.ingest(files);
  await expect(unpublish(['2026-W45', '2026-W12'])).rejects.toThrow(
    '2026-W12 is not a published week; these are: 2026-W46, 2026-W45, 2026-W44',
  );
  expect(await published()).toHaveLength(3);
});

test('a week whose removal was cut off is named and not dropped', async () => {
  await feed.ingest(files);
  const [w46] = await feed.published();
  await removePublishedWeeks(feed.store, [w46?.snapshot ?? 0]);
  await dropOrphansAtStart(analytics, feed.store);
  expect((await listUnknownWeeks(analytics, feed.store)).map(formatWeek)).toEqual(['2026-W46']);
});

test('states what holds if the engine ends after the weeks are unpublished', async () => {
  await feed.ingest(files);
  const ended: Analytics = {
    ...analytics,
    insert: () => Promise.reject(Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })),
  };
  const unpublishing = unpublishWeeks({ analytics: ended, store: feed.store, log: () => undefined }, [
    '2026-W46',
  ]);
  await expect(unpublishing).rejects.toThrow('The weeks are unpublished, but the analytics engine ended');
  expect(await published()).toEqual(['2026-W45', '2026-W44']);
});

test('an ingest keeps the latest weeks, and refuses one that it would not keep', async () => {
  const log: string[] = [];
  const options = { keepWeeks: 2, log: (line: string) => log.push(line) };
  await feed.ingest(['44.csv', '45.csv'], options);
  await feed.ingest(['46.csv'], options);
  expect(await published()).toEqual(['2026-W46', '2026-W45']);
  expect(log).toContain('Unpublished 2026-W44: KEEP_WEEKS is 2');
  expect(await feed.leftovers()).toEqual([]);
  expect((await feed.ingestError(['44.csv'], options)).message).toBe(
    'KEEP_WEEKS is 2, and these would not be kept: 2026-W44; nothing is published',
  );
  await feed.ingest(['45.csv'], { ...options, replace: true });
  expect(await published()).toEqual(['2026-W46', '2026-W45']);
});
