import type { AppRoute } from '@ts-rest/core';
import * as z from 'zod/mini';
import type { Params } from '../analytics.ts';
import { productTextTable } from '../snapshot/product-text-table.ts';

/**
 * Marks a text as SQL. It takes no `${}`: values travel as `{name:Type}` parameters, so a literal that
 * interpolates anything does not compile.
 */
export const sql = (literal: TemplateStringsArray, ...nothing: never[]): string =>
  String.raw(literal, ...nothing).trim();

/**
 * One report: the contract's route and the one query that answers it.
 *
 * The query may use the route's own parameters by their names (path and body), and what the week's
 * pointer says (`snapshotParams`): `{snapshot:UInt32}`, `{product_text:Identifier}` (its table of product texts),
 * `{isDemo:Bool}` and `{publishedAt:String}`.
 * A `document` comes as one row whose columns are the fields of the answer, and no row means that the
 * week has no such thing; a `list` comes as the rows of the answer.
 */
export interface Report<Route extends AppRoute = AppRoute> {
  readonly route: Route;
  readonly sql: string;
  readonly answer: 'document' | 'list';
}

/** Binds a query to the route that it answers; whether it is a document or a list, the route says. */
export const report = <Route extends AppRoute>(
  from: Pick<Report<Route>, 'route' | 'sql'>,
): Report<Route> => ({
  ...from,
  answer: from.route.responses[200] instanceof z.ZodMiniArray ? 'list' : 'document',
});

/** What a report's query may say of the week that it reads, by its pointer. */
export const snapshotParams = ({
  snapshot,
  isDemo,
  publishedAt,
}: {
  snapshot: number;
  isDemo: boolean;
  publishedAt: string;
}): Params => ({
  snapshot,
  product_text: productTextTable(snapshot),
  isDemo,
  publishedAt,
});
