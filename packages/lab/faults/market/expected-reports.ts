import type { WireRequest } from '@vitrina/conformance/wire/wire-request.ts';
import { buildRequest, endpointNamed, responseSchemaAt } from '@vitrina/conformance/wire/endpoints.ts';
import { type Market, openMarket } from '@vitrina/conformance/computation/market.ts';
import type { ReportName } from '@vitrina/conformance/computation/reports.ts';
import { ContractError } from '@vitrina/contract/serving';
import * as z from 'zod/mini';
import { createRng, shuffle } from '../../../../apps/api/src/demo/rng.ts';
import { createWeekQuestions } from '../../../../apps/api/test/oracle/questions.ts';
import { chooseSeveralWeeksRequests, toRequestParams } from './several-weeks-requests.ts';
import type { VersionName, WeekVersions } from './week-versions.ts';

/** A request of a report, and its 200 body by the independent computation; null for a 404. */
export interface ExpectedReport {
  readonly name: ReportName;
  readonly request: WireRequest;
  readonly body: unknown;
}

/** A request of a report that reads several weeks. */
export interface SeveralWeeksReport extends Omit<ExpectedReport, 'body'> {
  /** Computes the body that a server has which serves these weeks, by their numbers, and no others. */
  bodyOf(weekNumbers: readonly number[]): unknown;
}

/** What a server with these published weeks answers. */
export interface MarketState {
  /** Published versions, for example `44-old`. */
  readonly versions: readonly VersionName[];
  /** Reports by week number, of published weeks and of others. */
  readonly reports: ReadonlyMap<number, readonly ExpectedReport[]>;
  readonly severalWeeks: readonly SeveralWeeksReport[];
}

const weekOf = (name: VersionName) => Number.parseInt(name, 10);

/** Chooses one request of each report about a week. */
const chooseRequests = (versions: WeekVersions, version: VersionName, seed: string) => {
  const { week } = versions[version];
  const rng = createRng(`${seed} on ${version}`);
  return Object.entries(createWeekQuestions(week, 2, rng)).flatMap(([name, questions]) =>
    shuffle<object>(questions, rng)
      .slice(0, 1)
      .map((params) => ({ name: name as ReportName, params: { ...params } })),
  );
};

/** Computes the 200 body of a report, reduced to the fields of the contract; null for a 404. */
const computeBody = (market: Market, name: ReportName, params: object): unknown => {
  try {
    const body = market.report(name, params as never);
    if (body === undefined) return null;
    const schema = responseSchemaAt(endpointNamed(name).route, 200);
    if (!(schema instanceof z.core.$ZodType)) throw new TypeError('A report has a schema of its body');
    return z.parse(schema, body);
  } catch (error) {
    if (error instanceof ContractError) return null;
    throw error;
  }
};

const createSeveralWeeks = (
  versions: WeekVersions,
  seed: string,
  published: readonly VersionName[],
): SeveralWeeksReport[] => {
  const markets = new Map<string, Market>();
  const marketOf = (weekNumbers: readonly number[]) => {
    const served = published.filter((name) => weekNumbers.includes(weekOf(name)));
    const market = markets.get(served.join()) ?? openMarket(served.map((name) => versions[name].week));
    markets.set(served.join(), market);
    return market;
  };
  return chooseSeveralWeeksRequests(versions, published, seed).map(({ name, params }) => ({
    name,
    request: buildRequest(endpointNamed(name), { ...toRequestParams(params) }),
    bodyOf: (weekNumbers) => computeBody(marketOf(weekNumbers), name, params),
  }));
};

/**
 * Computes what a server answers that has these versions published, and about the weeks of `others`, which it has not:
 * each report once a week, with params by the seed; and the reports of several weeks.
 */
export const createMarketState = (
  versions: WeekVersions,
  seed: string,
  published: readonly VersionName[],
  others: readonly VersionName[] = [],
): MarketState => {
  const market = openMarket(published.map((name) => versions[name].week));
  const reports = new Map<number, ExpectedReport[]>();
  for (const version of [...published, ...others]) {
    const expected = chooseRequests(versions, version, seed).map(({ name, params }) => {
      const request = buildRequest(endpointNamed(name), params);
      return { name, request, body: computeBody(market, name, params) };
    });
    reports.set(weekOf(version), expected);
  }
  return { versions: published, reports, severalWeeks: createSeveralWeeks(versions, seed, published) };
};
