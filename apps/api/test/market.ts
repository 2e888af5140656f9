import { Readable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import type { ResponseBodyOf } from '@vitrina/contract/serving';
import * as z from 'zod/mini';
import type { Analytics } from '../src/analytics/analytics.ts';
import { pinToReplica } from '../src/analytics/servers/route-calls.ts';
import { buildSnapshot } from '../src/analytics/build/build-snapshot.ts';
import type { Report } from '../src/analytics/report/report.ts';
import { runReportQueries } from '../src/analytics/report/run-report-queries.ts';
import { comparisonParams } from '../src/analytics/report/week-params.ts';
import { SNAPSHOTS_PER_RANGE } from '../src/analytics/snapshot/snapshot-range.ts';
import { createTables } from '../src/analytics/schema/tables.ts';

/** An offer as the feed inserts it into the table `staging_offer`; money is decimal text or a number of tenge. */
export interface Offer {
  seller_id: number;
  seller_kaspi_id: string;
  seller_title: string;
  seller_rating: number | null;
  seller_comments_count: number | null;
  seller_on_kaspi_from: string | null;
  product_id: number;
  product_kaspi_id: string;
  product_name: string;
  product_link: string | null;
  product_main_img_link: string | null;
  product_rating: number | null;
  product_comments_count: number | null;
  brand_id: number;
  brand_title: string;
  category_id: number;
  category_title: string;
  category_1_lvl_id: number;
  category_1_lvl_title: string;
  category_2_lvl_id: number;
  category_2_lvl_title: string;
  price: string | number;
  sales_count: number;
  revenue: string | number;
}

/** A built snapshot and its reports, read as by a client of the contract. */
export interface Market {
  /** Id in the engine. */
  readonly snapshot: number;
  /** Reads the 200 body of a report, with only the contract's fields; null for a 404. */
  read<Of extends Report>(
    report: Of,
    params?: Readonly<Record<string, unknown>>,
  ): Promise<ResponseBodyOf<Of['route']> | null>;
}

/** Completes an offer: titles derive from ids; one unit at 100 ₸; revenue is price × units. */
const completeOffer = (given: Partial<Offer>): Offer => {
  const {
    seller_id = 1,
    product_id = 1,
    brand_id = 1,
    category_id = 11,
    price = 100,
    sales_count = 1,
  } = given;
  const { category_2_lvl_id = 101, category_1_lvl_id = 1001 } = given;
  return {
    seller_id,
    seller_kaspi_id: `s-${seller_id}`,
    seller_title: `Продавец ${seller_id}`,
    seller_rating: null,
    seller_comments_count: null,
    seller_on_kaspi_from: null,
    product_id,
    product_kaspi_id: `p-${product_id}`,
    product_name: `Товар ${product_id}`,
    product_link: null,
    product_main_img_link: null,
    product_rating: null,
    product_comments_count: 0,
    brand_id,
    brand_title: brand_id === 0 ? '' : `Бренд ${brand_id}`,
    category_id,
    category_title: `Категория ${category_id}`,
    category_1_lvl_id,
    category_1_lvl_title: `Раздел ${category_1_lvl_id}`,
    category_2_lvl_id,
    category_2_lvl_title: `Подраздел ${category_2_lvl_id}`,
    price,
    sales_count,
    revenue: ((Number(price) * 100 * sales_count) / 100).toFixed(2),
    ...given,
  };
};

let snapshots = 0;
const ready = new WeakMap<Analytics, Promise<void>>();

/** Opens a built snapshot; `pointer` is the published week that the reports show. */
const openMarket = (
  analytics: Analytics,
  pointer: { snapshot: number; isDemo: boolean; publishedAt: string; manifest: string },
): Market => ({
  snapshot: pointer.snapshot,
  read: async <Of extends Report>(report: Of, params: Readonly<Record<string, unknown>> = {}) => {
    const week = { year: 2026, weekNumber: 46, marketName: '' };
    const values = { ...week, ...comparisonParams(pointer, undefined), ...params };
    const { bytes } = await runReportQueries(analytics, report, {
      ...values,
      ...report.toParameters(values),
    });
    if (bytes.length === 0) return null;
    const body: unknown = JSON.parse(bytes.toString('utf8'));
    const schema = report.route.responses[200];
    if (!(schema instanceof z.core.$ZodType)) throw new TypeError('A report needs a response schema');
    const parsed = z.parse(schema, body);
    if (!isDeepStrictEqual(parsed, body)) throw new TypeError('The response has fields beyond the contract');
    return parsed as ResponseBodyOf<Of['route']>;
  },
});

/**
 * Builds a new snapshot from these offers, optionally sharing texts with another snapshot. Creates the tables for the first snapshot
 * of an engine.
 */
export const buildMarket = async (
  analytics: Analytics,
  offers: readonly Partial<Offer>[],
  other?: number,
): Promise<Market> => {
  snapshots += 1;
  // One range each on a cluster, whose shards then take turns.
  const snapshot = analytics.cluster ? snapshots * SNAPSHOTS_PER_RANGE : snapshots;
  const tables = ready.get(analytics) ?? createTables(analytics);
  ready.set(analytics, tables);
  await tables;
  const pinned = await pinToReplica(analytics, snapshot);
  const lines = offers.map((offer) => `${JSON.stringify({ snapshot, ...completeOffer(offer) })}\n`);
  await pinned.insert(
    'INSERT INTO staging_offer FORMAT JSONEachRow',
    Readable.from(lines, { objectMode: false }),
  );
  await buildSnapshot(pinned, snapshot, other);
  return openMarket(analytics, {
    snapshot,
    isDemo: false,
    publishedAt: '2026-11-16T01:40:00.000Z',
    manifest: '',
  });
};

const shared = new WeakMap<Analytics, Map<string, Promise<Market>>>();

/** Builds a market, or returns the one of equal offers in this engine, for tests that change no table. */
export const shareMarket = (analytics: Analytics, offers: readonly Partial<Offer>[]): Promise<Market> => {
  const markets = shared.get(analytics) ?? new Map<string, Promise<Market>>();
  shared.set(analytics, markets);
  const key = JSON.stringify(offers);
  const market = markets.get(key) ?? buildMarket(analytics, offers);
  markets.set(key, market);
  return market;
};
