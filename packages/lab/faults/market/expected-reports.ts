import { type Market, openMarket } from '@vitrina/conformance/computation/market.ts';
import type { ReportName } from '@vitrina/conformance/computation/reports.ts';
import { buildRequest, endpointNamed, responseSchemaAt } from '@vitrina/conformance/wire/endpoints.ts';
import type { WireRequest } from '@vitrina/conformance/wire/wire-request.ts';
import { ContractError } from '@vitrina/contract/serving';
import * as z from 'zod/mini';
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

/** Windows and comparisons of the campaign's weeks, for reports of several weeks. */
const windows = [
  { year: 2026, weekNumber: 47, weeks: 26 },
  { year: 2026, weekNumber: 46, weeks: 3 },
  { year: 2026, weekNumber: 45, weeks: 2 },
];
const comparisons = [
  { year: 2026, weekNumber: 46 },
  { year: 2026, weekNumber: 45 },
  { year: 2026, weekNumber: 46, against: '2026-W44' },
];

/** Moves a question about other weeks to those of the campaign. */
const moveToCampaign = (question: object, rng: Rng): object => {
  const { weeks, against: _, ...subject } = question as { weeks?: number; against?: unknown };
  return { ...subject, ...(weeks === undefined ? rng.pick(comparisons) : rng.pick(windows)) };
};

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
  const ofSeveral = drawEach({ ...createWeeksQuestions(weeks, 2, rng) }, 2, rng).map(({ name, params }) => ({
    name,
    params: moveToCampaign(params, rng),
    weekNumber: undefined,
  }));
  return [...ofWeeks, ...ofSeveral];
};

/** Removes placeholder values of fields that a request of several weeks lacks. */
const toRequestParams = ({ params, weekNumber }: Question): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(params).filter(([, value]) => weekNumber !== undefined || (value !== 0 && value !== '')),
  );

/** Computes the 200 body of a report, reduced to the fields of the contract; null for a 404. */
const computeBody = (market: Market, { name, params }: Question): unknown => {
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
  const reports = drawQuestions(versions, seed, published).map((question) => ({
    name: question.name,
    weekNumber: question.weekNumber,
    request: buildRequest(endpointNamed(question.name), toRequestParams(question)),
    computeBodyFor: (weekNumbers: readonly number[]) => computeBody(openServedMarket(weekNumbers), question),
  }));
  return { weekNumbers: published.map(parseWeekNumber), reports };
};
