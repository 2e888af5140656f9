import type { AppRoute } from '@ts-rest/core';
import * as z from 'zod/mini';
import type { ReportFormat } from '../analytics.ts';
import type { ReportTable } from '../schema/table-versions.ts';
import type { Sql } from './sql.ts';
import type { ParamCheck, QueryValues, RouteParams } from './sql-params.ts';

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
  readonly weeks: keyof QueryValues<AppRoute>;
  /** Whether the query also reads every published week before that of the request. */
  readonly hasEarlier: boolean;
  /** Whether the query also reads the published weeks directly before that of the request. */
  readonly hasRecent: boolean;
  /** The tables of a snapshot that the query reads. */
  readonly tables: readonly ReportTable[];
  /** The parameters of the query that follow from the values of a request. */
  readonly toParameters: (values: Readonly<Record<string, unknown>>) => DerivedParameters;
}

/** Parameters that follow from others. */
type DerivedParameters = Readonly<Record<string, string>>;

/** What a report is made of. */
interface ReportDefinition<
  Route extends AppRoute,
  Weeks extends keyof QueryValues<Route>,
  Param extends string,
  InputsParam extends string,
  Input extends string,
  Derived extends DerivedParameters,
> {
  readonly route: Route;
  /**
   * Which weeks the query reads, besides all before it by `snapshots_earlier`, and so which values it has beside those of
   * the endpoint. `one`, the default: the week of the request, by `SnapshotParams`. `compared`: that and a week before, by
   * default the ISO week seven days earlier, by `ComparisonParams`; the endpoint declares `against`, and the code
   * REPORT_NOT_FOUND for a week of that name that cannot be compared with. `window`: all published weeks of a window, by
   * `HistoryParams`: the ISO week of the request, which need not be published, and the calendar weeks before it, in all as
   * many as `weeks` of the endpoint; no row means that no week of the window has the subject.
   */
  readonly weeks?: Weeks;
  /** The tables of a snapshot that the queries read, those of fragments among them. */
  readonly tables: readonly ReportTable[];
  /** Makes further parameters from the values of a request. */
  readonly derive?: (values: RouteParams<Route>) => Derived;
  /** What several places of the query read, computed before it: columns of text, parameters of the query under their `names`. */
  readonly inputs?: {
    readonly names: readonly Input[];
    readonly sql: Sql<InputsParam> & ParamCheck<InputsParam, QueryValues<Route>[Weeks] & Derived>;
  };
  readonly sql: Sql<Param> &
    ParamCheck<Param, QueryValues<Route>[Weeks] & Derived & Readonly<Record<Input, string>>>;
}

/** Binds a query to its endpoint. A parameter that neither the endpoint nor its weeks have does not compile. */
export const report = <
  Route extends AppRoute,
  Param extends string,
  Weeks extends keyof QueryValues<Route> = 'one',
  InputsParam extends string = never,
  Input extends string = never,
  Derived extends DerivedParameters = Record<never, never>,
>(
  definition: ReportDefinition<Route, Weeks, Param, InputsParam, Input, Derived>,
): Report<Route> => {
  const { route, weeks = 'one', tables, derive } = definition;
  const query: Sql = definition.sql;
  const inputs: Sql | undefined = definition.inputs?.sql;
  const params = [...query.params, ...(inputs?.params ?? [])];
  return {
    route,
    sql: query.text,
    inputsSql: inputs?.text,
    format: route.responses[200] instanceof z.ZodMiniArray ? 'list' : 'document',
    weeks,
    hasEarlier: params.includes('snapshots_earlier'),
    hasRecent: params.includes('snapshots_recent'),
    tables,
    toParameters: (values) => derive?.(values as RouteParams<Route>) ?? {},
  };
};
