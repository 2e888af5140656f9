import { afterAll, beforeAll, expect, test } from 'vitest';
import { CLUSTER, startTestCluster, type TestCluster } from '../../../test/cluster/start-cluster.ts';
import { findDisagreements, settleWeeks } from '@vitrina/conformance/comparer/compare-answers.ts';
import { type PublishedMarket, publishMarket } from '../../../test/oracle/published-market.ts';
import { createRandomWeeks } from '@vitrina/conformance/market/random-weeks.ts';
import { createWeeksQuestions } from '@vitrina/conformance/comparer/weeks-questions.ts';
import { createRng, shuffle } from '@vitrina/conformance/rng.ts';
import type { Analytics } from '../analytics.ts';
import { openAnalytics } from '../client/open-analytics.ts';

const open = (url: string, cluster = CLUSTER) =>
  openAnalytics({ dataDir: '/no-engine-here', clickhouse: { url, cluster } });

let cluster: TestCluster;
let analytics: Analytics;
beforeAll(async () => {
  cluster = await startTestCluster();
  analytics = await open(cluster.url);
}, 60_000);
afterAll(async () => {
  await analytics.close();
  await cluster.stop();
});

const recipe = { seed: 'cluster', offers: 60, unsold: 0.35, noBrand: 0.2, rated: true, extremes: false };
const weeks = createRandomWeeks(recipe);
const settled = settleWeeks(weeks);

/** Number of questions for each report. */
const QUESTIONS = 2;

/** Draws questions of every report, of one week and of several. */
const drawQuestions = (seed: string) => {
  const rng = createRng(seed);
  const all = Object.entries<readonly object[]>(createWeeksQuestions(settled, 3, rng));
  return Object.fromEntries(all.map(([name, list]) => [name, shuffle(list, rng).slice(0, QUESTIONS)]));
};

/** Takes the reports sent to the servers: of one shard on the stored tables, others on the distributed ones. */
const takeReports = () =>
  cluster.servers.map(({ shard, statements }) => {
    const reports = statements.splice(0).filter(({ search }) => search.has('max_result_rows'));
    const of = (database: string) => reports.filter(({ search }) => search.get('database') === database);
    return { shard, stored: of('vitrina_local'), distributed: of('vitrina') };
  });

const ask = (market: PublishedMarket, seed: string) =>
  findDisagreements(market, settled, drawQuestions(seed));

test('a report of one week reads the stored tables of a replica of its shard, in turns', async () => {
  await publishMarket(analytics, weeks.slice(0, 1), async (market) => {
    takeReports();
    for (let times = 0; times < 4; times += 1)
      await market.read('period.weekInfo', { year: weeks[0]?.year, weekNumber: weeks[0]?.weekNumber });
    const asked = takeReports().filter(({ stored }) => stored.length > 0);
    expect(asked.map(({ stored }) => stored.length)).toEqual([2, 2]);
    expect(new Set(asked.map(({ shard }) => shard)).size).toBe(1);
  });
});

test('every report over weeks of both shards equals the independent computation, also without a server', async () => {
  await publishMarket(analytics, weeks, async (market) => {
    takeReports();
    expect(await ask(market, 'all servers')).toEqual([]);
    const asked = takeReports();
    // A busy machine may skip a server for seconds.
    expect(asked.filter(({ distributed }) => distributed.length > 0).length).toBeGreaterThan(1);
    const settings = asked.flatMap(({ distributed }) => distributed.map(({ search }) => search));
    // A subquery about another week than its outer condition must find that week.
    expect(new Set(settings.map((one) => one.get('optimize_skip_unused_shards_rewrite_in')))).toEqual(
      new Set(['0']),
    );

    const [gone] = cluster.servers;
    gone?.stop();
    expect(await ask(market, 'a server is gone')).toEqual([]);
    const [ofGone, ...ofOthers] = takeReports().map(({ distributed }) => distributed.length);
    expect(ofGone).toBe(0);
    expect(Math.max(...ofOthers)).toBeGreaterThan(0);
    await gone?.start();
  });
}, 400_000);

test('a cluster unknown to its server ends the start with a sentence', async () => {
  await expect(open(cluster.url, 'other')).rejects.toThrow(
    'it knows no cluster other, which CLICKHOUSE_CLUSTER names',
  );
});

test('the start tolerates a server that is away', async () => {
  const last = cluster.servers.at(-1);
  last?.stop();
  const opened = await open(cluster.url);
  expect(opened.cluster?.servers).toHaveLength(4);
  expect(await opened.rows('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await opened.close();
  await last?.start();
});
