import type { AppRoute } from '@ts-rest/core';
import * as z from 'zod/mini';
import type { ReportFormat } from '../analytics.ts';
import { reportTables } from '../schema/tables.ts';
import { withFormulas } from './formulas.ts';
import type {
  CheckedSql,
  ComparisonParams,
  HistoryParams,
  RouteParams,
  SnapshotParams,
} from './sql-params.ts';

/**
 * One report: the contract's endpoint and its query. The rows of a `list` are the response; a
 * `document` is one row whose columns are the fields of the response, and no row means not found.
 */
export interface Report<Route extends AppRoute = AppRoute> {
  readonly route: Route;
  readonly sql: string;
  /** A query that runs before, whose one row of texts are further parameters of `sql` (decision 180). */
  readonly inputsSql: string | undefined;
  readonly format: ReportFormat;
  /** Which weeks the query reads: the one of the request, that and a week before, or all of a window. */
  readonly weeks: 'one' | 'compared' | 'window';
  /** Whether the query also reads every published week before that of the request. */
  readonly hasEarlier: boolean;
  /** Whether the query also reads the published weeks directly before that of the request. */
  readonly hasRecent: boolean;
  /** The tables of a snapshot that the query reads. */
  readonly tables: readonly string[];
  /** The parameters of the query that follow from the values of a request. */
  readonly toParameters: (values: Readonly<Record<string, unknown>>) => DerivedParameters;
}

/** Parameters that follow from others. */
export type DerivedParameters = Readonly<Record<string, string | readonly string[]>>;

/** Names of tables and columns, by the parameters of type Identifier that stand for them. */
export type Identifiers = Readonly<Record<string, string>>;

const createReport = <Route extends AppRoute>(
  route: Route,
  sql: unknown,
  weeks: Report['weeks'],
  toParameters: Report['toParameters'] = () => ({}),
  inputsSql?: unknown,
): Report<Route> => {
  if (typeof sql !== 'string') throw new TypeError('The SQL of a report is a text');
  const format = route.responses[200] instanceof z.ZodMiniArray ? 'list' : 'document';
  const query = withFormulas(sql.trim());
  const inputsQuery = typeof inputsSql === 'string' ? withFormulas(inputsSql.trim()) : undefined;
  const both = `${inputsQuery ?? ''}\n${query}`;
  return {
    route,
    sql: query,
    inputsSql: inputsQuery,
    format,
    weeks,
    hasEarlier: both.includes('{snapshots_earlier:'),
    hasRecent: both.includes('{snapshots_recent:'),
    tables: reportTables.filter((table) => new RegExp(`\\b${table}(?:s|_before)?\\b`).test(both)),
    toParameters,
  };
};

/**
 * Binds a query to its endpoint. The query may use the endpoint's params by name, `SnapshotParams`, and the shared
 * formulas; another parameter does not compile, and neither does a query that is not one literal. `derive` makes further
 * parameters from the values of a request.
 */
export const report = <
  Route extends AppRoute,
  const Sql extends string,
  Derived extends DerivedParameters = Record<never, never>,
>({
  route,
  sql,
  derive,
}: {
  route: Route;
  sql: CheckedSql<Sql, RouteParams<Route> & SnapshotParams & NoInfer<Derived>>;
  derive?: (values: Readonly<Record<string, unknown>>) => Derived;
}): Report<Route> => createReport(route, sql, 'one', derive);

/** Values for a query of the endpoint that compares two weeks. */
type ComparedParams<Route extends AppRoute> = Omit<RouteParams<Route>, 'against'> & ComparisonParams;

/**
 * Binds a query that compares the week of the request with a week before it, by default the ISO week seven days
 * earlier. The endpoint declares `against`, in its query or its body, and the code REPORT_NOT_FOUND for a week of that
 * name that cannot be compared with. The query may also use `ComparisonParams`, and the tables and columns that `by` one
 * param of the endpoint are `identifiers` of its value; it has to name each of these tables somewhere itself. What
 * several places of the query read may be computed before, by the `sql` of `inputs`: its columns are texts, parameters
 * of the query under their `names`.
 */
export const comparisonReport = <
  Route extends AppRoute,
  const Sql extends string,
  const InputsSql extends string = '',
  const Input extends string = never,
  Names extends Identifiers = Record<never, never>,
>({
  route,
  sql,
  inputs,
  by,
  identifiers,
}: {
  route: Route;
  sql: CheckedSql<Sql, ComparedParams<Route> & Names & Readonly<Record<Input, string>>>;
  inputs?: {
    names: readonly Input[];
    sql: CheckedSql<InputsSql, ComparedParams<Route> & Names>;
  };
  by?: keyof RouteParams<Route> & string;
  identifiers?: Readonly<Record<string, Names>>;
}): Report<Route> =>
  createReport(
    route,
    sql,
    'compared',
    (values) => (by && identifiers?.[String(values[by])]) || {},
    inputs?.sql,
  );

/**
 * Binds a query that reads all published weeks of a window: the ISO week of the request, which need not be published,
 * and the calendar weeks before it, in all as many as `weeks`, in the endpoint's query or its body. The query may use
 * `HistoryParams` in place of year, week and number of weeks; no row means that no week of the window has the subject.
 */
export const historyReport = <Route extends AppRoute, const Sql extends string>({
  route,
  sql,
}: {
  route: Route;
  sql: CheckedSql<Sql, Omit<RouteParams<Route>, 'year' | 'weekNumber' | 'weeks'> & HistoryParams>;
}): Report<Route> => createReport(route, sql, 'window');
