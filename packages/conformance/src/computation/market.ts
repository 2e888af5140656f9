import type { ReportPeriod } from '@vitrina/contract';
import { brandReports } from './brand-reports.ts';
import { categoryReports } from './category-reports.ts';
import { findReports } from './find-reports.ts';
import { periodReports } from './period-reports.ts';
import type { AllReports, ReportBody, ReportName, ReportParams, ReportScope } from './reports.ts';
import { sellerReports } from './seller-reports.ts';
import { type MarketWeek, openWeek, type OpenWeek } from './week.ts';

/** The published weeks of a market, and every report about them. */
export interface Market {
  /** In the order given, latest first. */
  readonly periods: readonly ReportPeriod[];
  /** Computes a report; undefined where the week is not published or has no offer that the report is about. */
  report<Name extends ReportName>(name: Name, params: ReportParams<Name>): ReportBody<Name> | undefined;
}

const reports: AllReports = {
  period: periodReports,
  seller: sellerReports,
  brand: brandReports,
  category: categoryReports,
  find: findReports,
};

/** Whether the market computes a report of this name: `entity.endpoint`. */
export function isReportName(name: string): name is ReportName {
  const [entity = '', own = ''] = name.split('.');
  return Object.hasOwn(reports, entity) && Object.hasOwn(reports[entity as keyof AllReports], own);
}

type AnyReport = (scope: ReportScope, params: never) => unknown;

/** Computes a report about some offers of a week; its body may have fields beyond the contract. */
export function computeReport<Name extends ReportName>(
  name: Name,
  scope: ReportScope,
  params: ReportParams<Name>,
): ReportBody<Name> {
  const [entity = '', own = ''] = name.split('.');
  const byEntity: Readonly<Record<string, Readonly<Record<string, AnyReport>>>> = reports;
  const report = byEntity[entity]?.[own];
  if (report === undefined) throw new Error(`No report ${name}`);
  return (report as (scope: ReportScope, params: ReportParams<Name>) => ReportBody<Name>)(scope, params);
}

const ids = ['sellerId', 'brandId', 'categoryId'] as const;

/** What the params of a report select: one entity's offers, or the week's; undefined where there are none. */
export function selectScope(
  weeks: readonly OpenWeek[],
  params: ReportPeriod & { readonly [Id in (typeof ids)[number]]?: number },
): ReportScope | undefined {
  const week = weeks.find(({ year, weekNumber }) => year === params.year && weekNumber === params.weekNumber);
  if (week === undefined) return undefined;
  const id = ids.find((one) => params[one] !== undefined);
  const offers = id === undefined ? week.offers : week.offersBy[id].get(params[id] ?? 0);
  return offers && offers.length > 0 ? { week, offers } : undefined;
}

/** Opens a market of these weeks. */
export function openMarket(weeks: readonly MarketWeek[]): Market {
  const opened = weeks.map(openWeek);
  return {
    periods: weeks.map(({ year, weekNumber }) => ({ year, weekNumber })),
    report: (name, params) => {
      const scope = selectScope(opened, params);
      return scope && computeReport(name, scope, params);
    },
  };
}
