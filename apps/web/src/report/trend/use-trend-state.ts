import { useSyncExternalStore } from 'react';
import { localStore } from '../../api/browser-storage.ts';
import { useSessionState } from '../../session/session-context.ts';

/**
 * Returns whether trends are collapsed, one choice per account for all of them, and a function to change it.
 * @param isCollapsedAtFirst whether they are collapsed until a person chooses
 */
export function useTrendCollapsed(
  isCollapsedAtFirst: boolean,
): readonly [isCollapsed: boolean, change: (isCollapsed: boolean) => void] {
  const state = useSessionState();
  const key = `trend:${state.status === 'signed in' ? state.user.id : ''}`;
  const remembered = useSyncExternalStore(localStore.subscribe, () => localStore.get(key));
  const isCollapsed = remembered === null ? isCollapsedAtFirst : remembered === 'collapsed';
  return [isCollapsed, (next) => localStore.set(key, next ? 'collapsed' : 'open')];
}
