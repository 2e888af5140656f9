import { useSyncExternalStore } from 'react';
import { localStore } from '../../api/browser-storage.ts';
import { useSessionState } from '../../session/session-context.ts';
import type { MoverKind } from './mover-kinds.ts';

/**
 * Returns the kind of movers that the account chose last, for all screens that offer it, and a function to choose.
 * @param kinds the kinds of the screen
 * @param first the kind shown until one of them is chosen
 */
export function useMoverKind(
  kinds: readonly MoverKind[],
  first: MoverKind,
): readonly [kind: MoverKind, choose: (kind: MoverKind) => void] {
  const state = useSessionState();
  const key = `movers:${state.status === 'signed in' ? state.user.id : ''}`;
  const stored = useSyncExternalStore(localStore.subscribe, () => localStore.get(key));
  return [kinds.find((kind) => kind === stored) ?? first, (kind) => localStore.set(key, kind)];
}
