import type { QueryClient } from '@tanstack/react-query';
import type { AuthResult, User } from '@vitrina/contract';
import { removePinnedAndRecent } from './pinned-and-recent.ts';
import { createTokenRenewal } from '../api/token-renewal.ts';
import { clearStoredSession, readStoredSession, storeSession } from '../api/stored-session.ts';

/** Who is signed in. Signed out, there may be a sentence to show; `left` means by their own wish. */
export type SessionState =
  | { status: 'loading' }
  | { status: 'signed in'; user: User }
  | { status: 'signed out'; notice?: string; left?: boolean };

/** What a person reads whose session could not be renewed. */
const SESSION_OVER = 'Сессия закончилась. Войдите ещё раз.';

/** The person's session in this browser: kept in local storage, the same in every tab. */
export type Session = ReturnType<typeof createSession>;

/**
 * A session in the state "loading": nothing is known until `restore`.
 * @param queryClient whose cache belongs to the person signed in, and is emptied when they leave
 */
export function createSession(queryClient: QueryClient) {
  let state: SessionState = { status: 'loading' };
  const listeners = new Set<() => void>();

  const become = (next: SessionState) => {
    state = next;
    for (const listener of listeners) listener();
    if (next.status === 'signed out') queryClient.clear();
  };

  /**
   * Ends the session here, whatever the server thinks of it. Whoever left by their own wish leaves nothing
   * behind; whose session merely ran out finds their pins again.
   */
  const end = (why: { notice?: string; left?: boolean } = {}) => {
    if (why.left === true && state.status === 'signed in') removePinnedAndRecent(state.user.id);
    clearStoredSession();
    become({ status: 'signed out', ...why });
  };

  /** Takes over what local storage says; no call is made. */
  const restore = () => {
    const stored = readStoredSession();
    if (stored === undefined) end();
    else become({ status: 'signed in', user: stored.user });
  };

  /** Another tab wrote or removed entries: they are read, never touched. */
  const follow = (event: StorageEvent) => {
    if (event.storageArea !== window.localStorage || state.status === 'loading') return;
    const stored = readStoredSession();
    if (stored !== undefined) become({ status: 'signed in', user: stored.user });
    else if (state.status === 'signed in') become({ status: 'signed out' });
  };

  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    restore,
    follow,
    end,
    renew: createTokenRenewal(() => end({ notice: SESSION_OVER })),
    signIn(result: AuthResult) {
      storeSession(result);
      become({ status: 'signed in', user: result.user });
    },
  };
}
