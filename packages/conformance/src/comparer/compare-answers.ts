import { ContractError, notFoundCode } from '@vitrina/contract/serving';
import * as z from 'zod/mini';
import type { FeedWeek } from '../computation/feed-offer.ts';
import { type Market, openMarket } from '../computation/market.ts';
import type { ReportName } from '../computation/reports.ts';
import { settleDisagreements } from '../computation/settle.ts';
import type { MarketWeek } from '../computation/week.ts';
import { endpointNamed, responseSchemaAt } from '../wire/endpoints.ts';
import { compareBodies, formatDifference } from './compare-bodies.ts';

/** Number of concurrent reports, as for several people. */
const CONCURRENCY = 4;

/** Maximum number of returned disagreements. */
const MAX_DISAGREEMENTS = 40;

/** The params with which each report is requested. */
export type Questions = { readonly [Name in ReportName]?: readonly object[] };

/** Computes the published weeks of these feed offers. */
export const settleWeeks = (weeks: readonly FeedWeek[]): MarketWeek[] =>
  weeks.map(({ year, weekNumber, rows }) => ({
    year,
    weekNumber,
    isDemo: false,
    publishedAt: '2026-11-16T01:40:00.000Z',
    ...settleDisagreements(rows),
  }));

/** Computes the body of a report, reduced to the fields of the contract, or the code of its 404. */
export function computeAnswer(market: Market, name: ReportName, params: object): unknown {
  const { route } = endpointNamed(name);
  try {
    const body = market.report(name, params as never);
    if (body === undefined) return { code: notFoundCode(route, params) };
    const schema = responseSchemaAt(route, 200);
    if (!(schema instanceof z.core.$ZodType)) throw new TypeError('A report has a schema of its body');
    return z.parse(schema, body);
  } catch (error) {
    if (error instanceof ContractError) return { code: error.code };
    throw error;
  }
}

/** Returns the code of an answer that is an error; undefined for a body. */
export const errorCodeOf = (answer: unknown): string | undefined => {
  const isError = typeof answer === 'object' && answer !== null && Object.keys(answer).join() === 'code';
  return isError ? (answer as { code: string }).code : undefined;
};

/** Visits every question, a few at once by default. */
export async function visitQuestions(
  questions: Questions,
  visit: (name: ReportName, params: object) => Promise<void>,
  concurrency = CONCURRENCY,
): Promise<void> {
  const queue = Object.entries(questions)
    .flatMap(([name, list]) => list.map((params) => [name as ReportName, params] as const))
    .values();
  const work = async () => {
    for (const [name, params] of queue) await visit(name, params);
  };
  await Promise.all(Array.from({ length: concurrency }, work));
}

/** What is under test. */
interface Answers {
  /** Reads the body of a report, or the code of its error. */
  read(name: ReportName, params: object): Promise<unknown>;
}

/** Compares each field of reports of published weeks with the computation; returns one line for each that differs. */
export async function findDisagreements(
  answers: Answers,
  weeks: readonly MarketWeek[],
  questions: Questions,
  concurrency?: number,
): Promise<string[]> {
  const market = openMarket(weeks);
  const found: string[] = [];
  const compare = async (name: ReportName, params: object) => {
    const differences = compareBodies(computeAnswer(market, name, params), await answers.read(name, params));
    found.push(
      ...differences.map(
        (difference) => `${name} ${JSON.stringify(params)}: ${formatDifference(difference)}`,
      ),
    );
  };
  await visitQuestions(questions, compare, concurrency);
  return found.slice(0, MAX_DISAGREEMENTS);
}
