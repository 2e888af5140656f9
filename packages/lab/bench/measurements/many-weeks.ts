import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brandReports } from '../../../../apps/api/src/brand/reports.ts';
import { categoryReports } from '../../../../apps/api/src/category/reports.ts';
import { marketReports } from '../../../../apps/api/src/market/reports.ts';
import { sellerReports } from '../../../../apps/api/src/seller/reports.ts';
import type { BenchRun } from '../bench-run.ts';
import { createLatestRequest, readIds } from '../data/insight-requests.ts';
import { type Market, openMarket } from '../data/market.ts';
import { toPath } from '../data/report-requests.ts';
import { createGet, createHttpClient } from '../processes/http-client.ts';
import { measureStart } from '../processes/measure-start.ts';
import { findEngine, readMemoryMegabytes } from '../processes/process-usage.ts';
import { runIngest } from '../processes/run-ingest.ts';
import { startServer } from '../processes/start-server.ts';
import type { Figure } from '../results/figure.ts';
import { measureMs, median } from '../results/statistics.ts';

const POINT = 11;

/** Weeks that are kept for years. */
const full = { weeks: 150, calls: 30 };
const quick = { weeks: 12, calls: 4 };
/** Most offers of such a week. */
const MAX_OFFERS = 1_000_000;
/** Offers of such a week in a quick run. */
const QUICK_OFFERS = 2_000;

/** Weeks at each end whose ingests are compared. */
const COMPARED = 5;
const STARTS = 5;
/** Time without a request after which a server counts as at rest. */
const REST_MS = 10_000;

/** Publishes the weeks one after another; returns the duration of each ingest in seconds. */
const publishWeeks = async (bench: BenchRun, dataDir: string, weeks: number) => {
  const offers = bench.isQuick ? QUICK_OFFERS : Math.min(bench.rows, MAX_OFFERS);
  const seconds: number[] = [];
  for (let week = 0; week < weeks; week += 1) {
    const file = await bench.weekFile(week, 'parquet', offers);
    seconds.push((await runIngest(file, dataDir)).seconds);
  }
  return seconds;
};

const measureCalls = async (urls: readonly string[]): Promise<number> => {
  const client = createHttpClient();
  try {
    const [first = '', ...others] = urls;
    await client.get(first);
    const durations: number[] = [];
    for (const url of others) durations.push(await measureMs(createGet(client, url)));
    return median(durations);
  } finally {
    client.close();
  }
};

/** Lists histories of sellers, brands and categories of the latest week, and of the market. */
const listHistories = async (market: Market, calls: number) => {
  const readOwn = (table: string, id: string) =>
    readIds(
      market,
      `SELECT ${id} AS id FROM ${table} WHERE snapshot = {snapshot:UInt32} ORDER BY cityHash64(id) LIMIT ${calls}`,
    );
  const [sellers, brands, categories] = [
    await readOwn('seller', 'seller_id'),
    await readOwn('brand', 'brand_id'),
    await readOwn('category', 'category_id'),
  ];
  const ofMarket = createLatestRequest(marketReports.history, market, {});
  return {
    seller: sellers.map((sellerId) => createLatestRequest(sellerReports.history, market, { sellerId })),
    brand: brands.map((brandId) => createLatestRequest(brandReports.history, market, { brandId })),
    category: categories.map((categoryId) =>
      createLatestRequest(categoryReports.history, market, { categoryId }),
    ),
    market: Array.from({ length: calls }, () => ofMarket),
  };
};

/** Histories over all weeks, uncached, and what server and engine hold afterwards. */
const measureServer = async (market: Market, { weeks, calls }: typeof full): Promise<Figure[]> => {
  const histories = await listHistories(market, calls);
  const server = await startServer(market.dataDir, { cacheBytes: 0 });
  const toUrl = (request: Parameters<typeof toPath>[0]) =>
    `${server.address}${toPath(request)}?weeks=${weeks}`;
  try {
    const durations: [of: string, ms: number][] = [];
    for (const [of, requests] of Object.entries(histories))
      durations.push([of, await measureCalls(requests.map(toUrl))]);
    await sleep(REST_MS);
    const engine = findEngine(market.dataDir);
    const megabytes =
      readMemoryMegabytes(server.pid) + (engine === undefined ? Number.NaN : readMemoryMegabytes(engine));
    const ofWeeks = (name: string, unit: Figure['unit'], value: number, limit: number): Figure => ({
      point: POINT,
      name: `${name}, ${weeks} weeks published`,
      unit,
      value,
      bound: { on: 'value', must: 'at most', limit },
    });
    return [
      ...durations.map(([of, ms]) => ofWeeks(`${of} history of ${weeks} weeks, uncached`, 'ms', ms, 60)),
      ofWeeks('memory of server and engine at rest', 'MB', megabytes, 600),
    ];
  } finally {
    await server.close();
  }
};

/** Compares the last weeks with the first. */
const createGrowthFigure = (
  name: string,
  unit: Figure['unit'],
  values: readonly number[],
  limit: number,
): Figure => {
  const [value, baseline] = [median(values.slice(-COMPARED)), median(values.slice(1, 1 + COMPARED))];
  const ratio = value / baseline;
  return { point: POINT, name, unit, value, baseline, ratio, bound: { on: 'ratio', must: 'at most', limit } };
};

/** Measures many weeks: start, histories, memory, and whether a week costs more after many others. */
export const measureManyWeeks = async (bench: BenchRun): Promise<Figure[]> => {
  const size = bench.isQuick ? quick : full;
  const dataDir = join(bench.folder, 'many-weeks');
  await rm(dataDir, { recursive: true, force: true });
  bench.log(`publishing ${size.weeks} weeks`);
  const seconds = await publishWeeks(bench, dataDir, size.weeks);
  try {
    const market = await openMarket(dataDir);
    const path = toPath(createLatestRequest(marketReports.history, market, {}));
    const starts: number[] = [];
    for (let start = 0; start < STARTS; start += 1) starts.push(await measureStart(dataDir, path));
    const among = `after ${size.weeks} weeks (baseline: among the first)`;
    return [
      {
        point: POINT,
        name: `start of the server’s process to its first response, ${size.weeks} weeks published`,
        unit: 'ms',
        value: median(starts),
        bound: { on: 'value', must: 'at most', limit: 2000 },
      },
      ...(await measureServer(market, size)),
      createGrowthFigure(`ingest of a week ${among}`, 's', seconds, 1.5),
      createGrowthFigure(`disk of a week ${among}`, 'MB', market.weekMegabytes, 1.5),
    ];
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
};
