import { contract, type ErrorCode, errorStatuses } from '@vitrina/contract';
import { type Endpoint as ContractEndpoint, listEndpoints } from '@vitrina/contract/serving';
import * as z from 'zod/mini';
import type { WireRequest } from './wire-request.ts';

/** A route of the contract, as far as the kit reads it. */
export type EndpointRoute = ContractEndpoint;

/** The 200 body of a route. */
export type ResponseBodyOf<Of> = Of extends { responses: { 200: infer Schema extends z.ZodMiniType } }
  ? z.output<Schema>
  : never;

/** An endpoint of the contract with its name, `entity.endpoint`. */
export interface Endpoint {
  readonly name: string;
  readonly route: EndpointRoute;
  /** The code of its 404, if it has one. */
  readonly notFoundCode: ErrorCode | undefined;
}

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

/** The schema of a route's body with a status; undefined if it never has that status. */
export const responseSchemaAt = ({ responses }: EndpointRoute, status: number): unknown =>
  Object.entries(responses).find(([one]) => Number(one) === status)?.[1];

/** The code that the contract gives a status of a route; undefined if none. */
export const errorCodeAt = (route: EndpointRoute, status: number): ErrorCode | undefined =>
  codesOf(route).get(status);

/** Every endpoint of the contract. */
export const endpoints: readonly Endpoint[] = listEndpoints(contract).map(({ name, endpoint }) => ({
  name,
  route: endpoint,
  notFoundCode: errorCodeAt(endpoint, 404),
}));

/** The names of an endpoint's params, from its path or its body. */
export const paramNamesOf = ({ route }: Endpoint): readonly string[] => [
  ...[...route.path.matchAll(/:(\w+)/g)].flatMap(([, name]) => name ?? []),
  ...(route.body instanceof z.ZodMiniObject ? Object.keys(route.body.shape) : []),
];

/** The endpoints about one published week: those with year and weekNumber. */
export const reportEndpoints: readonly Endpoint[] = endpoints.filter((endpoint) =>
  ['year', 'weekNumber'].every((name) => paramNamesOf(endpoint).includes(name)),
);

const byPath = new Map(endpoints.map((endpoint) => [endpoint.route.path, endpoint]));

/** Finds the endpoint of a route. Throws if the contract has none. */
export function endpointOf({ path }: EndpointRoute): Endpoint {
  const endpoint = byPath.get(path);
  if (endpoint === undefined) throw new Error(`The contract has no ${path}`);
  return endpoint;
}

/** Finds an endpoint by its name. Throws if the contract has none. */
export function endpointNamed(name: string): Endpoint {
  const endpoint = endpoints.find((one) => one.name === name);
  if (endpoint === undefined) throw new Error(`The contract has no ${name}`);
  return endpoint;
}

/** Builds a request: params fill the path, or are the body where the endpoint has one. */
export function buildRequest(
  { route }: Endpoint,
  params: Readonly<Record<string, unknown>> = {},
): WireRequest {
  const path = route.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  return route.body === undefined
    ? { method: route.method, path }
    : { method: route.method, path, body: params };
}
