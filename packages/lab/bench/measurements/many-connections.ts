import type { BenchRun } from '../bench-run.ts';
import type { Market } from '../data/market.ts';
import { findMixedRequests, toPath } from '../data/report-requests.ts';
import { createHttpClient, type HttpClient } from '../processes/http-client.ts';
import { startServer } from '../processes/start-server.ts';
import type { Figure } from '../results/figure.ts';
import { quantile } from '../results/statistics.ts';

const POINT = 12;
const CONNECTIONS = 200;
/** What a call may take longer than twice one that is alone, ms. */
const ALLOWED_MS = 500;

/** What became of distinct calls. */
interface Outcome {
  /** Durations of the calls that were answered, ms. */
  acceptedMs: number[];
  /** Calls refused with 503 and Retry-After. */
  rejected: number;
  /** Calls that were cut, or refused in any other way. */
  broken: number;
}

const call = async (client: HttpClient, url: string, outcome: Outcome): Promise<void> => {
  const startedAt = performance.now();
  try {
    const { status, retryAfter } = await client.get(url);
    if (status === 200) outcome.acceptedMs.push(performance.now() - startedAt);
    else if (status === 503 && retryAfter !== undefined) outcome.rejected += 1;
    else outcome.broken += 1;
  } catch {
    outcome.broken += 1;
  }
};

/** Sends each request once, over as many connections; each sends its next request when it has a response. */
const runRequests = async (urls: readonly string[], connections: number): Promise<Outcome> => {
  const outcome: Outcome = { acceptedMs: [], rejected: 0, broken: 0 };
  const client = createHttpClient(connections);
  const queue = urls.values();
  const runConnection = async () => {
    for (const url of queue) await call(client, url, outcome);
  };
  try {
    await Promise.all(Array.from({ length: connections }, runConnection));
    return outcome;
  } finally {
    client.close();
  }
};

/**
 * Measures distinct uncached calls over many connections: the p99 of those accepted (baseline: twice the p99 of a
 * single connection plus a wait), and the number of the others that lack 503 with Retry-After.
 */
export const measureManyConnections = async (bench: BenchRun, market: Market): Promise<Figure[]> => {
  bench.log(`distinct calls over ${CONNECTIONS} connections`);
  const [alone, together] = bench.isQuick ? [20, 400] : [200, 2000];
  const server = await startServer(market.dataDir, { cacheBytes: 0 });
  try {
    const requests = await findMixedRequests(market, alone + together);
    const urls = requests.map((request) => server.address + toPath(request));
    const single = await runRequests(urls.slice(0, alone), 1);
    const { acceptedMs, rejected, broken } = await runRequests(urls.slice(alone), CONNECTIONS);
    const value = quantile(acceptedMs, 0.99);
    const baseline = 2 * quantile(single.acceptedMs, 0.99) + ALLOWED_MS;
    const calls = urls.length - alone;
    return [
      {
        point: POINT,
        name: `p99 of ${acceptedMs.length} of ${calls} distinct calls, ${CONNECTIONS} connections, ${rejected} got 503 (baseline: 2 × one connection + ${ALLOWED_MS} ms)`,
        unit: 'ms',
        value,
        baseline,
        ratio: value / baseline,
        bound: { on: 'ratio', must: 'at most', limit: 1 },
      },
      {
        point: POINT,
        name: 'such calls that were cut, or refused in another way than by 503 with Retry-After',
        unit: 'calls',
        value: broken + single.broken,
        bound: { on: 'value', must: 'at most', limit: 0 },
      },
    ];
  } finally {
    await server.close();
  }
};
