import { readStoredSession } from '../api/stored-session.ts';
import type { Session } from './session.ts';

/** What a request of the signed-in person carries; an expired access token is renewed once. */
export const getCredentials = (session: Session) => ({
  headers: { authorization: `Bearer ${readStoredSession()?.accessToken ?? ''}` },
  renew: session.renew,
});
