import type { BenchRun } from '../bench-run.ts';
import type { Market } from '../data/market.ts';
import { entities, findSubjectRequests, subjectReports, toPath } from '../data/report-requests.ts';
import { createEngineClient } from '../processes/engine-client.ts';
import { createGet, createHttpClient } from '../processes/http-client.ts';
import { measureStart } from '../processes/measure-start.ts';
import { startServer } from '../processes/start-server.ts';
import type { Figure } from '../results/figure.ts';
import { measureAlternately, measureMs, median } from '../results/statistics.ts';

const titles = { info: 'profile', history: 'history of 26 weeks' };
const boundsMs = { info: 15, history: 30 };

const measureEntities = async (bench: BenchRun, market: Market): Promise<Figure[]> => {
  const server = await startServer(market.dataDir, { cacheBytes: 0 });
  const client = createHttpClient();
  try {
    const figures: Figure[] = [];
    for (const entity of entities)
      for (const name of subjectReports) {
        const requests = await findSubjectRequests(market, entity, name, bench.isQuick ? 10 : 100);
        const urls = requests.map((request) => server.address + toPath(request));
        for (const url of urls.slice(0, 3)) await client.get(url);
        const durations: number[] = [];
        for (const url of urls) durations.push(await measureMs(createGet(client, url)));
        figures.push({
          point: 3,
          name: `${entity} ${titles[name]}, uncached, another ${entity} each time, ${market.weeks.length} weeks published`,
          unit: 'ms',
          value: median(durations),
          bound: { on: 'value', must: 'at most', limit: boundsMs[name] },
        });
      }
    return figures;
  } finally {
    client.close();
    await server.close();
  }
};

/** The least that a query of one row costs the engine: it looks a key up and finds nothing. */
const emptyPointQuery = {
  sql: 'SELECT seller_id FROM seller WHERE snapshot = {snapshot:UInt32} AND seller_id = 0',
  format: 'list',
} as const;

/** Measures the profiles of different sellers; baseline: an empty point query on the engine, over the same socket. */
const measureBesidePointQuery = async (bench: BenchRun, market: Market): Promise<Figure> => {
  const server = await startServer(market.dataDir, { cacheBytes: 0 });
  const engine = createEngineClient(market.dataDir);
  const client = createHttpClient();
  const [{ snapshot }] = market.weeks;
  try {
    const requests = await findSubjectRequests(market, 'seller', 'info', bench.isQuick ? 13 : 103);
    const urls = requests.map((request) => server.address + toPath(request)).values();
    const { value, baseline } = await measureAlternately(
      bench.isQuick ? 10 : 100,
      async () => createGet(client, urls.next().value ?? '')(),
      () => engine.run(emptyPointQuery, { snapshot }),
    );
    return {
      point: 3,
      name: 'seller profile, uncached (baseline: an empty point query on the engine)',
      unit: 'ms',
      value,
      baseline,
      ratio: value / baseline,
      bound: { on: 'ratio', must: 'at most', limit: 2 },
    };
  } finally {
    engine.close();
    client.close();
    await server.close();
  }
};

/** Measures profiles and histories with all weeks published, and the start of a server over these weeks. */
export const measureProfiles = async (bench: BenchRun, market: Market): Promise<Figure[]> => {
  bench.log('profiles');
  const figures = await measureEntities(bench, market);
  const requests = await findSubjectRequests(market, 'seller', 'info', bench.isQuick ? 1 : 5);
  const starts: number[] = [];
  for (const request of requests) starts.push(await measureStart(market.dataDir, toPath(request)));
  return [
    ...figures,
    await measureBesidePointQuery(bench, market),
    {
      point: 3,
      name: 'start of the server’s process to its first response',
      unit: 'ms',
      value: median(starts),
      bound: { on: 'value', must: 'at most', limit: 1000 },
    },
  ];
};
