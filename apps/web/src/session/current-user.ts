import { queryOptions } from '@tanstack/react-query';
import { readBody, RenewalError } from '../api/client.ts';
import { authTsr } from '../api/auth.ts';
import { getCredentials } from './credentials.ts';
import type { Session } from './session.ts';

/** The library's default number of retries; a failed renewal is not retried. */
const RETRIES = 3;

/** Query of the signed-in user; an expired access token is renewed once. */
export function currentUserQuery(session: Session) {
  const state = session.state();
  return queryOptions({
    queryKey: ['me', state.status === 'signed in' ? state.user.id : undefined],
    retry: (failureCount, error) => !(error instanceof RenewalError) && failureCount < RETRIES,
    queryFn: ({ signal }) =>
      readBody(authTsr.me.query({ ...getCredentials(session), fetchOptions: { signal } })),
  });
}
