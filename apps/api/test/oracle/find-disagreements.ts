import { openMarket } from '@vitrina/conformance/computation/market.ts';
import type { ReportName } from '@vitrina/conformance/computation/reports.ts';
import { settleDisagreements } from '@vitrina/conformance/computation/settle.ts';
import type { MarketWeek } from '@vitrina/conformance/computation/week.ts';
import { ContractError, notFoundCode } from '@vitrina/contract/serving';
import * as z from 'zod/mini';
import { listDifferences } from './list-differences.ts';
import type { PublishedMarket } from './published-market.ts';
import type { RandomWeek } from './random-weeks.ts';

/** Number of concurrent reports, as for several people. */
const CONCURRENCY = 4;

/** Maximum number of returned disagreements. */
const MAX_DISAGREEMENTS = 40;

/** Computes the published weeks of these feed offers. */
export const settleWeeks = (weeks: readonly RandomWeek[]): MarketWeek[] =>
  weeks.map(({ year, weekNumber, rows }) => ({
    year,
    weekNumber,
    isDemo: false,
    publishedAt: '2026-11-16T01:40:00.000Z',
    ...settleDisagreements(rows),
  }));

/** Params with which the oracle requests each report. */
export type AllQuestions = { readonly [Name in ReportName]?: readonly object[] };

/**
 * Reads reports of published weeks and compares each field, or the code of the 404, with the independent computation.
 * Returns one line for each field that differs.
 */
export async function findDisagreements(
  actual: PublishedMarket,
  weeks: readonly MarketWeek[],
  questions: AllQuestions,
): Promise<string[]> {
  const expected = openMarket(weeks);
  /** Computes a body, reduced to the fields of the contract, or the code of the 404. */
  const compute = (name: ReportName, params: object): unknown => {
    const route = actual.routeOf(name);
    try {
      const body = expected.report(name, params as never);
      if (body === undefined) return { code: notFoundCode(route, params) };
      const schema = route.responses[200];
      if (!(schema instanceof z.core.$ZodType)) throw new TypeError('A report has a schema of its body');
      return z.parse(schema, body);
    } catch (error) {
      if (error instanceof ContractError) return { code: error.code };
      throw error;
    }
  };
  const queue = Object.entries(questions)
    .flatMap(([name, list]) => list.map((params) => ({ name: name as ReportName, params })))
    .values();
  const found: string[] = [];
  const work = async () => {
    for (const { name, params } of queue) {
      const lines = listDifferences(compute(name, params), await actual.read(name, params));
      found.push(...lines.map((line) => `${name} ${JSON.stringify(params)}: ${line}`));
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return found.slice(0, MAX_DISAGREEMENTS);
}
