import type { QueryClient } from '@tanstack/react-query';
import type { AuthResult, User } from '@vitrina/contract';
import * as texts from '#texts/session/session';
import { removeKeptColumns } from './kept-columns.ts';
import { removeKeptFollows } from './kept-follows.ts';
import { removeEntry } from './recent-entities.ts';
import { createTokenRenewal } from '../api/token-renewal.ts';
import { clearStoredSession, readStoredSession, storeSession } from '../api/stored-session.ts';

/**
 * State of a session. Signed out, `notice` is shown on the sign-in page; `isLogout` means by the person's own choice;
 * `userId` is the person who was signed in on this page.
 */
export type SessionState =
  | { status: 'loading' }
  | { status: 'signed in'; user: User }
  | { status: 'signed out'; notice?: string; isLogout?: boolean; userId?: string | undefined };

/** Returns the person signed in on this page, also after the session ended. */
export const getUserId = (state: SessionState): string | undefined => {
  if (state.status === 'signed in') return state.user.id;
  return state.status === 'signed out' ? state.userId : undefined;
};

/** Removes a person's data from this browser, except the session. */
function forgetPerson(userId: string): void {
  removeEntry(userId);
  removeKeptFollows(userId);
  removeKeptColumns();
}

/** The session of this browser, stored in local storage and shared by all tabs. */
export type Session = ReturnType<typeof createSession>;

/**
 * Creates a session in the state `loading` until `restore`.
 * @param queryClient its cache belongs to the user and is cleared on sign-out
 */
export function createSession(queryClient: QueryClient) {
  let state: SessionState = { status: 'loading' };
  const listeners = new Set<() => void>();

  const setState = (next: SessionState) => {
    state = next;
    for (const listener of listeners) listener();
    if (next.status === 'signed out') queryClient.clear();
  };

  /**
   * Ends the session in this browser. A logout also removes recent entities and kept follows; an expired session
   * keeps them.
   */
  const end = (reason: { notice?: string; isLogout?: boolean } = {}) => {
    const userId = getUserId(state);
    if (reason.isLogout === true && userId !== undefined) forgetPerson(userId);
    clearStoredSession();
    setState({ status: 'signed out', userId, ...reason });
  };

  /** Reads the session from local storage; sends no request. */
  const restore = () => {
    const stored = readStoredSession();
    return stored === undefined ? end() : setState({ status: 'signed in', user: stored.user });
  };

  /** Follows a change of local storage by another tab; writes nothing. */
  const follow = (event: StorageEvent) => {
    if (event.storageArea !== window.localStorage || state.status === 'loading') return;
    const stored = readStoredSession();
    if (stored !== undefined) setState({ status: 'signed in', user: stored.user });
    else if (state.status === 'signed in') setState({ status: 'signed out', userId: getUserId(state) });
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
    renew: createTokenRenewal(() => end({ notice: texts.expired })),
    signIn(result: AuthResult) {
      storeSession(result);
      setState({ status: 'signed in', user: result.user });
    },
  };
}
