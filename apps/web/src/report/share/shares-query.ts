import { queryOptions } from '@tanstack/react-query';
import { readBody } from '../../api/client.ts';
import { STALE_TIME_MS } from '../../api/report-query.ts';
import { shareTsr } from '../../api/share.ts';
import { getCredentials } from '../../session/credentials.ts';
import type { Session } from '../../session/session.ts';

/** Query of the links of the signed-in person. */
export const sharesQuery = (session: Session) =>
  queryOptions({
    queryKey: ['shares'],
    queryFn: ({ signal }) =>
      readBody(shareTsr.list.query({ ...getCredentials(session), fetchOptions: { signal } })),
    staleTime: STALE_TIME_MS,
    retry: false,
  });

/** Creates a link to the screen at an address. */
export const createShare = (session: Session, path: string, expiresInDays: number) =>
  readBody(shareTsr.create.mutate({ ...getCredentials(session), body: { path, expiresInDays } }));

/** Revokes a link; resolves with the remaining ones. */
export const revokeShare = (session: Session, id: string) =>
  readBody(shareTsr.revoke.mutate({ ...getCredentials(session), params: { id } }));
