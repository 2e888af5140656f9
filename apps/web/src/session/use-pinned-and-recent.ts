import { useEffect, useMemo, useSyncExternalStore } from 'react';
import {
  updatePinnedAndRecent,
  type Entity,
  readPinnedAndRecentEntry,
  parsePinnedAndRecent,
  isSameEntity,
  removePinned,
  addPinned,
  addRecent,
} from './pinned-and-recent.ts';
import { useSessionState } from './session-context.ts';
import { localStore } from '../api/browser-storage.ts';

/** Returns the user's pins and recent entities, in sync with other tabs, and functions to change them. */
export function usePinnedAndRecent() {
  const state = useSessionState();
  const userId = state.status === 'signed in' ? state.user.id : '';
  const entry = useSyncExternalStore(localStore.subscribe, () => readPinnedAndRecentEntry(userId));
  return useMemo(() => {
    const { pinned, recent } = parsePinnedAndRecent(entry);
    const isPinned = (entity: Omit<Entity, 'title'>) => pinned.some((pin) => isSameEntity(pin, entity));
    return {
      pinned,
      /** Recent entities that are not pinned. */
      recent: recent.filter((entity) => !isPinned(entity)),
      isPinned,
      pin: (entity: Entity, index?: number) =>
        updatePinnedAndRecent(userId, (current) => addPinned(current, entity, index)),
      unpin: (entity: Entity) => updatePinnedAndRecent(userId, (current) => removePinned(current, entity)),
    };
  }, [entry, userId]);
}

/** Adds an entity to the recent ones once its title is known. */
export function useRecordVisit(
  kind: Entity['kind'],
  id: number | undefined,
  title: string | undefined,
): void {
  const state = useSessionState();
  const userId = state.status === 'signed in' ? state.user.id : undefined;
  useEffect(() => {
    if (userId === undefined || id === undefined || !title) return;
    updatePinnedAndRecent(userId, (current) => addRecent(current, { kind, id, title }));
  }, [userId, kind, id, title]);
}
