import { type Market, openMarket } from '@vitrina/conformance/computation/market.ts';
import type { ReportName } from '@vitrina/conformance/computation/reports.ts';
import { buildRequest, endpointNamed } from '@vitrina/conformance/wire/endpoints.ts';
import type { WireRequest } from '@vitrina/conformance/wire/wire-request.ts';
import { computeAnswer, errorCodeOf } from '@vitrina/conformance/comparer/compare-answers.ts';
import { toRequestParams } from '@vitrina/conformance/comparer/questions.ts';
import { createRng, type Rng, shuffle } from '@vitrina/conformance/rng.ts';
import { createWeekQuestions } from '@vitrina/conformance/comparer/week-questions.ts';
import { createWeeksQuestions } from '@vitrina/conformance/comparer/weeks-questions.ts';
import { type VersionName, parseWeekNumber, type WeekVersions } from './week-versions.ts';

/** A request of a report, and its body by the independent computation. */
export interface ExpectedReport {
  readonly name: ReportName;
  readonly request: WireRequest;
  /** The week of the report; undefined for a report of several weeks. */
  readonly weekNumber: number | undefined;
  /** Computes the 200 body of a server with exactly these weeks; null for a 404. */
  readonly computeBodyFor: (weekNumbers: readonly number[]) => unknown;
}

/** Responses of a server with these published weeks. */
export interface MarketState {
  readonly weekNumbers: readonly number[];
  readonly reports: readonly ExpectedReport[];
}

/** A report to request, with the params of the independent computation. */
interface Question {
  readonly name: ReportName;
  readonly params: object;
  readonly weekNumber: number | undefined;
}

const drawEach = (questions: Readonly<Record<string, readonly object[]>>, count: number, rng: Rng) =>
  Object.entries(questions).flatMap(([name, list]) =>
    shuffle(list, rng)
      .slice(0, count)
      .map((params) => ({ name: name as ReportName, params })),
  );

/** Draws each report of a week once, and each of several weeks twice. */
const drawQuestions = (
  versions: WeekVersions,
  seed: string,
  published: readonly VersionName[],
): Question[] => {
  const ofWeeks = published.flatMap((name) => {
    const [{ week }, rng] = [versions[name], createRng(`${seed} on ${name}`)];
    const drawn = drawEach(createWeekQuestions(week, 2, rng), 1, rng);
    return drawn.map((question) => ({ ...question, weekNumber: week.weekNumber }));
  });
  const rng = createRng(`${seed} on several weeks`);
  const weeks = published.map((name) => versions[name].week);
  const ofSeveral = drawEach({ ...createWeeksQuestions(weeks, 2, rng) }, 2, rng).map((question) => ({
    ...question,
    weekNumber: undefined,
  }));
  return [...ofWeeks, ...ofSeveral];
};

/** Computes the 200 body of a report, reduced to the fields of the contract; null for a 404. */
const computeBody = (market: Market, { name, params }: Question): unknown => {
  const answer = computeAnswer(market, name, params);
  return errorCodeOf(answer) === undefined ? answer : null;
};

/** Computes the responses of a server with these published versions, with params by the seed. */
export const createMarketState = (
  versions: WeekVersions,
  seed: string,
  published: readonly VersionName[],
): MarketState => {
  const markets = new Map<string, Market>();
  const openServedMarket = (weekNumbers: readonly number[]) => {
    const served = published.filter((name) => weekNumbers.includes(parseWeekNumber(name)));
    const market = markets.get(served.join()) ?? openMarket(served.map((name) => versions[name].week));
    markets.set(served.join(), market);
    return market;
  };
  const reports = drawQuestions(versions, seed, published).map((question) => {
    const { name, weekNumber, params } = question;
    const endpoint = endpointNamed(name);
    const request = buildRequest(endpoint, toRequestParams(endpoint, params));
    const computeBodyFor = (weekNumbers: readonly number[]) =>
      computeBody(openServedMarket(weekNumbers), question);
    return { name, weekNumber, request, computeBodyFor };
  });
  return { weekNumbers: published.map(parseWeekNumber), reports };
};
