import type { BenchRun } from '../bench-run.ts';
import type { Market } from '../data/market.ts';
import { findMixedRequests, type ReportRequest, toPath } from '../data/report-requests.ts';
import { createEngineClient } from '../processes/engine-client.ts';
import { createGet, createHttpClient } from '../processes/http-client.ts';
import { readMemoryMegabytes } from '../processes/process-usage.ts';
import { type BenchServer, startServer } from '../processes/start-server.ts';
import type { Figure } from '../results/figure.ts';
import { median, runAlternately } from '../results/statistics.ts';

const CONNECTIONS = 64;
/** So few that none gets 503, and every response is cached. */
const WARM_UP_CONNECTIONS = 4;
const RUNS = 5;

/** One run over all URLs, from all connections. */
interface ThroughputRun {
  /** Successful responses a second. */
  perSecond: number;
  /** Share of requests that got 503 because the queue was full, 0–1. */
  rejectedShare: number;
}

/** Processes all items with as many at once as there are connections; returns items a second. */
const measurePerSecond = async <Item>(
  items: readonly Item[],
  processItem: (item: Item) => Promise<unknown>,
  connections = CONNECTIONS,
) => {
  const queue = items.values();
  const runConnection = async () => {
    for (const item of queue) await processItem(item);
  };
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: connections }, runConnection));
  return items.length / ((performance.now() - startedAt) / 1000);
};

const runRequests = async (urls: readonly string[], connections = CONNECTIONS): Promise<ThroughputRun> => {
  const client = createHttpClient(connections);
  let rejected = 0;
  const request = async (url: string) => {
    const { status } = await client.get(url);
    if (status === 503) rejected += 1;
    else if (status !== 200) throw new Error(`${url} responded with ${status}`);
  };
  try {
    const perSecond = await measurePerSecond(urls, request, connections);
    const rejectedShare = rejected / urls.length;
    return { perSecond: perSecond * (1 - rejectedShare), rejectedShare };
  } finally {
    client.close();
  }
};

/** Measures how many of the reports the engine alone runs a second. */
const measureEngine = async (market: Market, requests: readonly ReportRequest[]): Promise<number> => {
  const engine = createEngineClient(market.dataDir);
  try {
    return await measurePerSecond(requests, ({ report, sqlParams }) => engine.run(report, sqlParams));
  } finally {
    engine.close();
  }
};

/** Reads the compressed response to each request. */
const readResponses = async (market: Market, requests: readonly ReportRequest[]): Promise<Buffer[]> => {
  const server = await startServer(market.dataDir, { cacheBytes: 0 });
  const client = createHttpClient(4);
  try {
    const urls = requests.map((request) => server.address + toPath(request));
    return (await Promise.all(urls.map((url) => createGet(client, url)()))).map(({ bytes }) => bytes);
  } finally {
    client.close();
    await server.close();
  }
};

/** Uploads responses to the plain Fastify server; returns their URLs there. */
const uploadResponses = async (
  { plainAddress }: BenchServer,
  responses: readonly Buffer[],
): Promise<string[]> => {
  const client = createHttpClient();
  try {
    for (const response of responses) await client.post(`${plainAddress}/responses`, response);
  } finally {
    client.close();
  }
  return responses.map((_, index) => `${plainAddress}/responses/${index}`);
};

const createMemoryFigure = (
  cache: string,
  [, , third = Number.NaN, , fifth = Number.NaN]: readonly number[],
): Figure => ({
  point: 7,
  name: `memory of the server after the fifth such run, ${cache} (baseline: after the third)`,
  unit: 'MB',
  value: fifth,
  baseline: third,
  ratio: fifth / third,
  bound: { on: 'ratio', must: 'at most', limit: 1.1 },
});

/** Runs requests to the product and to plain Fastify alternately; reads the memory after each of the former. */
const compareWithPlain = async (
  server: BenchServer,
  urls: readonly string[],
  plainUrls: readonly string[],
) => {
  const megabytes: number[] = [];
  const { values, baselines } = await runAlternately(
    RUNS,
    async () => {
      const run = await runRequests(urls);
      megabytes.push(readMemoryMegabytes(server.pid));
      return run;
    },
    () => runRequests(plainUrls),
  );
  return {
    megabytes,
    perSecond: median(values.map((run) => run.perSecond)),
    rejectedPercent: Math.round(100 * median(values.map((run) => run.rejectedShare))),
    plainPerSecond: median(baselines.map((run) => run.perSecond)),
  };
};

/** The requests of a run and the responses to them. */
interface Workload {
  requests: readonly ReportRequest[];
  responses: readonly Buffer[];
}

const measureServer = async (
  market: Market,
  { requests, responses }: Workload,
  isCached: boolean,
): Promise<Figure[]> => {
  const server = await startServer(market.dataDir, isCached ? {} : { cacheBytes: 0 });
  const cache = isCached ? 'cached' : 'uncached';
  try {
    const urls = requests.map((request) => server.address + toPath(request));
    const plainUrls = await uploadResponses(server, responses);
    if (isCached) await runRequests(urls, WARM_UP_CONNECTIONS);
    const { megabytes, perSecond, rejectedPercent, plainPerSecond } = await compareWithPlain(
      server,
      urls,
      plainUrls,
    );
    const workload = `${urls.length} mixed reports, ${cache}, ${CONNECTIONS} connections, ${rejectedPercent} % got 503`;
    const createFigure = (baselineName: string, baseline: number): Figure => ({
      point: 7,
      name: `${workload} (baseline: ${baselineName})`,
      unit: 'requests/s',
      value: perSecond,
      baseline,
      ratio: perSecond / baseline,
    });
    return [
      createFigure('plain Fastify', plainPerSecond),
      ...(isCached ? [] : [createFigure('engine alone', await measureEngine(market, requests))]),
      createMemoryFigure(cache, megabytes),
    ];
  } finally {
    await server.close();
  }
};

/** Measures reports a second over many connections, and whether memory grows. */
export const measureThroughput = async (bench: BenchRun, market: Market): Promise<Figure[]> => {
  bench.log('reports over many connections');
  const requests = await findMixedRequests(market, bench.isQuick ? 40 : 1000);
  const workload = { requests, responses: await readResponses(market, requests) };
  return [
    ...(await measureServer(market, workload, true)),
    ...(await measureServer(market, workload, false)),
  ];
};
