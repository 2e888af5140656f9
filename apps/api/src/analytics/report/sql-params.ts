import type { Endpoint } from '@vitrina/contract/serving';
import type * as z from 'zod/mini';
import type { ParamName, ParamValues } from './sql.ts';

/** Values that every query of one week may use besides the params of its endpoint. */
export type SnapshotParams = ParamValues<
  'snapshot' | 'product_text' | 'isDemo' | 'publishedAt' | 'daysCount' | 'marketName' | 'snapshots_earlier'
>;

/** Values for a query that compares a week with an earlier one. */
export type ComparisonParams = SnapshotParams &
  ParamValues<
    | 'snapshot_before'
    | 'product_text_before'
    | 'against'
    | 'snapshots_recent'
    | 'years_recent'
    | 'week_numbers_recent'
    | 'weeks_ago_recent'
  >;

/**
 * Values for a query over the published weeks of a window. They exclude year and week of the request, which may be
 * unpublished and too large for a column.
 */
export type HistoryParams = ParamValues<'snapshots' | 'years' | 'week_numbers' | 'product_texts'>;

type Output<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : unknown;

/** Values of the endpoint: its path params, query and body. */
export type RouteParams<Route extends Endpoint> = Output<Route['pathParams']> &
  (Route extends { query: infer Query } ? Output<Query> : unknown) &
  (Route extends { body: infer Body } ? Output<Body> : unknown);

/** Values for a query of the endpoint, by the weeks that it reads. */
export interface QueryValues<Route extends Endpoint> {
  one: RouteParams<Route> & SnapshotParams;
  compared: Omit<RouteParams<Route>, 'against'> & ComparisonParams;
  window: Omit<RouteParams<Route>, 'year' | 'weekNumber' | 'weeks'> & HistoryParams;
}

declare const problem: unique symbol;

/** Type of a query that does not compile; its sentence is the compiler's message. */
interface InvalidSql<Sentence extends string> {
  readonly [problem]: Sentence;
}

/** Problem of each parameter; never if all are right. */
type ParamProblem<Param extends string, Values> = Param extends ParamName & keyof Values
  ? Values extends ParamValues<Param>
    ? never
    : InvalidSql<`The endpoint has another type of ${Param}`>
  : InvalidSql<`The endpoint has no parameter ${Param}`>;

/** Type that a query of these parameters needs besides SQL: unknown if all are among the values, else the error message. */
export type ParamCheck<Param extends string, Values> = [ParamProblem<Param, Values>] extends [never]
  ? unknown
  : ParamProblem<Param, Values>;
