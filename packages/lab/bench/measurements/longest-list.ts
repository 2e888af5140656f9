import type { BenchRun } from '../bench-run.ts';
import type { Market } from '../data/market.ts';
import { findSampleRequests, toPath } from '../data/report-requests.ts';
import { createEngineClient } from '../processes/engine-client.ts';
import { createGet, createHttpClient } from '../processes/http-client.ts';
import { startServer } from '../processes/start-server.ts';
import type { Figure } from '../results/figure.ts';
import { measureMs, median, runAlternately } from '../results/statistics.ts';

/** Rows of the list that the bound applies to. */
const BOUND_ROWS = 50_000;

const MAX_MEGABYTES = 3.5;

const createFigures = (rows: number, bytes: number, transferMs: number, engineMs: number): Figure[] => [
  {
    point: 4,
    name: `${rows} products of a category, compressed (bound scaled from 50 000)`,
    unit: 'MB',
    value: bytes / 1e6,
    bound: { on: 'value', must: 'at most', limit: (MAX_MEGABYTES * rows) / BOUND_ROWS },
  },
  {
    point: 4,
    name: 'its first byte to its last (baseline: the entire query on the engine alone)',
    unit: 'ms',
    value: transferMs,
    baseline: engineMs,
    ratio: transferMs / engineMs,
    bound: { on: 'ratio', must: 'at most', limit: 1.5 },
  },
];

/** Measures the longest product list: its compressed size, and its transfer from first byte to last. */
export const measureLongestList = async (bench: BenchRun, market: Market): Promise<Figure[]> => {
  bench.log('the longest product list');
  const server = await startServer(market.dataDir, { cacheBytes: 0 });
  const engine = createEngineClient(market.dataDir);
  const client = createHttpClient();
  try {
    const {
      requests: { large },
      rows,
    } = await findSampleRequests(market);
    const get = createGet(client, server.address + toPath(large));
    const { bytes } = await get();
    const { values, baselines } = await runAlternately(
      bench.isQuick ? 2 : 11,
      async () => (await get()).transferMs,
      () => measureMs(() => engine.run(large.report, large.sqlParams)),
    );
    return createFigures(rows.large, bytes.byteLength, median(values), median(baselines));
  } finally {
    engine.close();
    client.close();
    await server.close();
  }
};
