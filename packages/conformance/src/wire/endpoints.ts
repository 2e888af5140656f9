import { contract, type ErrorCode, errorStatuses } from '@vitrina/contract';
import * as z from 'zod/mini';
import type { WireRequest } from './wire-request.ts';

/** A route of the contract as the kit reads it. */
export interface EndpointRoute {
  readonly method: string;
  readonly path: string;
  readonly responses: Readonly<Record<number, unknown>>;
  readonly pathParams?: unknown;
  readonly body?: unknown;
  readonly headers?: unknown;
}

/** What a route answers with 200. */
export type ResponseBodyOf<Of> = Of extends { responses: { 200: infer Schema extends z.ZodMiniType } }
  ? z.output<Schema>
  : never;

/** A call of the contract: its name, `entity.call`, and its route. */
export interface Endpoint {
  readonly name: string;
  readonly route: EndpointRoute;
  /** The code that it alone can answer 404 with, if any. */
  readonly notFoundCode: ErrorCode | undefined;
}

const isRoute = (entry: unknown): entry is EndpointRoute =>
  typeof entry === 'object' && entry !== null && 'path' in entry && typeof entry.path === 'string';

const codeOf = (schema: unknown): string | undefined => {
  if (!(schema instanceof z.ZodMiniType)) return undefined;
  const { properties } = z.toJSONSchema(schema) as { properties?: Record<string, { const?: string }> };
  return properties?.['code']?.const;
};

const codes = new WeakMap<object, ReadonlyMap<number, ErrorCode>>();

function codesOf({ responses }: EndpointRoute): ReadonlyMap<number, ErrorCode> {
  const known = codes.get(responses);
  if (known) return known;
  const read = new Map(
    Object.entries(responses).flatMap(([status, schema]): [number, ErrorCode][] => {
      const code = codeOf(schema);
      return code !== undefined && code in errorStatuses ? [[Number(status), code as ErrorCode]] : [];
    }),
  );
  codes.set(responses, read);
  return read;
}

/** The one code that the contract gives a failure status of a route, or undefined. */
export const errorCodeAt = (route: EndpointRoute, status: number): ErrorCode | undefined =>
  codesOf(route).get(status);

/** Every call of the contract. */
export const endpoints: readonly Endpoint[] = Object.entries(contract).flatMap(([entity, routes]) =>
  Object.entries(routes).flatMap(([name, route]: [string, unknown]) =>
    isRoute(route) ? [{ name: `${entity}.${name}`, route, notFoundCode: errorCodeAt(route, 404) }] : [],
  ),
);

/** The calls that answer about a published week: those that need year and weekNumber. */
export const reportEndpoints: readonly Endpoint[] = endpoints.filter(
  ({ route, name }) =>
    !name.startsWith('auth.') && (route.pathParams !== undefined || route.body !== undefined),
);

const byPath = new Map(endpoints.map((call) => [call.route.path, call]));

/** The call of a route. Throws where the contract has no such route. */
export function endpointOf({ path }: EndpointRoute): Endpoint {
  const call = byPath.get(path);
  if (call === undefined) throw new Error(`The contract has no ${path}`);
  return call;
}

/** The call with this name. */
export function endpointNamed(name: string): Endpoint {
  const call = endpoints.find((one) => one.name === name);
  if (call === undefined) throw new Error(`The contract has no ${name}`);
  return call;
}

/** A request of a call: values fill the path where it has places for them, else they are the body. */
export function buildRequest(
  { route }: Endpoint,
  values: Readonly<Record<string, unknown>> = {},
): WireRequest {
  const path = route.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(values[name])),
  );
  return route.body === undefined
    ? { method: route.method, path }
    : { method: route.method, path, body: values };
}
