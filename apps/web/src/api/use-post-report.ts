import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import type { AppRouteMutation } from '@ts-rest/core';
import type { ReportOptions } from './report-options.ts';

interface Response {
  status: number;
  body: unknown;
}

/** The generated client of an endpoint that is requested by POST. */
interface PostEndpoint {
  mutate(request: { body: unknown; fetchOptions?: { signal?: AbortSignal | null } }): Promise<Response>;
}

interface Rules {
  enabled?: boolean;
  /** Shows the previous response while that of other params is fetched. */
  hasPlaceholder?: boolean;
}

/** Reads a report that is requested by POST: a query over the generated `mutate`. */
export function usePostReport<Endpoint extends AppRouteMutation>(
  endpoint: PostEndpoint,
  { queryData, ...options }: ReportOptions<Endpoint>,
  { enabled = true, hasPlaceholder = false }: Rules = {},
) {
  const request: object = queryData === skipToken ? {} : queryData;
  const queryFn = ({ signal }: { signal: AbortSignal }): Promise<{ body: unknown }> =>
    endpoint.mutate({ body: undefined, ...request, fetchOptions: { signal } });
  return useQuery({
    ...options,
    queryFn: queryData === skipToken ? skipToken : queryFn,
    enabled,
    ...(hasPlaceholder && { placeholderData: keepPreviousData<{ body: unknown }> }),
  });
}
