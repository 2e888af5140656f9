import { queryOptions } from '@tanstack/react-query';
import type { KeyBody } from '@vitrina/contract';
import type * as z from 'zod/mini';
import { readBody } from '../../../api/client.ts';
import { keyTsr } from '../../../api/key.ts';
import { STALE_TIME_MS } from '../../../api/report-query.ts';
import { getCredentials } from '../../../session/credentials.ts';
import type { Session } from '../../../session/session.ts';

/** Query of the keys of the signed-in person. */
export const keysQuery = (session: Session) =>
  queryOptions({
    queryKey: ['keys'],
    queryFn: ({ signal }) =>
      readBody(keyTsr.list.query({ ...getCredentials(session), fetchOptions: { signal } })),
    staleTime: STALE_TIME_MS,
    retry: false,
  });

/** Creates a key. */
export const createKey = (session: Session, key: z.output<typeof KeyBody>) =>
  readBody(keyTsr.create.mutate({ ...getCredentials(session), body: key }));

/** Revokes a key; resolves with the remaining ones. */
export const revokeKey = (session: Session, id: string) =>
  readBody(keyTsr.revoke.mutate({ ...getCredentials(session), params: { id } }));
