import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeDemoMarket } from '../../src/demo/write-demo-market.ts';
import { ingest } from '../../src/feed/ingest.ts';
import { openStore } from '../../src/store/store.ts';
import { openTestAnalytics, type TestAnalytics } from '../clickhouse.ts';
import { openMarket, type Market } from '../market.ts';
import { disagreements } from './disagreements.ts';
import { writeFeedFiles } from './feed-files.ts';
import { randomMarket } from './random-market.ts';
import { demoOffer, readCsv } from './read-csv.ts';
import { weekOf } from './week.ts';

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

/** Week 46 as it is read after an ingest of these files. */
async function ingested(files: string[]): Promise<Market> {
  const store = openStore(':memory:');
  try {
    const now = () => new Date('2026-11-16T01:40:00.000Z');
    await ingest({ files, analytics, store, dataDir: folder, maxRejects: '0', now });
    const pointer = store.readPublishedWeek(2026, 46);
    if (pointer === undefined) throw new Error('The week is not published');
    return openMarket(analytics, pointer);
  } finally {
    await store.close();
  }
}

test('a market that came in as files is answered as the definitions say', async () => {
  const recipe = { seed: 'feed', offers: 2_000, unsold: 0.35, noBrand: 0.2, rated: true, extremes: true };
  const rows = randomMarket(recipe);
  const asked = await ingested(await writeFeedFiles(folder, rows));
  expect(await disagreements(asked, weekOf(2026, 46, rows), 12)).toEqual([]);
}, 120_000);

test('the demo market is answered as the definitions say', async () => {
  const latest = (await writeDemoMarket(folder)).slice(-1);
  const asked = await ingested(latest);
  const rows = (await readCsv(latest[0] ?? '')).map(demoOffer);
  expect(await disagreements(asked, weekOf(2026, 46, rows), 6)).toEqual([]);
}, 120_000);
