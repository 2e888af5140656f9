import type { CategoryProduct } from '@vitrina/contract';
import { openAnalytics } from '../../../../apps/api/src/analytics/client/open-analytics.ts';
import { runReportQueries } from '../../../../apps/api/src/analytics/report/run-report-queries.ts';
import { categoryReports } from '../../../../apps/api/src/category/reports.ts';
import { sellerReports } from '../../../../apps/api/src/seller/reports.ts';
import type { Bench, Measure } from '../bench.ts';
import type { Market } from '../data/market.ts';
import { createRequest, readLargest } from '../data/report-requests.ts';
import { createHttpClient } from '../processes/http-client.ts';
import { type MeasuredServer, withServer } from '../processes/with-server.ts';
import { atMost, type Figure } from '../results/figure.ts';
import { measureAlternately, median, WARM_UP_RUNS } from '../results/statistics.ts';
import { type ReportMeasurement, reportMeasurements } from './report-measurements.ts';

/** Measures a report over one connection. */
const measureReport = async (
  times: number,
  market: Market,
  { origin }: MeasuredServer,
  [point, name, report, findValues, bound, isUnchanged = false]: ReportMeasurement,
): Promise<Figure> => {
  const values = await findValues(market, WARM_UP_RUNS + times);
  const requests = values.map((each) => createRequest(report, market, each));
  const requestAt = (index: number) => {
    const request = requests[index % requests.length];
    if (!request) throw new Error(`The market has nothing to request for «${name}»`);
    return request;
  };
  const analytics = await openAnalytics({ dataDir: market.dataDir });
  const runOnEngine = (index: number) => runReportQueries(analytics, report, requestAt(index).sqlParams);
  const client = createHttpClient(origin);
  try {
    const etag = isUnchanged ? (await client.read(requestAt(0))).headers.etag : undefined;
    const measured = await measureAlternately(
      times,
      (index) => client.read(requestAt(index), etag),
      bound.on === 'ratio' ? runOnEngine : undefined,
    );
    const described = `${name}, ${point === 2 ? 'cached' : 'uncached'}, ${market.weeks.length} weeks published`;
    const ofEngine = bound.on === 'ratio' ? ' (baseline: engine alone)' : '';
    return { name: described + ofEngine, unit: 'ms', ...measured, bound };
  } finally {
    client.close();
    await analytics.close();
  }
};

/** Measures the reports of a point on a server. */
export const measureReportsOn = async (
  bench: Bench,
  market: Market,
  server: MeasuredServer,
  point: number,
) => {
  const figures: Figure[] = [];
  for (const measurement of reportMeasurements.filter(([number]) => number === point))
    figures.push(await measureReport(bench.isQuick ? 3 : 31, market, server, measurement));
  return figures;
};

/** Measures the reports of a point on the market; those of point 2 are cached. */
export const measureReports =
  (point: number): Measure =>
  async (bench) => {
    const market = await bench.openMarket();
    const options = { isCached: point === 2 };
    return withServer(market.dataDir, options, (server) => measureReportsOn(bench, market, server, point));
  };

/** Measures the time from a server's process start to its first report. */
export const measureStart = async (bench: Bench, market: Market, limit: number): Promise<Figure> => {
  const [sellerId = 0] = await readLargest(market, 'seller');
  const options = {
    isCached: true,
    firstPath: createRequest(sellerReports.info, market, { sellerId }).path,
  };
  const starts: number[] = [];
  for (let start = 0; start < (bench.isQuick ? 1 : 5); start += 1)
    starts.push(await withServer(market.dataDir, options, async ({ startMs }) => startMs));
  return {
    name: `start of the server’s process to its first response, ${market.weeks.length} weeks published`,
    unit: 'ms',
    value: median(starts),
    bound: atMost(limit),
  };
};

/** Measures profiles and histories, and the start of a server. */
export const measureProfiles: Measure = async (bench) => [
  ...(await measureReports(3)(bench)),
  await measureStart(bench, await bench.openMarket(), 1000),
];

/** Megabytes and rows of a list for the bound of its size. */
const [BOUND_MEGABYTES, BOUND_ROWS] = [3.5, 50_000];

/** Measures the compressed size of the longest list of products. */
export const measureLongestList: Measure = async (bench) => {
  const market = await bench.openMarket();
  const [categoryId = 0] = await readLargest(market, 'category');
  const request = createRequest(categoryReports.products, market, { categoryId });
  return withServer(market.dataDir, {}, async ({ origin }) => {
    const client = createHttpClient(origin);
    const { bytes } = await client.read(request);
    client.close();
    const body = await (await fetch(origin + request.path)).json();
    const rows = (body as { productsByCategory: CategoryProduct[] }).productsByCategory.length;
    return [
      {
        name: `${rows} products of a category, compressed (bound scaled from 50 000)`,
        unit: 'MB',
        value: bytes.byteLength / 1e6,
        bound: atMost((BOUND_MEGABYTES * rows) / BOUND_ROWS),
      },
    ];
  });
};
