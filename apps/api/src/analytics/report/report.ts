import type { Endpoint } from '@vitrina/contract/serving';
import * as z from 'zod/mini';
import type { ReportFormat } from '../analytics.ts';
import type { ReportTable } from '../schema/table-versions.ts';
import type { Sql } from './sql.ts';
import type { ParamCheck, QueryValues, RouteParams } from './sql-params.ts';

/**
 * One report: the contract's endpoint and its query. The rows of a `list` are the response; a
 * `document` is one row whose columns are the fields of the response, and no row means not found.
 */
export interface Report<Route extends Endpoint = Endpoint> {
  readonly route: Route;
  readonly sql: string;
  /** A query that runs first; its only row of texts supplies further parameters of `sql` (decision 180). */
  readonly inputsSql: string | undefined;
  readonly format: ReportFormat;
  /** Weeks that the query reads: the request's week, it and an earlier week, or all of a window. */
  readonly weeks: keyof QueryValues<Endpoint>;
  /** Whether the query also reads every published week before the request's. */
  readonly hasEarlier: boolean;
  /** Whether the query also reads the published weeks directly before the request's. */
  readonly hasRecent: boolean;
  /** Tables of a snapshot that the query reads. */
  readonly tables: readonly ReportTable[];
  /** Parameters of the query derived from the values of a request. */
  readonly toParameters: (values: Readonly<Record<string, unknown>>) => DerivedParameters;
}

/** Parameters derived from others. */
type DerivedParameters = Readonly<Record<string, string>>;

/** Definition of a report. */
interface ReportDefinition<
  Route extends Endpoint,
  Weeks extends keyof QueryValues<Route>,
  Param extends string,
  InputsParam extends string,
  Input extends string,
  Derived extends DerivedParameters,
> {
  readonly route: Route;
  /**
   * Weeks that the query reads, besides all before them by `snapshots_earlier`; decides its values beside those of
   * the endpoint. `one`, the default: the week of the request, by `SnapshotParams`. `compared`: that and a week
   * before, by default the ISO week seven days earlier, by `ComparisonParams`; the endpoint declares `against`, and
   * the code REPORT_NOT_FOUND for a named week that cannot be compared with. `window`: all published weeks of a
   * window, by `HistoryParams`: the ISO week of the request, which need not be published, and the calendar weeks
   * before it, `weeks` of the endpoint in all; no row means that no week of the window has the subject.
   */
  readonly weeks?: Weeks;
  /** Tables of a snapshot that the queries read, including those of fragments. */
  readonly tables: readonly ReportTable[];
  /** Derives further parameters from the values of a request. */
  readonly derive?: (values: RouteParams<Route>) => Derived;
  /**
   * Values that several places of the query read, computed first: columns of text, parameters of the query under
   * their `names`.
   */
  readonly inputs?: {
    readonly names: readonly Input[];
    readonly sql: Sql<InputsParam> & ParamCheck<InputsParam, QueryValues<Route>[Weeks] & Derived>;
  };
  readonly sql: Sql<Param> &
    ParamCheck<Param, QueryValues<Route>[Weeks] & Derived & Readonly<Record<Input, string>>>;
}

/** Binds a query to its endpoint. A parameter that neither the endpoint nor its weeks have does not compile. */
export const report = <
  Route extends Endpoint,
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
