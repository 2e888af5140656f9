import type * as z from 'zod/mini';
import { ContractError } from './errors.ts';

/** One method and path of a contract, as serving needs it; every ts-rest route is one. */
export interface Endpoint {
  readonly method: string;
  /** With `:name` for each path param. */
  readonly path: string;
  /** Status → schema of its body. */
  readonly responses: Readonly<Record<number, unknown>>;
  readonly pathParams?: unknown;
  /** Schema of an object of texts, one for each query parameter. */
  readonly query?: unknown;
  readonly body?: unknown;
  /** Media type of the body; JSON if absent. */
  readonly contentType?: string;
  /** Present if the endpoint requires an Authorization header. */
  readonly headers?: unknown;
  /** One English sentence for the OpenAPI document. */
  readonly summary?: string;
  readonly metadata?: unknown;
}

/** Endpoints by name, nested as in the contract. */
export interface Endpoints {
  readonly [name: string]: Endpoint | Endpoints;
}

const isEndpoint = (entry: Endpoint | Endpoints): entry is Endpoint =>
  typeof entry.path === 'string' && typeof entry.method === 'string';

/** An endpoint with its name in the contract: `seller.info`. */
export interface NamedEndpoint {
  readonly name: string;
  readonly endpoint: Endpoint;
}

/** Parsed value of a schema; undefined if the endpoint has none. */
type Parsed<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined;

/** Parsed path params of an endpoint. */
export type ParamsOf<E> = E extends { pathParams?: infer Schema } ? Parsed<Schema> : undefined;

/** Parsed query parameters of an endpoint. */
export type QueryOf<E> = E extends { query: infer Schema } ? Parsed<Schema> : undefined;

/** Parsed request body of an endpoint. */
export type BodyOf<E> = E extends { body: infer Schema } ? Parsed<Schema> : undefined;

/** Body of an endpoint's 200 response. */
export type ResponseBodyOf<E> = E extends { responses: { 200: infer Schema } } ? Parsed<Schema> : never;

/** Lists every endpoint of a router, nested ones included, in its order. */
export const listEndpoints = (router: Endpoints, prefix = ''): NamedEndpoint[] =>
  Object.entries(router).flatMap(([key, entry]) =>
    isEndpoint(entry) ? [{ name: prefix + key, endpoint: entry }] : listEndpoints(entry, `${prefix}${key}.`),
  );

/** A request's endpoint, and its path params as decoded text. */
export interface EndpointMatch extends NamedEndpoint {
  readonly params: Readonly<Record<string, string>>;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (cause) {
    throw new ContractError('VALIDATION_ERROR', { cause });
  }
}

/** Creates a function that finds the endpoint of a method and path; undefined if none matches. */
export function createMatcher(endpoints: readonly NamedEndpoint[]) {
  const patterns = endpoints.map((one) => ({
    ...one,
    pattern: new RegExp(`^${one.endpoint.path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
  }));
  return (method: string | undefined, pathname: string): EndpointMatch | undefined => {
    for (const { name, endpoint, pattern } of patterns) {
      const match = endpoint.method === method ? pattern.exec(pathname) : null;
      if (!match) continue;
      const params = Object.entries(match.groups ?? {}).map(([key, text]) => [key, decode(text)]);
      return { name, endpoint, params: Object.fromEntries(params) };
    }
    return undefined;
  };
}

/** A handler of any endpoint. */
export type AnyHandler = (request: never) => unknown;

/** Handlers of a router, nested as its endpoints are. */
export type AnyHandlers = { readonly [key: string]: AnyHandler | AnyHandlers };

/** An endpoint with its handler. */
export interface HandledEndpoint extends NamedEndpoint {
  readonly handler: AnyHandler;
}

/** Pairs each endpoint of a router with its handler; throws if one has none. */
export const pairHandlers = (router: Endpoints, handlers: AnyHandlers, prefix = ''): HandledEndpoint[] =>
  Object.entries(router).flatMap(([key, entry]): HandledEndpoint[] => {
    const handler = handlers[key];
    const name = prefix + key;
    if (isEndpoint(entry) && typeof handler === 'function') return [{ name, endpoint: entry, handler }];
    if (!isEndpoint(entry) && typeof handler === 'object') return pairHandlers(entry, handler, `${name}.`);
    throw new Error(`No handler for ${name}`);
  });
