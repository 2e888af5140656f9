import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findDisagreements, settleWeeks } from '@vitrina/conformance/comparer/compare-answers.ts';
import { createWeekQuestions } from '@vitrina/conformance/comparer/week-questions.ts';
import { createRandomMarket } from '@vitrina/conformance/market/random-market.ts';
import { readFeed } from '@vitrina/conformance/market/read-feed.ts';
import type { FeedOffer } from '@vitrina/conformance/computation/feed-offer.ts';
import { createRng } from '@vitrina/conformance/rng.ts';
import { writeDemoMarket } from '../../src/demo/write-demo-market.ts';
import { ingest } from '../../src/feed/ingest.ts';
import { openStore } from '../../src/store/store.ts';
import { openTestAnalytics, type TestAnalytics } from '../clickhouse.ts';
import { writeFeedFiles } from './feed-files.ts';
import { openPublishedMarket } from './published-market.ts';

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

/** Ingests files and lists the differences between the reports of week 46 and the computation. */
async function findIngestedDisagreements(
  files: string[],
  rows: readonly FeedOffer[],
  limit: number,
  concurrency?: number,
) {
  const store = openStore(':memory:');
  try {
    const now = () => new Date('2026-11-16T01:40:00.000Z');
    await ingest({ files, analytics, store, dataDir: folder, maxRejects: '0', now });
    const [week] = settleWeeks([{ year: 2026, weekNumber: 46, rows }]);
    if (week === undefined) throw new Error('The week is not published');
    const questions = createWeekQuestions(week, limit, createRng(`questions on ${rows.length}`));
    return await findDisagreements(openPublishedMarket(analytics, store), [week], questions, concurrency);
  } finally {
    await store.close();
  }
}

test('every field of every report on ingested files equals the independent computation', async () => {
  const recipe = { seed: 'feed', offers: 2_000, unsold: 0.35, noBrand: 0.2, rated: true, extremes: true };
  const rows = createRandomMarket(recipe);
  const files = await writeFeedFiles(folder, rows);
  expect(await findIngestedDisagreements(files, rows, 12)).toEqual([]);
}, 400_000);

test('every field of every report on the demo market equals the independent computation', async () => {
  const latest = (await writeDemoMarket(folder)).slice(-1);
  const [{ rows } = { rows: [] }] = await readFeed(latest);
  // The computation of a search takes seconds, in which the time of a report that was requested beside it would end.
  expect(await findIngestedDisagreements(latest, rows, 6, 1)).toEqual([]);
}, 400_000);
