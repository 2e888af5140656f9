import { useSyncExternalStore } from 'react';
import { localStore } from '../../api/browser-storage.ts';
import { useSessionState } from '../../session/session-context.ts';

/** Returns whether the account collapsed its trends, one choice for all profiles, and a function to change it. */
export function useTrendCollapsed(): readonly [isCollapsed: boolean, change: (isCollapsed: boolean) => void] {
  const state = useSessionState();
  const key = `trend:${state.status === 'signed in' ? state.user.id : ''}`;
  const isCollapsed = useSyncExternalStore(localStore.subscribe, () => localStore.get(key) === 'collapsed');
  const change = (next: boolean) => {
    if (next) localStore.set(key, 'collapsed');
    else localStore.remove(key);
  };
  return [isCollapsed, change];
}
