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
}>;

/** TypeScript types of the parameter types that reports use. */
interface SqlTypes {
  UInt8: number;
  UInt16: number;
  UInt32: number;
  String: string;
  Bool: boolean;
  Identifier: string;
  'Array(UInt32)': readonly number[];
}

type Output<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : unknown;

/** Values that a query of the endpoint may use: its params, its body, and those of the snapshot. */
type Values<Route extends AppRoute> = Output<Route['pathParams']> &
  (Route extends { body: infer Body } ? Output<Body> : unknown) &
  SnapshotParams;

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

/** The query itself if it is one literal whose parameters its endpoint has; else a type that says what is wrong. */
export type CheckedSql<Sql extends string, Route extends AppRoute> = string extends Sql
  ? InvalidSql<'SQL is one literal without interpolation'>
  : [ParamProblems<Sql, Values<Route>>] extends [never]
    ? Sql
    : ParamProblems<Sql, Values<Route>>;
