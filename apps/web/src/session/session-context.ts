import { createContext, use, useSyncExternalStore } from 'react';
import type { Session, SessionState } from './session.ts';

/** The session of the app. */
export const SessionContext = createContext<Session | undefined>(undefined);

/** Returns the session. Throws outside its provider. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (session === undefined) throw new Error('SessionContext has no provider');
  return session;
}

/** Returns the session's state; the component rerenders on every change. */
export function useSessionState(): SessionState {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.state, session.state);
}
