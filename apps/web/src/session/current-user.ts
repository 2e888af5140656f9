import { queryOptions } from '@tanstack/react-query';
import { readBody } from '../api/client.ts';
import { authTsr } from '../api/auth.ts';
import type { Session } from './session.ts';
import { readStoredSession } from '../api/stored-session.ts';

/** Query of the signed-in user; an expired access token is renewed once. */
export function currentUserQuery(session: Session) {
  const state = session.state();
  return queryOptions({
    queryKey: ['me', state.status === 'signed in' ? state.user.id : undefined],
    queryFn: ({ signal }) => {
      const headers = { authorization: `Bearer ${readStoredSession()?.accessToken ?? ''}` };
      return readBody(authTsr.me.query({ headers, renew: session.renew, fetchOptions: { signal } }));
    },
  });
}
