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

/** What the person signed in pinned and looked at, kept up to date over all tabs, and how to change it. */
export function usePinnedAndRecent() {
  const state = useSessionState();
  const userId = state.status === 'signed in' ? state.user.id : '';
  const entry = useSyncExternalStore(localStore.subscribe, () => readPinnedAndRecentEntry(userId));
  return useMemo(() => {
    const { pinned, recent } = parsePinnedAndRecent(entry);
    const isPinned = (entity: Omit<Entity, 'title'>) => pinned.some((one) => isSameEntity(one, entity));
    return {
      pinned,
      /** Those looked at last that are not pinned. */
      recent: recent.filter((one) => !isPinned(one)),
      isPinned,
      pin: (entity: Entity, place?: number) =>
        updatePinnedAndRecent(userId, (kept) => addPinned(kept, entity, place)),
      unpin: (entity: Entity) => updatePinnedAndRecent(userId, (kept) => removePinned(kept, entity)),
    };
  }, [entry, userId]);
}

/** Remembers that an entity was looked at, as soon as its title is known. */
export function useRecordVisit(
  kind: Entity['kind'],
  id: number | undefined,
  title: string | undefined,
): void {
  const state = useSessionState();
  const userId = state.status === 'signed in' ? state.user.id : undefined;
  useEffect(() => {
    if (userId === undefined || id === undefined || !title) return;
    updatePinnedAndRecent(userId, (kept) => addRecent(kept, { kind, id, title }));
  }, [userId, kind, id, title]);
}
