import type { contract } from '@vitrina/contract';
import type * as z from 'zod/mini';
import type { ComparisonScope, HistoryScope, ReportScope } from './scopes.ts';

type Contract = typeof contract;

type QueryOfRoute<Route> = Route extends { query: infer Query extends z.ZodMiniType }
  ? z.output<Query>
  : unknown;

/** The params of an endpoint, from its path and query or from its body; never where it has none. */
type ParamsOfRoute<Route> = Route extends { pathParams: infer Path extends z.ZodMiniType }
  ? z.output<Path> & QueryOfRoute<Route>
  : Route extends { body: infer Body extends z.ZodMiniType }
    ? z.output<Body>
    : never;

type BodyOfRoute<Route> = Route extends { responses: { 200: infer Schema extends z.ZodMiniType } }
  ? z.output<Schema>
  : never;

type IsReport<Route> = [ParamsOfRoute<Route>] extends [never]
  ? false
  : Route extends { headers: object }
    ? false
    : ParamsOfRoute<Route> extends { year: number; weekNumber: number }
      ? true
      : false;

/** The names of an entity's reports: its endpoints about one week. */
type ReportsIn<Routes> = {
  [Name in keyof Routes & string]: IsReport<Routes[Name]> extends true ? Name : never;
}[keyof Routes & string];

/** The entities of the contract that have reports. */
type Entity = {
  [Name in keyof Contract]: [ReportsIn<Contract[Name]>] extends [never] ? never : Name;
}[keyof Contract];

/** The name of a report: `entity.endpoint`. */
export type ReportName = { [Name in Entity]: `${Name}.${ReportsIn<Contract[Name]>}` }[Entity];

/** The route of a report in the contract. */
type RouteOf<Name extends ReportName> = Name extends `${infer Owner extends Entity}.${infer Own}`
  ? Contract[Owner][Own & keyof Contract[Owner]]
  : never;

/** The params of a report. */
export type ReportParams<Name extends ReportName> = ParamsOfRoute<RouteOf<Name>>;

/** The 200 body of a report. */
export type ReportBody<Name extends ReportName> = BodyOfRoute<RouteOf<Name>>;

/** The name of a report of several weeks: one that compares two, or one over a window. */
export type SeveralWeeksName = {
  [Name in ReportName]: [keyof ReportParams<Name> & ('against' | 'weeks')] extends [never] ? never : Name;
}[ReportName];

/** The scope of a report: weeks compared where its params have `against`, a window where they have `weeks`, else a week. */
type ScopeOf<Params> = 'against' extends keyof Params
  ? ComparisonScope
  : 'weeks' extends keyof Params
    ? HistoryScope
    : ReportScope;

/**
 * An entity's reports, each computed from its scope and params; fields beyond the contract are allowed. Undefined, or a
 * ContractError of another code, is the 404 of a subject that the weeks lack.
 */
export type Reports<Name extends Entity> = {
  readonly [Own in ReportsIn<Contract[Name]>]: (
    scope: ScopeOf<ParamsOfRoute<Contract[Name][Own]>>,
    params: ParamsOfRoute<Contract[Name][Own]>,
  ) => BodyOfRoute<Contract[Name][Own]> | undefined;
};

/** The reports of all entities. */
export type AllReports = { readonly [Name in Entity]: Reports<Name> };
