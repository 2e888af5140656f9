import { queryOptions } from '@tanstack/react-query';
import { readBody } from '../api/client.ts';
import { followTsr } from '../api/follow.ts';
import { STALE_TIME_MS } from '../api/report-query.ts';
import { getCredentials } from '../session/credentials.ts';
import type { Session } from '../session/session.ts';

/** Query of whether the signed-in person gets the letter about each new week. */
export const letterQuery = (session: Session) =>
  queryOptions({
    queryKey: ['letter'],
    queryFn: ({ signal }) =>
      readBody(followTsr.letter.query({ ...getCredentials(session), fetchOptions: { signal } })),
    staleTime: STALE_TIME_MS,
    retry: false,
  });

/** Subscribes to the letter or unsubscribes. */
export const saveLetter = (session: Session, isSubscribed: boolean) =>
  readBody(followTsr.setLetter.mutate({ ...getCredentials(session), body: { isSubscribed } }));
