import { queryOptions } from '@tanstack/react-query';
import { bodyOf } from '../api/client.ts';
import { calls } from '../api/auth.ts';
import type { Session } from './session.ts';
import { readStoredSession } from '../api/stored-session.ts';

/** Query of the signed-in user; an expired access token is renewed once. */
export function currentUserQuery(session: Session) {
  const state = session.state();
  return queryOptions({
    queryKey: ['me', state.status === 'signed in' ? state.user.id : undefined],
    queryFn: ({ signal }) => {
      const headers = { authorization: `Bearer ${readStoredSession()?.accessToken ?? ''}` };
      return bodyOf(calls.me.query({ headers, renew: session.renew, fetchOptions: { signal } }));
    },
  });
}
