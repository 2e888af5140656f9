import { contract, type ErrorCode, type Profile, readMetadata } from '@vitrina/contract';
import { type Endpoint as ContractEndpoint, errorCodesAt, listEndpoints } from '@vitrina/contract/serving';
import * as z from 'zod/mini';
import { operationIdOf } from './field-schemas.ts';
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
  /** Its name in the document: `sellerInfo`. */
  readonly operationId: string;
  readonly route: EndpointRoute;
  /** The part of the contract that it belongs to. */
  readonly profile: Profile;
  /** The code of its 404, if it has one; of two that of its subject. */
  readonly notFoundCode: ErrorCode | undefined;
}

/** The schema of a route's body with a status; undefined if it never has that status. */
export const responseSchemaAt = ({ responses }: EndpointRoute, status: number): unknown =>
  Object.entries(responses).find(([one]) => Number(one) === status)?.[1];

/** Every endpoint of the contract. */
export const endpoints: readonly Endpoint[] = listEndpoints(contract).map(({ name, endpoint }) => ({
  name,
  operationId: operationIdOf(endpoint),
  route: endpoint,
  profile: readMetadata(endpoint).profile,
  notFoundCode: errorCodesAt(endpoint, 404)[0],
}));

const shapeOf = (schema: unknown): [name: string, schema: z.core.$ZodType][] =>
  schema instanceof z.ZodMiniObject ? Object.entries(schema.shape) : [];

/** The names of an endpoint's query parameters. */
export const queryNamesOf = ({ route }: Endpoint): readonly string[] =>
  shapeOf(route.query).map(([name]) => name);

/** The names of an endpoint's required params, from its path or its body. */
export const paramNamesOf = ({ route }: Endpoint): readonly string[] => [
  ...[...route.path.matchAll(/:(\w+)/g)].flatMap(([, name]) => name ?? []),
  ...shapeOf(route.body)
    .filter(([, schema]) => !z.safeParse(schema, undefined).success)
    .map(([name]) => name),
];

/** The value that an endpoint takes for a param of its query or body that is not given; undefined without one. */
export function defaultOf({ route }: Endpoint, name: string): unknown {
  const [, schema] = [...shapeOf(route.query), ...shapeOf(route.body)].find(([one]) => one === name) ?? [];
  return schema && z.safeParse(schema, undefined).data;
}

/** The names of all params of an endpoint, optional ones too. */
export const everyParamOf = (endpoint: Endpoint): readonly string[] => [
  ...new Set([
    ...paramNamesOf(endpoint),
    ...queryNamesOf(endpoint),
    ...shapeOf(endpoint.route.body).map(([name]) => name),
  ]),
];

/** Whether an endpoint reads the published weeks of a window, whose last week need not be published. */
export const isHistory = (endpoint: Endpoint): boolean => everyParamOf(endpoint).includes('weeks');

/** Whether an endpoint compares the week with one before it. */
export const isCompared = (endpoint: Endpoint): boolean => everyParamOf(endpoint).includes('against');

/** The endpoints about one published week, the same for everyone: those with year and weekNumber without a caller. */
export const reportEndpoints: readonly Endpoint[] = endpoints.filter(
  (endpoint) =>
    endpoint.route.headers === undefined &&
    ['year', 'weekNumber'].every((name) => paramNamesOf(endpoint).includes(name)),
);

const nameOf = ({ method, path }: EndpointRoute): string => `${method} ${path}`;

const byName = new Map(endpoints.map((endpoint) => [nameOf(endpoint.route), endpoint]));

/** Finds the endpoint of a route. Throws if the contract has none. */
export function endpointOf(route: EndpointRoute): Endpoint {
  const endpoint = byName.get(nameOf(route));
  if (endpoint === undefined) throw new Error(`The contract has no ${nameOf(route)}`);
  return endpoint;
}

/** Finds an endpoint by its name. Throws if the contract has none. */
export function endpointNamed(name: string): Endpoint {
  const endpoint = endpoints.find((one) => one.name === name);
  if (endpoint === undefined) throw new Error(`The contract has no ${name}`);
  return endpoint;
}

/** Formats query parameters; a list is one given several times. */
function formatQuery(params: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params))
    for (const one of Array.isArray(value) ? value : [value]) query.append(name, String(one));
  return query.size > 0 ? `?${query.toString()}` : '';
}

/** Builds a request: params fill the path and the query, or are the body where the endpoint has one. */
export function buildRequest(
  endpoint: Endpoint,
  params: Readonly<Record<string, unknown>> = {},
): WireRequest {
  const { route } = endpoint;
  const path = route.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const names = queryNamesOf(endpoint);
  const query = Object.entries(params).filter(([name]) => names.includes(name));
  return route.body === undefined
    ? { method: route.method, path: path + formatQuery(Object.fromEntries(query)) }
    : { method: route.method, path, body: params };
}
