import type { FeedOffer } from '@vitrina/conformance/computation/feed-offer.ts';
import { openMarket } from '@vitrina/conformance/computation/market.ts';
import type { ReportName, ReportParams } from '@vitrina/conformance/computation/reports.ts';
import { settleDisagreements } from '@vitrina/conformance/computation/settle.ts';
import type { MarketWeek } from '@vitrina/conformance/computation/week.ts';
import * as z from 'zod/mini';
import type { Report } from '../../src/analytics/report/report.ts';
import { brandReports } from '../../src/brand/reports.ts';
import { categoryReports } from '../../src/category/reports.ts';
import { createRng } from '../../src/demo/rng.ts';
import { findReports } from '../../src/find/reports.ts';
import { periodReports } from '../../src/period/reports.ts';
import { sellerReports } from '../../src/seller/reports.ts';
import type { Market } from '../market.ts';
import { listDifferences } from './list-differences.ts';
import { createQuestions } from './questions.ts';

/** Reports read at once, as by several people. */
const CONCURRENCY = 4;

/** The most disagreements returned. */
const MAX_DISAGREEMENTS = 40;

const reports: Readonly<Record<string, Readonly<Record<string, Report>>>> = {
  period: periodReports,
  seller: sellerReports,
  brand: brandReports,
  category: categoryReports,
  find: findReports,
};

function reportNamed(name: ReportName): Report {
  const [entity = '', own = ''] = name.split('.');
  const report = reports[entity]?.[own];
  if (report === undefined) throw new Error(`The api has no report ${name}`);
  return report;
}

/** Reduces a computed body to the fields of the contract; null where the report is a 404. */
function withoutOtherFields({ route }: Report, body: unknown): unknown {
  if (body === undefined) return null;
  const schema = route.responses[200];
  if (!(schema instanceof z.core.$ZodType)) throw new TypeError('A report has a schema of its body');
  return z.parse(schema, body);
}

/** Week 46 of 2026 with these offers of the feed. */
export const createWeek = (rows: readonly FeedOffer[]): MarketWeek => ({
  year: 2026,
  weekNumber: 46,
  isDemo: false,
  publishedAt: '2026-11-16T01:40:00.000Z',
  ...settleDisagreements(rows),
});

/**
 * Reads every report about a week, for up to `limit` of its sellers, brands and categories each, and compares
 * each field with the independent computation. Returns one line for each field that differs.
 */
export async function findDisagreements(actual: Market, week: MarketWeek, limit: number): Promise<string[]> {
  const expected = openMarket([week]);
  const questions = createQuestions(week, limit, createRng(`questions on ${week.offers.length}`));
  const queue = Object.entries(questions)
    .flatMap(([name, list]) => list.map((params) => ({ name: name as ReportName, params })))
    .values();
  const found: string[] = [];
  const work = async () => {
    for (const { name, params } of queue) {
      const report = reportNamed(name);
      const body = await actual.read(report, { ...params });
      const weekParams = { year: week.year, weekNumber: week.weekNumber, ...params };
      const computed = expected.report(name, weekParams as ReportParams<typeof name>);
      const lines = listDifferences(withoutOtherFields(report, computed), body);
      found.push(...lines.map((line) => `${name} ${JSON.stringify(params)}: ${line}`));
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return found.slice(0, MAX_DISAGREEMENTS);
}
