import { readStoredSession } from '../api/stored-session.ts';
import type { Session } from './session.ts';

/** Creates the credentials of a request by the signed-in person; an expired access token is renewed once. */
export const getCredentials = (session: Session) => ({
  headers: { authorization: `Bearer ${readStoredSession()?.accessToken ?? ''}` },
  renew: session.renew,
});
