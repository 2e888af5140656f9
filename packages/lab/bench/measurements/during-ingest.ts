import type { BenchRun } from '../bench-run.ts';
import type { Market } from '../data/market.ts';
import { findMixedRequests, toPath } from '../data/report-requests.ts';
import { createGet, createHttpClient } from '../processes/http-client.ts';
import { runIngest } from '../processes/run-ingest.ts';
import { startServer } from '../processes/start-server.ts';
import type { Figure } from '../results/figure.ts';
import { measureMs, quantile } from '../results/statistics.ts';

/** Concurrent clients; each sends its next request when it has a response. */
const CLIENTS = 4;

const WARM_UP_MS = 1000;
const IDLE_MS = 20_000;
const QUICK_IDLE_MS = 1000;

/** Sends requests from all clients until `isDone`; returns each response time, ms. */
const requestUntil = async (urls: readonly string[], isDone: () => boolean): Promise<number[]> => {
  const durations: number[] = [];
  const http = createHttpClient(CLIENTS);
  const runClient = async (first: number) => {
    for (let index = first; !isDone(); index += CLIENTS)
      durations.push(await measureMs(createGet(http, urls[index % urls.length] ?? '')));
  };
  try {
    await Promise.all(Array.from({ length: CLIENTS }, (_, client) => runClient(client)));
    return durations;
  } finally {
    http.close();
  }
};

const requestFor = (urls: readonly string[], durationMs: number): Promise<number[]> => {
  const endsAt = performance.now() + durationMs;
  return requestUntil(urls, () => performance.now() > endsAt);
};

/** Measures the slowest reports during an ingest of one more week; baseline: the same without an ingest. */
export const measureDuringIngest = async (bench: BenchRun, market: Market): Promise<Figure[]> => {
  const nextWeek = await bench.weekFile(bench.weeks, 'parquet');
  bench.log('reports during an ingest');
  const server = await startServer(market.dataDir, { cacheBytes: 0 });
  try {
    const requests = await findMixedRequests(market, 400);
    const urls = requests.map((request) => server.address + toPath(request));
    await requestFor(urls, WARM_UP_MS);
    const baseline = quantile(await requestFor(urls, bench.isQuick ? QUICK_IDLE_MS : IDLE_MS), 0.99);
    let isIngested = false;
    const ingest = runIngest(nextWeek, market.dataDir).finally(() => {
      isIngested = true;
    });
    const [durations] = await Promise.all([requestUntil(urls, () => isIngested), ingest]);
    const value = quantile(durations, 0.99);
    return [
      {
        point: 6,
        name: `p99 of uncached reports during an ingest, ${CLIENTS} clients (baseline: no ingest)`,
        unit: 'ms',
        value,
        baseline,
        ratio: value / baseline,
        bound: { on: 'ratio', must: 'at most', limit: 4 },
      },
    ];
  } finally {
    await server.close();
  }
};
