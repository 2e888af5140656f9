import { setTimeout as sleep } from 'node:timers/promises';
import { openAnalytics } from '../../../../apps/api/src/analytics/client/open-analytics.ts';
import { runReportQueries } from '../../../../apps/api/src/analytics/report/run-report-queries.ts';
import type { Measure } from '../bench.ts';
import type { Market } from '../data/market.ts';
import { findMixedRequests, type ReportRequest } from '../data/report-requests.ts';
import { createHttpClient } from '../processes/http-client.ts';
import { withServer } from '../processes/with-server.ts';
import { atMost, atMostTimes, type Figure } from '../results/figure.ts';
import { p99 } from '../results/statistics.ts';

/** The server takes the address of a caller from X-Forwarded-For. */
const settings = { TRUST_PROXY: '127.0.0.1,::1' };

const toAddress = (caller: number) => `10.${caller >> 8}.${caller & 255}.1`;

const HONEST_CALLERS = 200;
const HOSTILE_CONNECTIONS = 150;
const HOSTILE_ADDRESS = toAddress(999);
const VICTIM_ADDRESS = toAddress(998);

/** Calls of the victim, one a second. */
const [VICTIM_CALLS, QUICK_VICTIM_CALLS] = [40, 3];

/** Tolerance of a call over twice a lone call's time, ms. */
const ALLOWED_MS = 500;

/** Reports that run on the engine at a time. */
const ENGINE_RUNS = 4;

/** Runs `work` for each item, `parallel` at a time; returns the total duration, ms. */
const runAll = async <Item>(
  items: readonly Item[],
  parallel: number,
  work: (item: Item, lane: number) => Promise<unknown>,
): Promise<number> => {
  const queue = items.values();
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: parallel }, async (_, lane) => {
      for (const item of queue) await work(item, lane);
    }),
  );
  return performance.now() - startedAt;
};

const measureEngine = async ({ dataDir }: Market, requests: readonly ReportRequest[]): Promise<number> => {
  const analytics = await openAnalytics({ dataDir });
  try {
    return await runAll(requests, ENGINE_RUNS, ({ report, sqlParams }) =>
      runReportQueries(analytics, report, sqlParams),
    );
  } finally {
    await analytics.close();
  }
};

/** Measures distinct calls of honest callers, who ask again when a busy server says so. */
const measureHonest = async (market: Market, origin: string, calls: readonly ReportRequest[]) => {
  const lone = createHttpClient(origin);
  const alone: number[] = [];
  const [first, rest] = [calls.slice(0, calls.length / 10), calls.slice(calls.length / 10)];
  for (const request of first) {
    const startedAt = performance.now();
    await lone.read(request);
    alone.push(performance.now() - startedAt);
  }
  lone.close();
  const engineMs = await measureEngine(market, rest);
  const client = createHttpClient(origin, HONEST_CALLERS);
  const answered: number[] = [];
  const totalMs = await runAll(rest, HONEST_CALLERS, async (request, caller) => {
    answered.push(await client.readAsCaller(request, toAddress(caller)));
  });
  client.close();
  const callers = `of ${rest.length} distinct calls of ${HONEST_CALLERS} callers`;
  const figures: Figure[] = [
    {
      name: `time ${callers} until all are answered (baseline: engine alone)`,
      unit: 'ms',
      value: totalMs,
      baseline: engineMs,
      bound: atMostTimes(1 / 0.9),
    },
    {
      name: `p99 ${callers}, of the call that was answered (baseline: 2 × one connection + ${ALLOWED_MS} ms)`,
      unit: 'ms',
      value: p99(answered),
      baseline: 2 * p99(alone) + ALLOWED_MS,
      bound: atMostTimes(1),
    },
  ];
  return figures;
};

/** Calls once a second; returns the durations of answered calls, ms. */
const callSlowly = async (origin: string, calls: readonly ReportRequest[]): Promise<number[]> => {
  const client = createHttpClient(origin);
  const durations: number[] = [];
  for (const request of calls) {
    const startedAt = performance.now();
    const { status } = await client.call(request, { 'x-forwarded-for': VICTIM_ADDRESS });
    const duration = performance.now() - startedAt;
    if (status === 200) durations.push(duration);
    await sleep(Math.max(0, 1000 - duration));
  }
  client.close();
  return durations;
};

/** Measures a caller of one call a second beside many connections of another address. */
const measureVictim = async (
  origin: string,
  [before, during]: readonly [readonly ReportRequest[], readonly ReportRequest[]],
  hostileCalls: readonly ReportRequest[],
) => {
  const alone = await callSlowly(origin, before);
  let isOver = false;
  const client = createHttpClient(origin, HOSTILE_CONNECTIONS);
  const attack = runAll(hostileCalls, HOSTILE_CONNECTIONS, async (request) => {
    if (!isOver) await client.call(request, { 'x-forwarded-for': HOSTILE_ADDRESS });
  });
  const beside = await callSlowly(origin, during);
  isOver = true;
  await attack;
  client.close();
  const besides = `one call a second beside ${HOSTILE_CONNECTIONS} connections of another address`;
  const figures: Figure[] = [
    {
      name: `unanswered calls of ${during.length}, ${besides}`,
      unit: 'calls',
      value: during.length - beside.length,
      bound: atMost(during.length * 0.05),
    },
    {
      name: `p99 of ${besides} (baseline: alone)`,
      unit: 'ms',
      value: p99(beside),
      baseline: p99(alone),
      bound: atMostTimes(3),
    },
  ];
  return figures;
};

/** Measures how many callers share the server, by distinct uncached calls. */
export const measureManyCallers: Measure = async (bench) => {
  const victimCalls = bench.isQuick ? QUICK_VICTIM_CALLS : VICTIM_CALLS;
  const market = await bench.openMarket();
  const calls = await findMixedRequests(market, bench.isQuick ? 600 : 4000);
  const take = (from: number, step: number) => calls.filter((_, index) => index % step === from);
  const slow = take(0, 4);
  const victim = [slow.slice(0, victimCalls), slow.slice(victimCalls, 2 * victimCalls)] as const;
  return withServer(market.dataDir, { settings }, async ({ origin }) => [
    ...(await measureHonest(market, origin, take(1, 4))),
    ...(await measureVictim(origin, victim, [...take(2, 4), ...take(3, 4)])),
  ]);
};
