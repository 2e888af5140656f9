import { ContractError, type EndpointMatch, notFoundCode } from '@vitrina/contract/serving';
import { settleWeeks } from '../src/comparer/compare-answers.ts';
import { computeReport } from '../src/computation/market.ts';
import type { ReportName } from '../src/computation/reports.ts';
import { openWeek, type OpenWeek } from '../src/computation/week.ts';
import { createKitMarket } from '../src/market/kit-market.ts';

/** The offers that the fixture has loaded: the last weeks of the kit's own market, with one between them that is not published. */
export const fixtureFeed = createKitMarket().slice(-3);

/** The weeks of the fixture, opened once for all servers, latest first. */
export const fixtureWeeks: readonly OpenWeek[] = settleWeeks(fixtureFeed).map(openWeek).toReversed();

/** Changes the body of a 200 response to a report. */
export type ChangeBody = (name: string, body: unknown, params: object) => unknown;

const isParams = (values: object): values is { year: number; weekNumber: number } =>
  'year' in values && 'weekNumber' in values;

/** Computes the body of a report with a planted fault; throws ContractError where the week lacks its subject. */
export function createReportBody(
  { name, endpoint }: EndpointMatch,
  params: object,
  weeks: readonly OpenWeek[],
  changeBody: ChangeBody = (_, body) => body,
): unknown {
  if (!isParams(params)) throw new ContractError('VALIDATION_ERROR');
  const body = computeReport(name as ReportName, weeks, params);
  if (body === undefined) throw new ContractError(notFoundCode(endpoint, params));
  return changeBody(name, body, params);
}
