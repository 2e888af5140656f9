import { createContext, use, useSyncExternalStore } from 'react';
import type { Session, SessionState } from './session.ts';

/** The session that the screens below belong to. */
export const SessionContext = createContext<Session | undefined>(undefined);

/** The session itself: to sign in and out with. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (session === undefined) throw new Error('No session above');
  return session;
}

/** Who is signed in now; the screen follows every change. */
export function useSessionState(): SessionState {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.state);
}
