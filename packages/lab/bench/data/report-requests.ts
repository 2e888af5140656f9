import * as z from 'zod/mini';
import { openAnalytics } from '../../../../apps/api/src/analytics/client/open-analytics.ts';
import type { Report } from '../../../../apps/api/src/analytics/report/report.ts';
import { snapshotParams } from '../../../../apps/api/src/analytics/report/week-params.ts';
import { brandReports } from '../../../../apps/api/src/brand/reports.ts';
import { categoryReports } from '../../../../apps/api/src/category/reports.ts';
import { sellerReports } from '../../../../apps/api/src/seller/reports.ts';
import type { PublishedWeekRecord } from '../../../../apps/api/src/store/published-weeks.ts';
import type { Market } from './market.ts';
import { readRows } from '../../../../apps/api/src/analytics/read-rows.ts';

/** A report and its params. */
export interface ReportRequest {
  report: Report;
  params: Readonly<Record<string, string | number>>;
  /** The body, where the report is a POST. */
  body?: object;
  /** Params of the report's SQL: `params` and those of the week's snapshot. */
  sqlParams: Readonly<Record<string, unknown>>;
}

const reports = {
  seller: Object.values(sellerReports),
  brand: Object.values(brandReports),
  category: Object.values(categoryReports),
};

/** Kinds of entities with a profile and reports. */
export const entities = ['seller', 'brand', 'category'] as const;

/** Kind of an entity. */
export type Entity = (typeof entities)[number];

/** Path of a report, with its params filled in. */
export const toPath = ({ report, params }: ReportRequest): string =>
  report.route.path.replace(/:(\w+)/g, (_, name: string) => String(params[name]));

const createRequest = (
  report: Report,
  week: PublishedWeekRecord,
  entityParams: Record<string, number>,
): ReportRequest => {
  const { year, weekNumber } = week;
  const params = { year, weekNumber, ...entityParams };
  return { report, params, sqlParams: { ...params, ...snapshotParams(week) } };
};

const entityRow = z.object({ id: z.number(), rows: z.number() });

/** Runs a query on the first week. */
const queryFirstWeek = async (
  { dataDir, weeks: [{ snapshot }] }: Market,
  sql: string,
  params = {},
): Promise<z.output<typeof entityRow>[]> => {
  const analytics = await openAnalytics({ dataDir });
  try {
    return await readRows(analytics, entityRow, sql, { snapshot, ...params });
  } finally {
    await analytics.close();
  }
};

/** Reads pseudo-random entities of the first week, the same in each run. */
const readEntities = (market: Market, entity: Entity, count: number) =>
  queryFirstWeek(
    market,
    `SELECT ${entity}_id AS id, 0 AS rows FROM ${entity}
    WHERE snapshot = {snapshot:UInt32} AND id > 0 ORDER BY cityHash64(id) LIMIT {count:UInt32}`,
    { count },
  );

/** Creates a request for each of `count` entities, with reports and weeks in rotation. */
const createEntityRequests = async (
  market: Market,
  entity: Entity,
  count: number,
  entityReports: readonly Report[],
): Promise<ReportRequest[]> => {
  const rows = await readEntities(market, entity, count);
  const { weeks } = market;
  return rows.flatMap(({ id }, index) => {
    const report = entityReports[index % entityReports.length];
    const week = weeks[index % weeks.length] ?? weeks[0];
    return report ? [createRequest(report, week, { [`${entity}Id`]: id })] : [];
  });
};

/** Reports on one entity as a whole: its profile in one week, and its history over the weeks before. */
export const subjectReports = ['info', 'history'] as const;

/** Finds requests for profiles or histories, each of another entity. */
export const findSubjectRequests = (
  market: Market,
  entity: Entity,
  name: (typeof subjectReports)[number],
  count: number,
): Promise<ReportRequest[]> => {
  const named = { seller: sellerReports, brand: brandReports, category: categoryReports };
  return createEntityRequests(market, entity, count, [named[entity][name]]);
};

/** Requests of the first week with a small, a medium and a large response. */
export interface SampleRequests {
  requests: Readonly<Record<'small' | 'medium' | 'large', ReportRequest>>;
  /** Rows of the two lists. */
  rows: Readonly<Record<'medium' | 'large', number>>;
}

/** Products of the seller whose list is the medium response. */
const MEDIUM_ROWS = 266;

const readSampleRequests = async (market: Market): Promise<SampleRequests> => {
  const [seller] = await queryFirstWeek(
    market,
    `SELECT seller_id AS id, count() AS rows FROM seller_offer WHERE snapshot = {snapshot:UInt32}
    GROUP BY id ORDER BY abs(toInt64(rows) - ${MEDIUM_ROWS}), id LIMIT 1`,
  );
  const [category] = await queryFirstWeek(
    market,
    `SELECT category_id AS id, products_count AS rows FROM category WHERE snapshot = {snapshot:UInt32}
    ORDER BY rows DESC, id LIMIT 1`,
  );
  if (!seller || !category) throw new Error('The week has no seller or no category');
  const [week] = market.weeks;
  return {
    requests: {
      small: createRequest(sellerReports.info, week, { sellerId: seller.id }),
      medium: createRequest(sellerReports.products, week, { sellerId: seller.id }),
      large: createRequest(categoryReports.products, week, { categoryId: category.id }),
    },
    rows: { medium: seller.rows, large: category.rows },
  };
};

const cachedSamples = new Map<string, Promise<SampleRequests>>();

/**
 * Finds a seller with about 266 products (small: the profile, medium: the products) and the largest category
 * (large: its products).
 */
export const findSampleRequests = (market: Market): Promise<SampleRequests> => {
  const key = `${market.dataDir} ${market.weeks[0].contentHash}`;
  const samples = cachedSamples.get(key) ?? readSampleRequests(market);
  cachedSamples.set(key, samples);
  return samples;
};

/** Finds `count` requests that use all GET reports of one week about sellers, brands and categories. */
export const findMixedRequests = async (market: Market, count: number): Promise<ReportRequest[]> => {
  const entityCount = Math.ceil(count / entities.length);
  const requests = await Promise.all(
    entities.map((entity) => {
      const getReports = reports[entity].filter(
        ({ route, weeks }) =>
          weeks === 'one' &&
          !('query' in route) &&
          route.method === 'GET' &&
          route.path.includes(`:${entity}Id`),
      );
      return createEntityRequests(market, entity, entityCount, getReports);
    }),
  );
  return requests.flat().slice(0, count);
};
