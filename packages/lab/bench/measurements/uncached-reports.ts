import type { BenchRun } from '../bench-run.ts';
import type { Market } from '../data/market.ts';
import { findSampleRequests, toPath } from '../data/report-requests.ts';
import { createEngineClient } from '../processes/engine-client.ts';
import { createGet, createHttpClient } from '../processes/http-client.ts';
import { startServer } from '../processes/start-server.ts';
import type { Figure } from '../results/figure.ts';
import { measureAlternately } from '../results/statistics.ts';

/** Measures uncached reports; baseline: the same SQL run on the engine, its output read. */
export const measureUncachedReports = async (bench: BenchRun, market: Market): Promise<Figure[]> => {
  bench.log('uncached reports');
  const server = await startServer(market.dataDir, { cacheBytes: 0 });
  const engine = createEngineClient(market.dataDir);
  const client = createHttpClient();
  try {
    const { rows, requests } = await findSampleRequests(market);
    const samples = [
      [requests.small, 'seller profile', 101],
      [requests.medium, `${rows.medium} products of a seller`, 41],
      [requests.large, `${rows.large} products of a category`, 15],
    ] as const;
    const figures: Figure[] = [];
    for (const [request, label, times] of samples) {
      const { value, baseline } = await measureAlternately(
        bench.isQuick ? Math.ceil(times / 10) : times,
        createGet(client, server.address + toPath(request)),
        () => engine.run(request.report, request.sqlParams),
      );
      figures.push({
        point: 1,
        name: `${label}, uncached (baseline: engine alone)`,
        unit: 'ms',
        value,
        baseline,
        ratio: value / baseline,
        bound: { on: 'ratio', must: 'at most', limit: 1.3 },
      });
    }
    return figures;
  } finally {
    engine.close();
    client.close();
    await server.close();
  }
};
