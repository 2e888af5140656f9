import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeAfterAll } from '../../../test/close-after-all.ts';
import { openTestAnalytics } from '../../../test/clickhouse.ts';
import { csv, feedRow, openTestFeed, type TestFeed } from '../../../test/feed.ts';
import { listPublishedWeeks } from '../../store/published-weeks.ts';
import { formatWeek } from '@vitrina/contract/iso-week';
import { findArchived } from './archive-files.ts';
import { findReingests } from './find-reingests.ts';

let feed: TestFeed;
let archiveDir: string;
const analytics = await closeAfterAll(openTestAnalytics());
beforeEach(async () => {
  feed = await openTestFeed(analytics);
  archiveDir = join(feed.folder, 'archive');
  for (const name of ['44', '45', '46'])
    await feed.write(`${name}.csv`, csv([feedRow(1, { week_number: name })]));
  await feed.write('45-new.csv', csv([feedRow(2, { week_number: '45' })]));
});
afterEach(() => feed.close());

const findNames = async (names: readonly string[]) =>
  (await findReingests(analytics, feed.store, names)).map(({ weeks }) => weeks.map(formatWeek));

test('archives the files of every ingest once, by their contents', async () => {
  await feed.ingest(['44.csv', '45.csv']);
  expect(await readdir(feed.folder)).not.toContain('archive');
  await feed.ingest(['44.csv', '45.csv'], { archiveDir });
  await feed.ingest(['46.csv'], { archiveDir });
  await feed.ingest(['46.csv'], { archiveDir });
  await feed.ingest(['46.csv'], { archiveDir, check: true });
  expect(await readdir(archiveDir)).toHaveLength(2);
  const [w46, , w44] = await listPublishedWeeks(feed.store);
  expect(await findArchived(archiveDir, w46?.contentHash ?? '')).toHaveLength(1);
  const files = await findArchived(archiveDir, w44?.contentHash ?? '');
  expect(files.map((file) => file.split('/').at(-1))).toEqual(['1-44.csv', '2-45.csv']);
  expect(await feed.ingest(['46.csv'], { archiveDir, replace: true })).toMatchObject({
    outcome: 'already loaded',
  });
  await expect(findArchived(archiveDir, 'none/1')).rejects.toThrow('The archive lacks');
});

test('finds weeks by name, and without names those that are damaged', async () => {
  await feed.ingest(['44.csv', '45.csv'], { archiveDir });
  await feed.ingest(['46.csv'], { archiveDir });
  expect(await findNames(['2026-W46'])).toEqual([['2026-W46']]);
  expect(await findNames(['2026-W44'])).toEqual([['2026-W45', '2026-W44']]);
  expect(await findNames([])).toEqual([]);
  const [w46] = await listPublishedWeeks(feed.store);
  await analytics.command(`ALTER TABLE seller DROP PARTITION ${w46?.snapshot}`);
  expect(await findNames([])).toEqual([['2026-W46']]);
  await expect(findNames(['2026-W12'])).rejects.toThrow('Not published: 2026-W12');
});

test('refuses a week whose files would bring back a replaced one', async () => {
  await feed.ingest(['44.csv', '45.csv'], { archiveDir });
  await feed.ingest(['45-new.csv'], { archiveDir, replace: true });
  await expect(findNames(['2026-W44'])).rejects.toThrow('replaced since');
  expect(await findNames(['2026-W45'])).toEqual([['2026-W45']]);
});
