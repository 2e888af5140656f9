import { ContractError, type EndpointMatch, notFoundCode } from '@vitrina/contract/serving';
import { brandReports } from '../src/computation/brand-reports.ts';
import { categoryReports } from '../src/computation/category-reports.ts';
import { findReports } from '../src/computation/find-reports.ts';
import { periodReports } from '../src/computation/period-reports.ts';
import { sellerReports } from '../src/computation/seller-reports.ts';
import { type Offer, openWeek, type OpenWeek, type ReportScope } from '../src/computation/week.ts';
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

/** Opens a week of the fixture for reports. */
export const openFixtureWeek = (week: FixtureWeek): OpenWeek =>
  openWeek({ ...week, names: fixtureNames, isDemo: true, publishedAt: '2026-11-16T01:40:00.000Z' });

/** Hooks of a planted fault that change the computation of a report. */
export interface ReportFault {
  /** Changes the offers of a report; `all` are those of the week. */
  offers?: (
    name: string,
    offers: readonly Offer[],
    params: Params,
    all: readonly Offer[],
  ) => readonly Offer[];
  /** Changes the body of a 200. */
  body?: (name: string, body: unknown, params: Params, offers: readonly Offer[]) => unknown;
}

type AnyReport = (scope: ReportScope, params: never) => unknown;

const reports: Readonly<Record<string, Readonly<Record<string, AnyReport>>>> = {
  period: periodReports,
  seller: sellerReports,
  brand: brandReports,
  category: categoryReports,
  find: findReports,
};

function getReport(name: string): (scope: ReportScope, params: Params) => unknown {
  const [entity = '', key = ''] = name.split('.');
  const report = reports[entity]?.[key];
  if (report === undefined) throw new Error(`The fixture has no ${name}`);
  return report as (scope: ReportScope, params: Params) => unknown;
}

const isParams = (values: object): values is Params => 'year' in values && 'weekNumber' in values;

const idFields = { seller: 'sellerId', brand: 'brandId', category: 'categoryId' } as const;

/** Computes the body of a report with a planted fault; throws ContractError where the week has no such thing. */
export function createReportBody(
  { name, endpoint }: EndpointMatch,
  params: object,
  fault: ReportFault,
  weeks: readonly OpenWeek[],
): unknown {
  if (!isParams(params)) throw new ContractError('VALIDATION_ERROR');
  const week = weeks.find(({ year, weekNumber }) => year === params.year && weekNumber === params.weekNumber);
  if (!week) throw new ContractError(notFoundCode(endpoint));
  const idField = idFields[name.split('.')[0] as keyof typeof idFields];
  const all = week.offers;
  const ofSubject =
    idField !== undefined && idField in params
      ? all.filter((offer) => offer[idField] === params[idField])
      : all;
  const offers = fault.offers?.(name, ofSubject, params, all) ?? ofSubject;
  if (offers.length === 0) throw new ContractError(notFoundCode(endpoint));
  const body = getReport(name)({ week, offers }, params);
  return fault.body?.(name, body, params, offers) ?? body;
}
