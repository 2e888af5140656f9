import { createContext, use, useMemo, useSyncExternalStore } from 'react';
import { localStore } from '../api/browser-storage.ts';
import type { AnyFollow } from '../api/follow.ts';
import { parseKeptFollows, readKeptEntry } from '../session/kept-follows.ts';
import { useSessionState } from '../session/session-context.ts';
import { type FollowSubject, isSameSubject } from './change-follows.ts';

/** Returns the follows kept in this browser; undefined before the first visit. */
export function useKeptFollows(): readonly AnyFollow[] | undefined {
  const state = useSessionState();
  const userId = state.status === 'signed in' ? state.user.id : '';
  const entry = useSyncExternalStore(localStore.subscribe, () => readKeptEntry(userId));
  return useMemo(() => parseKeptFollows(entry), [entry]);
}

/** The person's follows: the server's list, until then the kept one, undefined without either. */
export const KnownFollowsContext = createContext<readonly AnyFollow[] | undefined>(undefined);

/** Returns the person's follows, as known at the first paint. */
export const useKnownFollows = (): readonly AnyFollow[] | undefined => use(KnownFollowsContext);

/** Returns a person's follow of an entity; undefined unless known to be followed. */
export const useKnownFollow = (subject: FollowSubject): AnyFollow | undefined =>
  useKnownFollows()?.find((follow) => isSameSubject(follow, subject));

/** Returns the id of the person's own shop; undefined without one. */
export const useOwnShop = (): number | undefined => useKnownFollows()?.find(({ isMine }) => isMine)?.id;
