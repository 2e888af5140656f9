import { brand, category, find, market, period, product, section, seller } from '@vitrina/contract';
import { type AppRoute, createTsr } from './client.ts';
import { createReportQuery, type Generated, type ReportQuery } from './report-query.ts';

/** The query of each report of a router, by the endpoint's name. */
type ReportsOf<Router> = { [Name in keyof Router]: ReportQuery<Router[Name]> };

function createReports<Router extends Readonly<Record<string, AppRoute>>>(router: Router) {
  const generated: object = createTsr(router);
  const queries = Object.entries(generated as Readonly<Record<string, Generated>>).flatMap(
    ([name, hooks]) => {
      const endpoint = router[name];
      return endpoint ? [[name, createReportQuery(endpoint, hooks)]] : [];
    },
  );
  return Object.fromEntries(queries) as ReportsOf<Router>;
}

/** Every report, by entity and endpoint; loaded with the first screen that shows a report. */
export const reports = {
  period: createReports(period),
  market: createReports(market),
  seller: createReports(seller),
  brand: createReports(brand),
  category: createReports(category),
  section: createReports(section),
  product: createReports(product),
  find: createReports(find),
};

/** Every report, by entity and endpoint. */
export type Reports = typeof reports;
