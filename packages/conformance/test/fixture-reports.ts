import { ContractError, type EndpointMatch, notFoundCode } from '@vitrina/contract/serving';
import { computeReport } from '../src/computation/market.ts';
import type { ReportName } from '../src/computation/reports.ts';
import { type Offer, openWeek, type OpenWeek } from '../src/computation/week.ts';
import { fixtureNames } from './fixture-market.ts';

/** Params of a report. */
interface Params {
  readonly year: number;
  readonly weekNumber: number;
  readonly sellerId?: number;
  readonly brandId?: number;
  readonly categoryId?: number;
  readonly categoryIds?: readonly number[];
  readonly title?: string;
  readonly text?: string;
}

/** A week that the fixture publishes. */
export interface FixtureWeek {
  readonly year: number;
  readonly weekNumber: number;
  readonly offers: readonly Offer[];
}

const opened = new WeakMap<FixtureWeek, OpenWeek>();

/** Opens a week of the fixture for reports: once for all servers, since its indices and ranks cost more than a report. */
export function openFixtureWeek(week: FixtureWeek): OpenWeek {
  const published = { names: fixtureNames, isDemo: true, publishedAt: '2026-11-16T01:40:00.000Z' };
  const open = opened.get(week) ?? openWeek({ ...week, ...published });
  opened.set(week, open);
  return open;
}

/** Hooks of a planted fault that change the computation of a report. */
export interface ReportFault {
  /** Changes the offers of a report; `all` are those of the week. */
  changeOffers?: (
    name: string,
    offers: readonly Offer[],
    params: Params,
    all: readonly Offer[],
  ) => readonly Offer[];
  /** Changes the body of a 200 response. */
  changeBody?: (name: string, body: unknown, params: Params, offers: readonly Offer[]) => unknown;
}

const isParams = (values: object): values is Params => 'year' in values && 'weekNumber' in values;

/** Computes the body of a report with a planted fault; throws ContractError where the week lacks its subject. */
export function createReportBody(
  { name, endpoint }: EndpointMatch,
  params: object,
  fault: ReportFault,
  weeks: readonly OpenWeek[],
): unknown {
  if (!isParams(params)) throw new ContractError('VALIDATION_ERROR');
  let used: readonly Offer[] = [];
  const body = computeReport(name as ReportName, weeks, params, (offers, week) => {
    used = fault.changeOffers?.(name, offers, params, week.offers) ?? offers;
    return used;
  });
  if (body === undefined) throw new ContractError(notFoundCode(endpoint, params));
  return fault.changeBody?.(name, body, params, used) ?? body;
}
