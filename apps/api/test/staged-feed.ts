import * as z from 'zod/mini';
import { join } from 'node:path';
import { readRows } from '../src/analytics/read-rows.ts';
import type { IntakeOptions } from '../src/feed/intake/mapping.ts';
import { recogniseFile } from '../src/feed/intake/recognise-file.ts';
import { createUnpack } from '../src/feed/intake/unpack-file.ts';
import { KeyRegistry } from '../src/feed/keys/key-registry.ts';
import { stageFile } from '../src/feed/staging/stage-file.ts';
import { stageFiles } from '../src/feed/staging/stage-files.ts';
import { createFeedTables } from '../src/feed/staging/feed-tables.ts';
import { reserveSnapshots } from '../src/feed/staging/snapshot-ids.ts';
import { findStagedWeeks } from '../src/feed/staging/staged-offers.ts';
import { checkPackedFile } from '../src/feed/formats/check-packed-file.ts';
import { parseFeedFile } from '../src/feed/formats/feed-file.ts';
import type { TestFeed } from './feed.ts';

const ignore = () => undefined;

/** Stages files as one ingest does, and stops before its weeks are checked: examples of a rule need no ingest each. */
export async function stageFeed(feed: TestFeed, contents: Record<string, string | Uint8Array>) {
  const written = Object.entries(contents).map(([name, content]) => feed.write(name, content));
  const files = (await Promise.all(written)).map(parseFeedFile);
  const firstSnapshot = await reserveSnapshots(feed.analytics, 'test');
  const { analytics } = feed;
  const rest = { totalBytes: 1, onProgress: ignore, intake: undefined };
  await stageFiles({ analytics, feedFiles: files, firstSnapshot, ...rest });
  return { files, weeks: await findStagedWeeks(feed.analytics, firstSnapshot) };
}

const offer = z.object({
  row: z.number(),
  week: z.string(),
  ids: z.array(z.number()),
  texts: z.array(z.string()),
});

/** Stages tables as people have them, as an ingest does, with ids from 1. Returns the accepted rows and the readings. */
export async function stageTables(
  feed: TestFeed,
  contents: Record<string, string | Uint8Array>,
  options: Partial<IntakeOptions> = {},
) {
  const { analytics, store } = feed;
  const written = Object.entries(contents).map(([name, content]) => feed.write(name, content));
  const paths = await Promise.all(written);
  await using resources = new AsyncDisposableStack();
  const unpack = createUnpack(feed.folder, resources);
  const files = await Promise.all(paths.map((path) => recogniseFile(path, undefined, unpack)));
  const firstSnapshot = await reserveSnapshots(analytics, 'test');
  const registry = KeyRegistry.createEmpty(store);
  const intake = { mapping: {}, registry, newestSnapshot: undefined, ...options };
  const rest = { totalBytes: 1, onProgress: ignore, intake };
  const read = await stageFiles({ analytics, feedFiles: files, firstSnapshot, ...rest });
  const weeks = await findStagedWeeks(analytics, firstSnapshot);
  const rows: z.output<typeof offer>[] = [];
  for (const { snapshot, year, weekNumber } of weeks) {
    const found = await readRows(
      analytics,
      offer,
      `SELECT toUInt32(row) AS row, '${year}-${weekNumber}' AS week,
        [seller_id, product_id, brand_id, category_id, category_1_lvl_id, category_2_lvl_id] AS ids,
        [seller_kaspi_id, seller_title, product_kaspi_id, product_name, brand_title, category_title, category_1_lvl_title,
          category_2_lvl_title, toString(price), toString(sales_count), toString(revenue)] AS texts
      FROM staging_offer WHERE snapshot = {snapshot:UInt32} ORDER BY file, row`,
      { snapshot },
    );
    rows.push(...found);
  }
  return { ...read, files, rows };
}

/** Opens the reading of single files as by an ingest: structure and rows, without weeks. */
export async function openFileReader(feed: TestFeed) {
  await createFeedTables(feed.analytics);
  const firstSnapshot = await reserveSnapshots(feed.analytics, 'test');
  let index = 0;
  /** Reads a file of the folder, written before if its content is given. Returns the number of rows. */
  return async (name: string, content?: string | Uint8Array): Promise<number> => {
    const path = content === undefined ? join(feed.folder, name) : await feed.write(name, content);
    const file = parseFeedFile(path);
    index += 1;
    await checkPackedFile(file, undefined);
    return (await stageFile(feed.analytics, file, { index, firstSnapshot }, ignore)).rows;
  };
}
