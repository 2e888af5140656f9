import type * as z from 'zod/mini';
import type { ReportRow } from './report-rows.ts';
import type { BodyOf, ParamsOf, QueryOf, ResponseBodyOf } from './serving/endpoints.ts';

/** A successful request of an endpoint (its path params and query, or its body), and the body of its 200. */
interface EndpointExample<E> {
  readonly request: E extends { pathParams: object }
    ? E extends { query: object }
      ? ParamsOf<E> & QueryOf<E>
      : ParamsOf<E>
    : E extends { body: infer Body extends z.ZodMiniType }
      ? z.input<Body>
      : BodyOf<E>;
  readonly response: ResponseBodyOf<E>;
}

/** One example for each endpoint of a router. */
export type EndpointExamples<Router> = { readonly [Key in keyof Router]: EndpointExample<Router[Key]> };

/** Names of schemas that are no rows of a report: those of requests and of imports. */
type OtherName = `${string}${'Params' | 'Query' | 'Body'}` | `Import${string}`;

/** One example for each row schema that a module exports. */
export type RowExamples<Module, Row = ReportRow> = {
  [
    Name in Exclude<keyof Module, OtherName> as Module[Name] extends z.ZodMiniObject
      ? z.output<Module[Name]> extends Row
        ? Name
        : never
      : never
  ]: Module[Name] extends z.ZodMiniType ? z.output<Module[Name]> : never;
};

/** Row schemas of a module without an example, each as a sentence. */
export type MissingRows<Module, Given, Row = ReportRow> = `${Exclude<
  keyof RowExamples<Module, Row>,
  keyof Given
> &
  string} has no example: add it to <entity>.examples.ts`;
