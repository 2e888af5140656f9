import type { AppRoute } from '@ts-rest/core';
import * as z from 'zod/mini';
import type { ReportFormat } from '../analytics.ts';
import { productTextTable } from '../snapshot/product-text-table.ts';
import { withFormulas } from './formulas.ts';
import type { CheckedSql, SnapshotParams } from './sql-params.ts';

/**
 * One report: the contract's endpoint and its one query. The rows of a `list` are the response; a
 * `document` is one row whose columns are the fields of the response, and no row means not found.
 */
export interface Report<Route extends AppRoute = AppRoute> {
  readonly route: Route;
  readonly sql: string;
  readonly format: ReportFormat;
}

/**
 * Binds a query to its endpoint. The query may use the endpoint's params by name, `SnapshotParams`, and the shared
 * formulas; another parameter does not compile, and neither does a query that is not one literal.
 */
export const report = <Route extends AppRoute, const Sql extends string>({
  route,
  sql,
}: {
  route: Route;
  sql: CheckedSql<Sql, Route>;
}): Report<Route> => {
  if (typeof sql !== 'string') throw new TypeError('The SQL of a report is a text');
  const format = route.responses[200] instanceof z.ZodMiniArray ? 'list' : 'document';
  return { route, sql: withFormulas(sql.trim()), format };
};

/** Builds the query values of a published week. */
export const snapshotParams = ({
  snapshot,
  isDemo,
  publishedAt,
}: Omit<SnapshotParams, 'product_text'>): SnapshotParams => ({
  snapshot,
  product_text: productTextTable(snapshot),
  isDemo,
  publishedAt,
});
