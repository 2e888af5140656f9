import { contract, type FollowEvents, type ReportPeriod } from '@vitrina/contract';
import { listEndpoints } from '@vitrina/contract/serving';
import * as z from 'zod/mini';
import { brandReports } from './brand-reports.ts';
import { categoryReports } from './category-reports.ts';
import type { AnyFollow } from './entities.ts';
import { findReports } from './find-reports.ts';
import { followEvents } from './follow-events.ts';
import { marketReports } from './market-reports.ts';
import { periodReports } from './period-reports.ts';
import type { AllReports, ReportBody, ReportName, ReportParams } from './reports.ts';
import { compareWeeks, selectHistory, selectScope } from './scopes.ts';
import { productReports } from './product-reports.ts';
import { sectionReports } from './section-reports.ts';
import { sellerReports } from './seller-reports.ts';
import { type MarketWeek, openWeek, type OpenWeek } from './week.ts';

/** The published weeks of a market, and every report about them. */
export interface Market {
  /** In the order given, latest first. */
  readonly periods: readonly ReportPeriod[];
  /**
   * Computes a report; undefined where its weeks are not published or have no offer that it is about, which is the
   * endpoint's own 404. Throws ContractError where the 404 has another code.
   */
  report<Name extends ReportName>(name: Name, params: ReportParams<Name>): ReportBody<Name> | undefined;
  /** Computes the events of a week for a person who has seen none; undefined where the week is not published. */
  followEvents(
    week: ReportPeriod,
    follows: readonly AnyFollow[],
  ): Omit<FollowEvents, 'unseenCount'> | undefined;
}

const reports: AllReports = {
  period: periodReports,
  market: marketReports,
  seller: sellerReports,
  brand: brandReports,
  category: categoryReports,
  section: sectionReports,
  product: productReports,
  find: findReports,
};

/** Whether the market computes a report of this name: `entity.endpoint`. */
export function isReportName(name: string): name is ReportName {
  const [entity = '', own = ''] = name.split('.');
  return Object.hasOwn(reports, entity) && Object.hasOwn(reports[entity as keyof AllReports], own);
}

type ByEntity<Value> = Readonly<Record<string, Readonly<Record<string, Value>>>>;

const routes = new Map(listEndpoints(contract).map(({ name, endpoint }) => [name, endpoint]));

/** Whether the query or the body of a report has a field. */
function hasField(name: string, field: string): boolean {
  const route = routes.get(name);
  return [route?.query, route?.body].some(
    (schema) => schema instanceof z.ZodMiniObject && field in schema.shape,
  );
}

/** A function that computes a report from the scope of its kind. */
type Compute = (scope: unknown, params: unknown) => unknown;

function computationOf(name: string): Compute {
  const [entity = '', own = ''] = name.split('.');
  const byEntity: ByEntity<(scope: never, params: never) => unknown> = reports;
  const compute = byEntity[entity]?.[own];
  if (compute === undefined) throw new Error(`No report ${name}`);
  return compute as Compute;
}

/** Params of any report. */
type AnyParams = ReportPeriod & { readonly against?: string | null | undefined; readonly weeks?: number };

/**
 * Computes a report of published weeks; its body may have fields beyond the contract. Undefined and ContractError are
 * those of `Market.report`.
 */
export function computeReport(name: ReportName, published: readonly OpenWeek[], params: AnyParams): unknown {
  const compute = computationOf(name);
  if (hasField(name, 'against')) return compareWeeks(published, params, (scope) => compute(scope, params));
  if (hasField(name, 'weeks')) {
    const scope = selectHistory(published, { weeks: 0, ...params });
    return scope && compute(scope, params);
  }
  const scope = selectScope(published, params);
  return scope && scope.offers.length > 0 ? compute(scope, params) : undefined;
}

/** Opens a market of these weeks. */
export function openMarket(weeks: readonly MarketWeek[]): Market {
  const opened = weeks.map(openWeek);
  return {
    periods: weeks.map(({ year, weekNumber }) => ({ year, weekNumber })),
    report: <Name extends ReportName>(name: Name, params: ReportParams<Name>) =>
      computeReport(name, opened, params) as ReportBody<Name> | undefined,
    followEvents: (week, follows) => followEvents(opened, week, follows),
  };
}
