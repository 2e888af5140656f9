import { queryOptions } from '@tanstack/react-query';
import { readBody } from '../../../api/client.ts';
import { STALE_TIME_MS } from '../../../api/report-query.ts';
import { sessionTsr } from '../../../api/session.ts';
import { getCredentials } from '../../../session/credentials.ts';
import type { Session } from '../../../session/session.ts';

/** Query of the open sessions of the signed-in person. */
export const sessionsQuery = (session: Session) =>
  queryOptions({
    queryKey: ['sessions'],
    queryFn: ({ signal }) =>
      readBody(sessionTsr.list.query({ ...getCredentials(session), fetchOptions: { signal } })),
    staleTime: STALE_TIME_MS,
    retry: false,
  });

/** Id of the row that ends all sessions except the current one. */
export const ALL_OTHERS = 'all others';

/** Ends a session, or all others; resolves with the remaining ones. */
export const endSession = (session: Session, id: string) =>
  readBody(
    id === ALL_OTHERS
      ? sessionTsr.endOthers.mutate({ ...getCredentials(session) })
      : sessionTsr.end.mutate({ ...getCredentials(session), params: { id } }),
  );
