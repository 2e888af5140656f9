import type { AppRoute, AppRouter, ServerInferRequest, ServerInferResponses } from '@ts-rest/core';
import type { CommonCode } from '../error-codes.ts';
import { type AnyHandlers, type HandledEndpoint, pairHandlers } from './endpoints.ts';
import { ContractError } from './errors.ts';
import { type EndpointResponse, type ParsedRequest, respond } from './respond.ts';

type ResponseOf<Route extends AppRoute> = Extract<
  ServerInferResponses<Route>,
  { status: keyof Route['responses'] }
>;

type Handler<Route extends AppRoute> = (request: ServerInferRequest<Route>) => Promise<ResponseOf<Route>>;

/** A handler for each endpoint of a router, nested as its routes are. */
type Handlers<Router extends AppRouter> = {
  [Key in keyof Router]: Router[Key] extends AppRoute
    ? Handler<Router[Key]>
    : Router[Key] extends AppRouter
      ? Handlers<Router[Key]>
      : never;
};

type CodeIn<Response> = Response extends { body: { error: string; code: infer Code extends string } }
  ? Code
  : never;

/** The code of a report for a key that is not live: a backend without keys never sends it. */
type KeyCode<Route extends AppRoute> = Route extends { headers: object } ? never : 'UNAUTHORIZED';

/** Codes of an endpoint, without the common ones, that a handler never returns. */
type MissingCode<Route extends AppRoute, Own> = Exclude<
  CodeIn<ResponseOf<Route>>,
  | CommonCode
  | KeyCode<Route>
  | (Own extends (request: never) => Promise<infer Response> ? CodeIn<Response> : never)
>;

declare const missing: unique symbol;

/** A requirement that no value meets; its sentence is the compiler's message. */
type Demand<Sentence extends string> = { readonly [missing]: Sentence };

/** Demands that each handler returns every code of its endpoint. */
type Complete<Router extends AppRouter, Own> = {
  [Key in keyof Router & keyof Own]: Router[Key] extends AppRoute
    ? [MissingCode<Router[Key], Own[Key]>] extends [never]
      ? unknown
      : Demand<`This handler never returns ${MissingCode<Router[Key], Own[Key]>}`>
    : Router[Key] extends AppRouter
      ? Complete<Router[Key], Own[Key]>
      : never;
};

/** Whether any endpoint of a router requires an Authorization header. */
type IsGuarded<Router extends AppRouter> = true extends {
  [Key in keyof Router]: Router[Key] extends AppRouter
    ? IsGuarded<Router[Key]>
    : Router[Key] extends { headers: object }
      ? true
      : false;
}[keyof Router]
  ? true
  : false;

/** Whether an `Authorization` header, possibly absent, is `Bearer` and a live access token. */
type IsSignedIn = (authorization: string | undefined) => Promise<boolean>;

/**
 * A request as received: path params as text, query parameters as text (a repeated one as a list), the body parsed as
 * JSON, header names in lower case.
 */
export interface RawRequest {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  headers?: unknown;
}

/** One endpoint of a backend, ready for any HTTP server. */
export interface ImplementedEndpoint {
  /** Name in the contract: `seller.info`. */
  name: string;
  method: string;
  /** With `:name` for each path param. */
  path: string;
  /**
   * Serves a request. A request that breaks the contract gets its response before the handler runs: first 401
   * `UNAUTHORIZED` if it requires a signed-in caller, then 400 `VALIDATION_ERROR`.
   */
  respond: (request: RawRequest) => Promise<EndpointResponse>;
}

const readHeader = (headers: unknown, name: string): string | undefined => {
  const value = ((headers ?? {}) as Readonly<Record<string, unknown>>)[name];
  return typeof value === 'string' ? value : undefined;
};

function implementEndpoint(
  { name, endpoint, handler }: HandledEndpoint,
  isSignedIn?: IsSignedIn,
): ImplementedEndpoint {
  const authorize = async (authorization: string | undefined) => {
    if (!(await isSignedIn?.(authorization))) throw new ContractError('UNAUTHORIZED');
  };
  const handle = handler as (request: object) => Promise<EndpointResponse>;
  return {
    name,
    method: endpoint.method,
    path: endpoint.path,
    respond: ({ params, query, body, headers = {} }) =>
      respond(
        endpoint,
        {
          params,
          query,
          authorization: readHeader(headers, 'authorization'),
          acceptLanguage: readHeader(headers, 'accept-language'),
          readBody: () => body,
        },
        { authorize, handle: (request: ParsedRequest<void>) => handle({ ...request, headers }) },
      ),
  };
}

/**
 * Implements a router with one handler per endpoint. Does not compile while an endpoint, a field of a response or a
 * code of an endpoint is missing; the server around it covers what every endpoint shares (size, pace, internal
 * errors). A router with guarded endpoints also needs `isSignedIn`.
 */
export const implement =
  <Router extends AppRouter>(
    router: Router,
    ...[isSignedIn]: IsGuarded<Router> extends true ? [isSignedIn: IsSignedIn] : []
  ) =>
  <Own extends Handlers<Router>>(handlers: Own & Complete<Router, Own>): ImplementedEndpoint[] =>
    pairHandlers(router, handlers as AnyHandlers).map((one) => implementEndpoint(one, isSignedIn));
