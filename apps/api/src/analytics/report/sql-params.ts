import type { AppRoute } from '@ts-rest/core';
import type * as z from 'zod/mini';

/** Values that every query may use besides the params of its endpoint. */
export type SnapshotParams = Readonly<{
  snapshot: number;
  /** Name of the snapshot's table of product texts. */
  product_text: string;
  isDemo: boolean;
  /** ISO 8601 in UTC. */
  publishedAt: string;
  /**
   * The snapshots of all published weeks before the week of the request, for `isNew`; none where one of them cannot be
   * read, so that nothing can be called new. Publishing any of those weeks invalidates the response. There may be
   * hundreds: filter by the first columns of a table's sorting key only.
   */
  snapshots_earlier: readonly number[];
}>;

/** Values for a query that compares a week with an earlier one. */
export type ComparisonParams = SnapshotParams &
  Readonly<{
    /** The snapshot of the earlier week; 0, which no snapshot has, without one. */
    snapshot_before: number;
    /** Name of its table of product texts; without an earlier week that of the week itself. */
    product_text_before: string;
    /** The earlier week as text, `2026-W45`; empty without one: the response has `nullIf({against:String}, '')`. */
    against: string;
    /**
     * The snapshots of the week and of the up to 26 published weeks directly before it that can be read, oldest first;
     * with the calendar weeks between each and the week, 0 for the week itself. Publishing any of them invalidates the
     * response.
     */
    snapshots_recent: readonly number[];
    years_recent: readonly number[];
    week_numbers_recent: readonly number[];
    weeks_ago_recent: readonly number[];
  }>;

/**
 * Values for a query over the published weeks of a window: three lists of the same length, oldest first. They exclude
 * year and week of the request, which may be unpublished and so too large for a column.
 */
export type HistoryParams = Readonly<{
  snapshots: readonly number[];
  years: readonly number[];
  week_numbers: readonly number[];
  /**
   * Regular expression that matches the snapshots' tables of product texts, for
   * `merge(currentDatabase(), {product_texts:String})`; its column `_table` is `product_text_` and the snapshot.
   */
  product_texts: string;
}>;

/** TypeScript types of the parameter types that reports use. */
interface SqlTypes {
  UInt8: number;
  UInt16: number;
  UInt32: number;
  String: string;
  Bool: boolean;
  Identifier: string;
  'Array(String)': readonly string[];
  'Array(UInt32)': readonly number[];
  'Array(UInt16)': readonly number[];
  'Array(UInt8)': readonly number[];
}

type Output<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : unknown;

/** Values for a query of the endpoint: its path params, query and body. */
export type RouteParams<Route extends AppRoute> = Output<Route['pathParams']> &
  (Route extends { query: infer Query } ? Output<Query> : unknown) &
  (Route extends { body: infer Body } ? Output<Body> : unknown);

declare const problem: unique symbol;

/** Type of a query that does not compile; its sentence is the compiler's message. */
interface InvalidSql<Sentence extends string> {
  readonly [problem]: Sentence;
}

/** Problem of one `{name:Type}` parameter; never where it is right. */
type ParamProblem<Name extends string, Type extends string, All> = Name extends keyof All
  ? Type extends keyof SqlTypes
    ? All[Name] extends SqlTypes[Type]
      ? never
      : InvalidSql<`The parameter ${Name} is no ${Type}`>
    : InvalidSql<`Add ${Type} to SqlTypes for the parameter ${Name}`>
  : InvalidSql<`The endpoint has no parameter ${Name}`>;

type ParamProblems<
  Sql extends string,
  All,
  Found = never,
> = Sql extends `${string}{${infer Name}:${infer Type}}${infer Rest}`
  ? ParamProblems<Rest, All, Found | ParamProblem<Name, Type, All>>
  : Found;

/** The query if it is one literal whose parameters are among the values; else a type with the error message. */
export type CheckedSql<Sql extends string, Values> = string extends Sql
  ? InvalidSql<'SQL is one literal without interpolation'>
  : [ParamProblems<Sql, Values>] extends [never]
    ? Sql
    : ParamProblems<Sql, Values>;
