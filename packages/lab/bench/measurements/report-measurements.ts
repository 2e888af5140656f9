import type { Report } from '../../../../apps/api/src/analytics/report/report.ts';
import { brandReports } from '../../../../apps/api/src/brand/reports.ts';
import { categoryReports } from '../../../../apps/api/src/category/reports.ts';
import { marketReports } from '../../../../apps/api/src/market/reports.ts';
import { productReports } from '../../../../apps/api/src/product/reports.ts';
import { sellerReports } from '../../../../apps/api/src/seller/reports.ts';
import type { Market } from '../data/market.ts';
import { type Entity, readIds, readLargest, readSellerBySize, type Values } from '../data/report-requests.ts';
import { atMost, atMostTimes, type Bound } from '../results/figure.ts';

/** Finds the values of requests measured in turn; at most `count`. */
type FindValues = (market: Market, count: number) => readonly Values[] | Promise<readonly Values[]>;

/**
 * A measured report. A bound on the ratio compares with the same SQL on the engine, with its output read. With
 * `isUnchanged` the request has the ETag of the response.
 */
export type ReportMeasurement = readonly [
  point: number,
  name: string,
  report: Report,
  findValues: FindValues,
  bound: Bound,
  isUnchanged?: boolean,
];

/** Products of the seller with a list of medium size. */
const MEDIUM_ROWS = 266;
/** Number of weeks kept for years. */
export const MANY_WEEKS = 150;

const mediumSeller: FindValues = async (market) => [
  { sellerId: await readSellerBySize(market, MEDIUM_ROWS) },
];

const largest =
  (entity: 'seller' | 'brand' | 'category', options: Values = {}): FindValues =>
  async (market) =>
    (await readLargest(market, entity)).map((id) => ({ ...options, [`${entity}Id`]: id }));

const another =
  (entity: Entity, options: Values = {}): FindValues =>
  async (market, count) =>
    (await readIds(market, entity, count)).map((id) => ({ ...options, [`${entity}Id`]: id }));

const marketSpans: FindValues = (_, count) =>
  Array.from({ length: count }, (__, index) => ({ weeks: index + 2 }));

const fiveSellers: FindValues = async (market) => [{ sellerIds: await readLargest(market, 'seller', 5) }];

const twentyRivals: FindValues = async (market) => {
  const [sellerId, ...rivalIds] = await readLargest(market, 'seller', 21);
  return [{ sellerId, rivalIds, inMyCategories: true }];
};

const fiftyProducts: FindValues = async (market) => [
  { kind: 'product', ids: await readIds(market, 'product', 50), weeks: 26 },
];

const [engine, cached] = [atMostTimes(1.3), atMostTimes(0.1)];
const [profile, history, manyWeeks, list] = [atMost(15), atMost(30), atMost(60), atMost(300)];
const all = { weeks: MANY_WEEKS };
/** Defaults of the price reports' queries. */
const prices = { only: '', threshold: '0.05' };

/** The measured reports: point, name, report, requests and bound. */
export const reportMeasurements: readonly ReportMeasurement[] = [
  [1, 'profile of a seller', sellerReports.info, mediumSeller, engine],
  [1, `about ${MEDIUM_ROWS} products of a seller`, sellerReports.products, mediumSeller, engine],
  [1, 'longest list of products', categoryReports.products, largest('category'), engine],
  [2, 'profile of a seller', sellerReports.info, mediumSeller, cached],
  [2, `about ${MEDIUM_ROWS} products of a seller`, sellerReports.products, mediumSeller, cached],
  [2, 'longest list of products', categoryReports.products, largest('category'), cached],
  [2, 'unchanged response (304)', sellerReports.info, mediumSeller, atMost(1), true],
  [3, 'seller profile', sellerReports.info, another('seller'), profile],
  [3, 'brand profile', brandReports.info, another('brand'), profile],
  [3, 'category profile', categoryReports.info, another('category'), profile],
  [3, 'product profile', productReports.info, another('product'), profile],
  [3, 'offers of a product', productReports.offers, another('product'), profile],
  [3, 'index of a product', productReports.index, another('product'), profile],
  [3, 'seller history', sellerReports.history, another('seller'), history],
  [3, 'brand history', brandReports.history, another('brand'), history],
  [3, 'category history', categoryReports.history, another('category'), history],
  [3, 'product history', productReports.history, another('product'), history],
  [3, 'market history, another span each time', marketReports.history, marketSpans, profile],
  [10, 'changes of the largest seller', sellerReports.changes, largest('seller'), engine],
  [10, 'prices of the largest seller', sellerReports.prices, largest('seller', prices), engine],
  [10, 'changes of the largest brand', brandReports.changes, largest('brand'), engine],
  [10, 'prices of the largest brand', brandReports.prices, largest('brand', prices), engine],
  [10, 'sellers similar to the largest', sellerReports.similar, largest('seller'), list],
  [10, 'assortment gap of the largest seller', sellerReports.assortmentGap, twentyRivals, list],
  [10, 'cards shared by five sellers', sellerReports.sharedProducts, fiveSellers, engine],
  [10, 'entry to the largest category', categoryReports.entry, largest('category'), engine],
  [10, 'movers of all products', marketReports.movers, () => [{ of: 'products' }], engine],
  [10, 'revenue of 50 products', marketReports.revenueSeries, fiftyProducts, engine],
  [11, 'seller history', sellerReports.history, another('seller', all), manyWeeks],
  [11, 'brand history', brandReports.history, another('brand', all), manyWeeks],
  [11, 'category history', categoryReports.history, another('category', all), manyWeeks],
  [11, 'market history', marketReports.history, () => [all], manyWeeks],
];
