import type { Measure } from '../bench.ts';
import { findMixedRequests, type ReportRequest } from '../data/report-requests.ts';
import { createHttpClient } from '../processes/http-client.ts';
import { readMemoryMegabytes } from '../processes/process-usage.ts';
import { runIngest } from '../processes/run-ingest.ts';
import { withServer } from '../processes/with-server.ts';
import { atMostTimes, type Figure } from '../results/figure.ts';
import { p99 } from '../results/statistics.ts';

/** The responses to requests over several connections. */
interface Responses {
  /** Durations of successful requests, ms. */
  durations: number[];
  /** Requests refused with 503 and Retry-After. */
  refused: number;
  /** Requests with any other outcome, and its description. */
  broken: string[];
}

/** Sends requests over connections; each sends its next request after a response. */
const sendAll = async (
  origin: string,
  requests: IteratorObject<ReportRequest, unknown>,
  connections: number,
): Promise<Responses> => {
  const responses: Responses = { durations: [], refused: 0, broken: [] };
  const client = createHttpClient(origin, connections);
  const runConnection = async () => {
    for (const request of requests) {
      const startedAt = performance.now();
      const response = await client.call(request).catch(String);
      if (typeof response === 'string') responses.broken.push(`${request.path}: ${response}`);
      else if (response.status === 200) responses.durations.push(performance.now() - startedAt);
      else if (response.status === 503 && response.headers['retry-after'] !== undefined)
        responses.refused += 1;
      else responses.broken.push(`${request.path} responded with ${response.status}`);
    }
  };
  await Promise.all(Array.from({ length: connections }, runConnection));
  client.close();
  return responses;
};

const throwIfBroken = ({ broken: [first] }: Responses): void => {
  if (first !== undefined) throw new Error(first);
};

/** Repeats requests until a condition is met. */
function* repeatUntil(requests: readonly ReportRequest[], isOver: () => boolean) {
  for (let index = 0; !isOver(); index += 1) {
    const request = requests[index % requests.length];
    if (!request) throw new Error('The market has nothing to request');
    yield request;
  }
}

/** Clients that read reports during an ingest. */
const CLIENTS = 4;
/** Time for which the same reports are read without an ingest, ms. */
const [IDLE_MS, QUICK_IDLE_MS] = [20_000, 1000];

/** Measures the slowest reports during an ingest of one more week; baseline: the same without an ingest. */
export const measureDuringIngest: Measure = async (bench) => {
  const nextWeek = await bench.weekFile(bench.weeks);
  const market = await bench.openMarket();
  const requests = await findMixedRequests(market, 400);
  return withServer(market.dataDir, {}, async ({ origin }) => {
    const readUntil = async (isOver: () => boolean) => {
      const responses = await sendAll(origin, repeatUntil(requests, isOver), CLIENTS);
      throwIfBroken(responses);
      return responses;
    };
    await sendAll(origin, requests.slice(0, 20).values(), CLIENTS);
    const endsAt = performance.now() + (bench.isQuick ? QUICK_IDLE_MS : IDLE_MS);
    const idle = await readUntil(() => performance.now() > endsAt);
    let isIngested = false;
    const ingest = runIngest(nextWeek, market.dataDir).finally(() => {
      isIngested = true;
    });
    const [busy] = await Promise.all([readUntil(() => isIngested), ingest]);
    const name = `p99 of uncached reports during an ingest, ${CLIENTS} clients, ${busy.refused} got 503 (baseline: no ingest)`;
    const [value, baseline] = [p99(busy.durations), p99(idle.durations)];
    return [{ name, unit: 'ms', value, baseline, bound: atMostTimes(4) }];
  });
};

/** Connections that read mixed reports repeatedly. */
const CONNECTIONS = 64;

/** Measures whether the server's memory grows while mixed reports are read five times. */
export const measureMemory: Measure = async (bench) => {
  const market = await bench.openMarket();
  const requests = await findMixedRequests(market, bench.isQuick ? 40 : 1000);
  const figures: Figure[] = [];
  for (const isCached of [true, false]) {
    const megabytes = await withServer(market.dataDir, { isCached }, async ({ origin, pid }) => {
      const afterRuns: number[] = [];
      for (let run = 0; run < 5; run += 1) {
        throwIfBroken(await sendAll(origin, requests.values(), CONNECTIONS));
        afterRuns.push(readMemoryMegabytes(pid));
      }
      return afterRuns;
    });
    const [, , baseline, , value = Number.NaN] = megabytes;
    const cache = isCached ? 'cached' : 'uncached';
    figures.push({
      name: `memory of the server after ${requests.length} mixed reports were read a fifth time, ${cache}, ${CONNECTIONS} connections (baseline: a third time)`,
      unit: 'MB',
      value,
      baseline,
      bound: atMostTimes(1.1),
    });
  }
  return figures;
};
