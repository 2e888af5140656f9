import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeDemoMarket } from '../../src/demo/write-demo-market.ts';
import { ingest } from '../../src/feed/ingest.ts';
import { openStore } from '../../src/store/store.ts';
import { openTestAnalytics, type TestAnalytics } from '../clickhouse.ts';
import { openMarket, type Market } from '../market.ts';
import { createWeek, findDisagreements } from './find-disagreements.ts';
import { writeFeedFiles } from './feed-files.ts';
import { createRandomMarket } from './random-market.ts';
import { parseDemoOffer, readCsv } from './read-csv.ts';

let folder: string;
let analytics: TestAnalytics;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oracle-feed-'));
  analytics = await openTestAnalytics();
}, 60_000);
afterEach(async () => {
  await analytics.close();
  await rm(folder, { recursive: true });
});

/** Ingests files and opens week 46. */
async function openIngestedMarket(files: string[]): Promise<Market> {
  const store = openStore(':memory:');
  try {
    const now = () => new Date('2026-11-16T01:40:00.000Z');
    await ingest({ files, analytics, store, dataDir: folder, maxRejects: '0', now });
    const publishedWeek = store.readPublishedWeek(2026, 46);
    if (publishedWeek === undefined) throw new Error('The week is not published');
    return openMarket(analytics, publishedWeek);
  } finally {
    await store.close();
  }
}

test('every field of every report on ingested files equals the independent computation', async () => {
  const recipe = { seed: 'feed', offers: 2_000, unsold: 0.35, noBrand: 0.2, rated: true, extremes: true };
  const rows = createRandomMarket(recipe);
  const actual = await openIngestedMarket(await writeFeedFiles(folder, rows));
  expect(await findDisagreements(actual, createWeek(rows), 12)).toEqual([]);
}, 120_000);

test('every field of every report on the demo market equals the independent computation', async () => {
  const latest = (await writeDemoMarket(folder)).slice(-1);
  const actual = await openIngestedMarket(latest);
  const rows = (await readCsv(latest[0] ?? '')).map(parseDemoOffer);
  expect(await findDisagreements(actual, createWeek(rows), 6)).toEqual([]);
}, 120_000);
