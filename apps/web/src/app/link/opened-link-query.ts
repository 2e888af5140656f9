import { queryOptions } from '@tanstack/react-query';
import { readBody } from '../../api/client.ts';
import { STALE_TIME_MS } from '../../api/report-query.ts';
import { shareTsr } from '../../api/share.ts';

/** Query key of the opened link. It excludes the token, so that tools that list queries do not show it. */
export const OPENED_LINK_KEY = ['opened link'];

/** Query of a link's screen. */
export const openedLinkQuery = (token: string) =>
  queryOptions({
    queryKey: OPENED_LINK_KEY,
    queryFn: ({ signal }) => readBody(shareTsr.open.mutate({ body: { token }, fetchOptions: { signal } })),
    staleTime: STALE_TIME_MS,
    retry: false,
  });
