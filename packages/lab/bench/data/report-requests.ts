import * as z from 'zod/mini';
import { openAnalytics } from '../../../../apps/api/src/analytics/client/open-analytics.ts';
import { readRows } from '../../../../apps/api/src/analytics/read-rows.ts';
import type { Report } from '../../../../apps/api/src/analytics/report/report.ts';
import {
  comparisonParams,
  historyParams,
  snapshotParams,
} from '../../../../apps/api/src/analytics/report/week-params.ts';
import { brandReports } from '../../../../apps/api/src/brand/reports.ts';
import { categoryReports } from '../../../../apps/api/src/category/reports.ts';
import { countWeeksBetween, formatWeek } from '@vitrina/contract/iso-week';
import { sellerReports } from '../../../../apps/api/src/seller/reports.ts';
import type { Market } from './market.ts';

/** A report about the latest week, as a request and as SQL. */
export interface ReportRequest {
  report: Report;
  path: string;
  /** Body of a POST report. */
  body: object | undefined;
  /** Params of the report's SQL. */
  sqlParams: Readonly<Record<string, unknown>>;
}

/** Values of a request: of its path, its query or its body. */
export type Values = Readonly<Record<string, unknown>>;

/** Builds the SQL values of a report about the latest week, the week before it or all weeks, as the report reads them. */
const createWeekParams = ({ weeks: kind }: Report, { weeks, latest }: Market): object => {
  const earlier = weeks.slice(0, -1);
  if (kind === 'window') return historyParams(weeks);
  if (kind === 'one') return snapshotParams(latest, earlier);
  const before = weeks.at(-2);
  const named = before && { snapshot: before.snapshot, against: formatWeek(before) };
  const recent = weeks.slice(-27).map((week) => ({ ...week, weeksAgo: countWeeksBetween(week, latest) }));
  return comparisonParams(latest, named, earlier, recent);
};

/** SQL values of movers in the whole market. */
const noScope = { sellerId: 0, brandId: 0, categoryId: 0, sectionId: 0 };

/** Creates a request about the latest week. Of the query only `weeks` is sent; the defaults of others suffice. */
export const createRequest = (report: Report, market: Market, given: Values = {}): ReportRequest => {
  const { year, weekNumber } = market.latest;
  const values: Values = { year, weekNumber, ...given };
  const { weeks } = values;
  const isPost = report.route.method === 'POST';
  const path = report.route.path.replace(/:(\w+)/g, (_, name: string) => String(values[name]));
  const all = { ...noScope, ...values };
  return {
    report,
    path: !isPost && typeof weeks === 'number' ? `${path}?weeks=${weeks}` : path,
    body: isPost ? values : undefined,
    sqlParams: { ...all, ...createWeekParams(report, market), ...report.toParameters(all) },
  };
};

/** Kind of an entity. */
export type Entity = 'seller' | 'brand' | 'category' | 'product';

/** Reads the ids that a query of the latest week returns. */
const queryIds = async ({ dataDir, latest: { snapshot } }: Market, sql: string): Promise<number[]> => {
  const analytics = await openAnalytics({ dataDir });
  try {
    const rows = await readRows(analytics, z.object({ id: z.number() }), sql, { snapshot });
    return rows.map(({ id }) => id);
  } finally {
    await analytics.close();
  }
};

/** Reads pseudo-random entities of the latest week, the same in each run. */
export const readIds = (market: Market, entity: Entity, count: number): Promise<number[]> =>
  queryIds(
    market,
    `SELECT ${entity}_id AS id FROM ${entity === 'product' ? 'product_category' : entity}
    WHERE snapshot = {snapshot:UInt32} AND id > 0 ORDER BY cityHash64(id) LIMIT ${count}`,
  );

/** Tables of the entities' parts, by whose number they are ordered. */
const tables = { seller: 'seller_offer', brand: 'brand_product', category: 'product' };

/** Reads the entities with the most offers or products in the latest week. */
export const readLargest = (market: Market, entity: keyof typeof tables, count = 1): Promise<number[]> =>
  queryIds(
    market,
    `SELECT ${entity}_id AS id FROM ${tables[entity]} WHERE snapshot = {snapshot:UInt32} AND id > 0
    GROUP BY id ORDER BY count() DESC, id LIMIT ${count}`,
  );

/** Reads the seller whose number of products is nearest to a number. */
export const readSellerBySize = async (market: Market, products: number): Promise<number> => {
  const [id = 0] = await queryIds(
    market,
    `SELECT seller_id AS id FROM seller_offer WHERE snapshot = {snapshot:UInt32}
    GROUP BY id ORDER BY abs(toInt64(count()) - ${products}), id LIMIT 1`,
  );
  return id;
};

const reports = { seller: sellerReports, brand: brandReports, category: categoryReports };

/**
 * Finds at most `count` requests that use all GET reports of one week about sellers, brands and categories, each
 * about a different entity.
 */
export const findMixedRequests = async (market: Market, count: number): Promise<ReportRequest[]> => {
  const requests: ReportRequest[] = [];
  for (const entity of ['seller', 'brand', 'category'] as const) {
    const mixed = Object.values<Report>(reports[entity]).filter(
      ({ route, weeks }) =>
        weeks === 'one' &&
        !('query' in route) &&
        route.method === 'GET' &&
        route.path.includes(`:${entity}Id`),
    );
    const ids = await readIds(market, entity, Math.ceil(count / 3));
    for (const [index, id] of ids.entries()) {
      const report = mixed[index % mixed.length];
      if (report) requests.push(createRequest(report, market, { [`${entity}Id`]: id }));
    }
  }
  return requests.slice(0, count);
};
