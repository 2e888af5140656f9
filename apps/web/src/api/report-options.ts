import {
  queryOptions,
  type NotifyOnChangeProps,
  type QueryClient,
  type QueryKey,
  type SkipToken,
  skipToken,
} from '@tanstack/react-query';
import type {
  AppRoute,
  AppRouteQuery,
  AppRouter,
  ClientInferRequest,
  ClientInferResponseBody,
} from '@ts-rest/core';
import type { QueryOf } from '@vitrina/contract/serving';
import { sendTo } from './client.ts';

/** How long a response is served from the cache without a new request, ms. */
export const STALE_TIME_MS = 300_000;

/** The numbers of the path of a GET. */
type PathParamsOf<Endpoint extends AppRouteQuery> =
  ClientInferRequest<Endpoint> extends { params: infer Params }
    ? { [Name in keyof Params]: number }
    : Readonly<Record<never, number>>;

/** Values of a request: the numbers of the path of a GET and its query, the body of a POST. */
type ParamsOf<Endpoint extends AppRoute> = Endpoint extends AppRouteQuery
  ? Endpoint extends { query: object }
    ? PathParamsOf<Endpoint> & Partial<QueryOf<Endpoint>>
    : PathParamsOf<Endpoint>
  : ClientInferRequest<Endpoint> extends { body: infer Body }
    ? Body
    : never;

/** The same values as the client sends them: numbers of a path and a query as text. */
type RequestOf<Endpoint extends AppRoute> = Endpoint extends AppRouteQuery
  ? ClientInferRequest<Endpoint> extends { params: infer Params }
    ? Endpoint extends { query: object }
      ? { params: Params; query: ClientInferRequest<Endpoint>['query'] }
      : { params: Params }
    : Readonly<Record<never, never>>
  : ClientInferRequest<Endpoint> extends { body: infer Body }
    ? { body: Body }
    : never;

/** Options that a request of any report needs. */
export interface ReportRequest {
  endpoint: AppRoute;
  queryKey: QueryKey;
  queryData: object | SkipToken;
  retry: boolean | number;
  staleTime: number;
}

/** Options of one report's query, for the generated hook, `usePostReport` and `prefetchReport`. */
export interface ReportOptions<Endpoint extends AppRoute> extends ReportRequest {
  endpoint: Endpoint;
  /** `skipToken` while a value is missing: then no request is sent. */
  queryData: RequestOf<Endpoint> | SkipToken;
  /** The cache holds the response; components read its body. */
  select: (response: { body: unknown }) => ClientInferResponseBody<Endpoint, 200>;
  retryOnMount: boolean;
  notifyOnChangeProps: NotifyOnChangeProps;
}

/** The values of a GET as text: those that its path names, and the others as its query. */
function toTexts({ path, query }: AppRoute, values: object) {
  const texts = Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]): [string, string] => [name, String(value)]);
  if (query === undefined) return { params: Object.fromEntries(texts) };
  const { true: params = [], false: others = [] } = Object.groupBy(texts, ([name]) =>
    path.split('/').includes(`:${name}`) ? 'true' : 'false',
  );
  return { params: Object.fromEntries(params), query: Object.fromEntries(others) };
}

/**
 * Properties that re-render a component. The generated hook copies the result, which would track every property.
 */
const notifyOnChangeProps: NotifyOnChangeProps = [
  'data',
  'error',
  'status',
  'fetchStatus',
  'errorUpdateCount',
];

/** Query options of a report: its key, its request and its caching rules, created from the endpoint. */
function createOptions<Endpoint extends AppRoute>(
  endpoint: Endpoint,
  params: object | undefined,
): ReportOptions<Endpoint> {
  const request: unknown =
    params && (endpoint.method === 'GET' ? toTexts(endpoint, params) : { body: params });
  return {
    endpoint,
    queryKey: [endpoint.method, endpoint.path, params],
    queryData: request === undefined ? skipToken : (request as RequestOf<Endpoint>),
    select: ({ body }) => body as ClientInferResponseBody<Endpoint, 200>,
    retry: false,
    retryOnMount: false,
    staleTime: STALE_TIME_MS,
    notifyOnChangeProps,
  };
}

/** Options of each report of a router, by the endpoint's name. */
export type Reports<Router extends AppRouter> = {
  [Name in keyof Router]: Router[Name] extends AppRoute
    ? (params: ParamsOf<Router[Name]> | undefined) => ReportOptions<Router[Name]>
    : never;
};

/** Creates the options of each report of a router. Params of `undefined` skip the request. */
export const createReports = <Router extends Readonly<Record<string, AppRoute>>>(router: Router) =>
  Object.fromEntries(
    Object.entries(router).map(([name, endpoint]) => [
      name,
      (params: object | undefined) => createOptions(endpoint, params),
    ]),
  ) as Reports<Router>;

/** The query of a report, without the generated hook. */
export const getQueryOptions = ({ endpoint, queryKey, queryData, staleTime, retry }: ReportRequest) =>
  queryOptions({
    queryKey,
    queryFn:
      queryData === skipToken
        ? skipToken
        : ({ signal }) => sendTo(endpoint, { ...queryData, fetchOptions: { signal } }),
    staleTime,
    retry,
  });

/** Fetches a report into the cache unless it is there and fresh, or its error is on the screen. */
export function prefetchReport(queryClient: QueryClient, options: ReportRequest): void {
  const { queryKey, queryData } = options;
  const query = queryClient.getQueryCache().find({ queryKey });
  const isErrorShown = query?.state.status === 'error' && query.isActive();
  if (queryData !== skipToken && !isErrorShown) void queryClient.prefetchQuery(getQueryOptions(options));
}

/** Resolves with the response of a report, from the cache if it is there. */
export const ensureReport = (queryClient: QueryClient, options: ReportRequest) =>
  queryClient.ensureQueryData(getQueryOptions(options));

/** The body of a report in the cache; undefined when it is not there. No request is sent. */
export function readReport<Endpoint extends AppRoute>(
  queryClient: QueryClient,
  { queryKey, select }: ReportOptions<Endpoint>,
) {
  const response = queryClient.getQueryData<{ body: unknown }>(queryKey);
  return response && select(response);
}
