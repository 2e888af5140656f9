import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReportName } from '@vitrina/conformance/computation/reports.ts';
import { ContractError } from '@vitrina/contract/serving';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestAnalytics, type TestAnalytics } from '../../../test/clickhouse.ts';
import { openTestStore } from '../../../test/database.ts';
import { publishAsEarlierVersion } from '../../../test/earlier-version.ts';
import { writeFeedFiles } from '../../../test/oracle/feed-files.ts';
import { type Questions, settleWeeks } from '@vitrina/conformance/comparer/compare-answers.ts';
import { openPublishedMarket } from '../../../test/oracle/published-market.ts';
import { createWeekQuestions } from '@vitrina/conformance/comparer/week-questions.ts';
import { createRandomWeeks } from '@vitrina/conformance/market/random-weeks.ts';
import { createWeeksQuestions } from '@vitrina/conformance/comparer/weeks-questions.ts';
import { sumWeeks } from '../../../test/sum-weeks.ts';
import { createRng, shuffle } from '@vitrina/conformance/rng.ts';
import type { Store } from '../../store/store.ts';
import { listPublishedWeeks } from '../../store/published-weeks.ts';
import { lockFeed } from '../feed-lock.ts';
import { ingest } from '../ingest.ts';
import { claimInstallation } from '../../installation/claim-installation.ts';
import { dropOrphansAtStart } from './drop-orphans.ts';
import { upgradeWeek } from './upgrade-week.ts';

const weeks = createRandomWeeks({
  seed: 'same bytes',
  offers: 500,
  unsold: 0.35,
  noBrand: 0.2,
  rated: true,
  extremes: true,
});

let folder: string;
let analytics: TestAnalytics;
let store: Store;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'upgrade-'));
  analytics = await openTestAnalytics();
  store = await openTestStore();
  const now = () => new Date('2027-01-26T01:40:00.000Z');
  for (const week of weeks) {
    const files = await writeFeedFiles(folder, week.rows, week);
    await ingest({ files, analytics, store, dataDir: folder, maxRejects: '0', now });
  }
}, 120_000);
afterAll(async () => {
  await store.close();
  await analytics.close();
  await rm(folder, { recursive: true });
});

/** Questions to each report. All tables have equal contents, so these check how reports find and order rows. */
const QUESTIONS = 8;

/** Draws questions to every report. */
const createQuestions = (): Questions => {
  const settled = settleWeeks(weeks);
  const latest = settled.at(-1);
  if (latest === undefined) throw new Error('There are no weeks');
  const rng = createRng('same bytes');
  const all = { ...createWeekQuestions(latest, 4, rng), ...createWeeksQuestions(settled, 4, rng) };
  const drawn = Object.entries<readonly object[]>(all).map(([name, list]) => [
    name,
    shuffle(list, rng).slice(0, QUESTIONS),
  ]);
  return Object.fromEntries(drawn) as Questions;
};

/** Reads every report as text, keyed by its question. */
const readAnswers = async (): Promise<Map<string, string>> => {
  const market = openPublishedMarket(analytics, store);
  const answers = new Map<string, string>();
  for (const [name, list] of Object.entries(createQuestions()))
    for (const params of list) {
      const answer = await market.readText(name as ReportName, params).catch((error: unknown) => {
        if (error instanceof ContractError) return error.code;
        throw error;
      });
      answers.set(`${name} ${JSON.stringify(params)}`, answer);
    }
  return answers;
};

test('every report of upgraded weeks has the same bytes as after their ingest', async () => {
  const [ingested, contents] = [await readAnswers(), await sumWeeks(analytics, store)];
  const earlier = await publishAsEarlierVersion(analytics, store, {
    version: 7,
    changed: ['week', 'seller', 'seller_offer', 'category', 'product', 'brand'],
  });
  await dropOrphansAtStart(analytics, store);
  const installation = await claimInstallation(analytics, store);
  await using lock = await lockFeed(store);
  for (const week of earlier)
    expect(await upgradeWeek({ analytics, store, installation, lock }, week)).toBe(true);
  expect(await sumWeeks(analytics, store)).toEqual(contents);
  const upgraded = await readAnswers();
  const differing = [...ingested].filter(([question, answer]) => upgraded.get(question) !== answer);
  expect(differing.map(([question]) => question)).toEqual([]);
  const answered = [...ingested].filter(([, answer]) => answer.startsWith('{') || answer.startsWith('['));
  const getQuestionName = ([question = '']: readonly string[]) => question.slice(0, question.indexOf(' '));
  expect(new Set(answered.map(getQuestionName))).toEqual(new Set([...ingested].map(getQuestionName)));
  const before = new Set(earlier.map(({ snapshot }) => snapshot));
  const now = await listPublishedWeeks(store);
  expect(now.map(({ snapshot }) => before.has(snapshot))).toEqual(now.map(() => false));
}, 300_000);
