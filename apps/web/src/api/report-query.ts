import {
  type keepPreviousData,
  type NotifyOnChangeProps,
  type QueryClient,
  type QueryFunction,
  type QueryKey,
  type SkipToken,
  skipToken,
  useQuery,
  type UseQueryResult,
} from '@tanstack/react-query';
import type { Endpoint, ParamsOf, QueryOf, ResponseBodyOf } from '@vitrina/contract/serving';
import type * as z from 'zod/mini';
import type { ReportResult } from './report-result.ts';

/** Time for which a response is served from the cache without a new request, ms. */
export const STALE_TIME_MS = 300_000;

type Values<Parsed> = Parsed extends object ? Parsed : unknown;

/** Values of a request: the body of a POST, or the numbers of the path of a GET and its query. */
type ReportParams<E> = object &
  (E extends { body: infer Schema extends z.ZodMiniType }
    ? z.input<Schema>
    : Values<ParamsOf<E>> & Partial<Values<QueryOf<E>>>);

/** The cache holds the response; components read its body. */
interface Response {
  body: unknown;
}

/** Options of a report's query, for the hooks and the client of TanStack Query. */
export interface ReportOptions<Body = unknown> {
  queryKey: QueryKey;
  queryFn: QueryFunction<Response> | SkipToken;
  /** The same request, for the generated hook. */
  queryData: object | SkipToken;
  select: (response: Response) => Body;
  retry: boolean;
  retryOnMount: boolean;
  staleTime: number;
  notifyOnChangeProps: NotifyOnChangeProps;
}

/** Caching options of a report that a component sets. */
interface Rules {
  enabled?: boolean;
  /** `keepPreviousData` shows the previous response while that of other params is fetched. */
  placeholderData?: typeof keepPreviousData;
}

/** A report of the contract. Params of `undefined` send no request. */
export interface ReportQuery<E> {
  /** Its key, its request and its caching rules. */
  options: (params: ReportParams<E> | undefined) => ReportOptions<ResponseBodyOf<E>>;
  /** Reads the report. */
  useQuery: (params: ReportParams<E> | undefined, rules?: Rules) => ReportResult<ResponseBodyOf<E>>;
}

type Send = (request: object) => Promise<Response>;

/** Functions generated from an endpoint: its request, and the hook of a GET. */
export type Generated =
  | { query: Send; useQuery: (options: ReportOptions) => UseQueryResult<unknown, unknown> }
  | { mutate: Send };

/** Converts the values of a GET to text: the path's, and the others as its query. */
function toTexts({ path, query }: Endpoint, values: object) {
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

/** Creates the query of a report from its endpoint and the functions generated from it. */
export function createReportQuery<E extends Endpoint>(endpoint: E, generated: Generated): ReportQuery<E> {
  const send = 'query' in generated ? generated.query : generated.mutate;
  const useGenerated = 'query' in generated ? generated.useQuery : useQuery;
  const getOptions: ReportQuery<E>['options'] = (params) => {
    const request = params && (endpoint.method === 'GET' ? toTexts(endpoint, params) : { body: params });
    return {
      queryKey: [endpoint.method, endpoint.path, params],
      queryData: request ?? skipToken,
      queryFn: request ? ({ signal }) => send({ ...request, fetchOptions: { signal } }) : skipToken,
      select: ({ body }) => body as ResponseBodyOf<E>,
      retry: false,
      retryOnMount: false,
      staleTime: STALE_TIME_MS,
      notifyOnChangeProps,
    };
  };
  return {
    options: getOptions,
    useQuery: (params, rules) =>
      useGenerated({ ...getOptions(params), ...rules }) as ReportResult<ResponseBodyOf<E>>,
  };
}

/** Fetches a report into the cache unless it is cached and fresh, or its error is on the screen. */
export function prefetchReport(queryClient: QueryClient, options: ReportOptions): void {
  const query = queryClient.getQueryCache().find({ queryKey: options.queryKey });
  const isErrorShown = query?.state.status === 'error' && query.isActive();
  if (options.queryFn !== skipToken && !isErrorShown) void queryClient.prefetchQuery(options);
}

/** Returns the body of a cached report; undefined if it is not cached. Sends no request. */
export function readReport<Body>(
  queryClient: QueryClient,
  { queryKey, select }: ReportOptions<Body>,
): Body | undefined {
  const response = queryClient.getQueryData<Response>(queryKey);
  return response && select(response);
}
