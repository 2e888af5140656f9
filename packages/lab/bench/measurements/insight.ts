import { brandReports } from '../../../../apps/api/src/brand/reports.ts';
import { categoryReports } from '../../../../apps/api/src/category/reports.ts';
import { marketReports } from '../../../../apps/api/src/market/reports.ts';
import { productReports } from '../../../../apps/api/src/product/reports.ts';
import { sellerReports } from '../../../../apps/api/src/seller/reports.ts';
import type { Report } from '../../../../apps/api/src/analytics/report/report.ts';
import type { BenchRun } from '../bench-run.ts';
import { createLatestRequest, readIds } from '../data/insight-requests.ts';
import type { Market } from '../data/market.ts';
import { type ReportRequest, toPath } from '../data/report-requests.ts';
import { createEngineClient } from '../processes/engine-client.ts';
import { createGet, createHttpClient, createPost, type HttpClient } from '../processes/http-client.ts';
import { startServer } from '../processes/start-server.ts';
import type { Figure } from '../results/figure.ts';
import { measureAlternately, measureMs, median } from '../results/statistics.ts';

const entities = ['seller', 'brand', 'category', 'product'] as const;
type Entity = (typeof entities)[number];

/** The reports of one entity that must be as quick as its profile, which is measured beside them. */
const quickReports: Readonly<Record<Entity, readonly [name: string, report: Report][]>> = {
  seller: [
    ['seller profile', sellerReports.info],
    ['seller history', sellerReports.history],
  ],
  brand: [['brand history', brandReports.history]],
  category: [['category history', categoryReports.history]],
  product: [
    ['product profile', productReports.info],
    ['offers of a product', productReports.offers],
    ['index of a product', productReports.index],
    ['product history', productReports.history],
  ],
};

/** SQL of pseudo-random ids of the latest week, the same in each run. */
const idsSql = (entity: Entity, count: number) => `
  SELECT ${entity}_id AS id FROM ${entity === 'product' ? 'product_category' : entity}
  WHERE snapshot = {snapshot:UInt32} AND id > 0 ORDER BY cityHash64(id) LIMIT ${count}`;

const measureUrls = async (
  client: HttpClient,
  name: string,
  [first, ...urls]: readonly string[],
): Promise<Figure> => {
  if (first !== undefined) await client.get(first);
  const durations: number[] = [];
  for (const url of urls) durations.push(await measureMs(createGet(client, url)));
  return {
    point: 10,
    name,
    unit: 'ms',
    value: median(durations),
    bound: { on: 'value', must: 'at most', limit: 15 },
  };
};

/** SQL of the ids that have the most rows in a table of the latest week. */
const largestSql = (entity: Entity, table: string, count = 1) => `
  SELECT ${entity}_id AS id FROM ${table} WHERE snapshot = {snapshot:UInt32} AND id > 0
  GROUP BY id ORDER BY count() DESC, id LIMIT ${count}`;

/** The reports that a seller of 50 000 offers gets within a time, and that time. */
const boundedReports: readonly Report[] = [sellerReports.similar, sellerReports.assortmentGap];
const BOUNDED_MS = 300;

/** Requests whose cost grows with what they read, of the sellers and brands with the most offers. */
const createHeavyRequests = async (
  market: Market,
): Promise<readonly (readonly [string, ReportRequest])[]> => {
  const rivalIds = await readIds(market, largestSql('seller', 'seller_offer', 21));
  const [sellerId = 0] = rivalIds;
  const [brandId = 0] = await readIds(market, largestSql('brand', 'brand_product'));
  const ids = await readIds(market, idsSql('product', 50));
  const [categoryId = 0] = await readIds(market, largestSql('category', 'product'));
  const gap = { sellerId, rivalIds: rivalIds.slice(1), inMyCategories: true };
  const heavy = [
    ['changes of the largest seller', sellerReports.changes, { sellerId }, {}],
    ['prices of the largest seller', sellerReports.prices, { sellerId }, { only: '' }],
    ['changes of the largest brand', brandReports.changes, { brandId }, {}],
    ['prices of the largest brand', brandReports.prices, { brandId }, { threshold: '0.05' }],
    ['sellers similar to the largest', sellerReports.similar, { sellerId }, {}],
    ['assortment gap of the largest seller', sellerReports.assortmentGap, {}, gap],
    ['cards shared by five sellers', sellerReports.sharedProducts, {}, { sellerIds: rivalIds.slice(0, 5) }],
    ['entry to the largest category', categoryReports.entry, { categoryId }, {}],
    ['movers of all products', marketReports.movers, {}, { of: 'products' }],
    ['revenue of 50 products', marketReports.revenueSeries, {}, { kind: 'product', ids, weeks: 26 }],
  ] as const;
  return heavy.map(([name, report, params, options]) => [
    name,
    createLatestRequest(report, market, params, options),
  ]);
};

/** Measures comparisons, uncached; baseline: the same SQL run on the engine, its output read. */
const measureComparisons = async (
  bench: BenchRun,
  market: Market,
  client: HttpClient,
  address: string,
): Promise<Figure[]> => {
  const engine = createEngineClient(market.dataDir);
  try {
    const figures: Figure[] = [];
    for (const [name, request] of await createHeavyRequests(market)) {
      const url = address + toPath(request);
      const isPost = request.report.route.method === 'POST';
      const { value, baseline } = await measureAlternately(
        bench.isQuick ? 2 : 21,
        isPost ? createPost(client, url, request.body ?? {}) : createGet(client, url),
        () => engine.run(request.report, request.sqlParams),
      );
      figures.push({
        point: 10,
        name: `${name}, uncached (baseline: engine alone)`,
        unit: 'ms',
        value,
        baseline,
        ratio: value / baseline,
        bound: boundedReports.includes(request.report)
          ? { on: 'value', must: 'at most', limit: BOUNDED_MS }
          : { on: 'ratio', must: 'at most', limit: 1.3 },
      });
    }
    return figures;
  } finally {
    engine.close();
  }
};

/** Measures product cards and histories, uncached, another entity each time, with all weeks published. */
export const measureInsight = async (bench: BenchRun, market: Market): Promise<Figure[]> => {
  bench.log('product cards and histories');
  const count = bench.isQuick ? 6 : 60;
  const server = await startServer(market.dataDir, { cacheBytes: 0 });
  const client = createHttpClient();
  try {
    const figures: Figure[] = [];
    for (const entity of entities) {
      const ids = await readIds(market, idsSql(entity, count));
      for (const [name, report] of quickReports[entity]) {
        const requests = ids.map((id) => createLatestRequest(report, market, { [`${entity}Id`]: id }));
        const urls = requests.map((request) => server.address + toPath(request));
        figures.push(
          await measureUrls(client, `${name}, uncached, ${market.weeks.length} weeks published`, urls),
        );
      }
    }
    const week = server.address + toPath(createLatestRequest(marketReports.history, market, {}));
    const spans = Array.from({ length: count }, (_, index) => `${week}?weeks=${index + 2}`);
    figures.push(await measureUrls(client, 'market history, uncached, another span each time', spans));
    return [...figures, ...(await measureComparisons(bench, market, client, server.address))];
  } finally {
    client.close();
    await server.close();
  }
};
