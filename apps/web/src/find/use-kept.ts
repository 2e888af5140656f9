import { useEffect, useMemo, useSyncExternalStore } from 'react';
import {
  changeKept,
  type Entity,
  keptEntry,
  readKept,
  sameEntity,
  withoutPinned,
  withPinned,
  withVisited,
} from '../session/kept-entities.ts';
import { useSessionState } from '../session/session-context.ts';
import { localStore } from '../session/storage.ts';

/** What the person signed in pinned and looked at, kept up to date over all tabs, and how to change it. */
export function useKept() {
  const state = useSessionState();
  const userId = state.status === 'signed in' ? state.user.id : '';
  const entry = useSyncExternalStore(localStore.subscribe, () => keptEntry(userId));
  return useMemo(() => {
    const { pinned, recent } = readKept(entry);
    const isPinned = (entity: Omit<Entity, 'title'>) => pinned.some((one) => sameEntity(one, entity));
    return {
      pinned,
      /** Those looked at last that are not pinned. */
      recent: recent.filter((one) => !isPinned(one)),
      isPinned,
      pin: (entity: Entity, place?: number) => changeKept(userId, (kept) => withPinned(kept, entity, place)),
      unpin: (entity: Entity) => changeKept(userId, (kept) => withoutPinned(kept, entity)),
    };
  }, [entry, userId]);
}

/** Remembers that an entity was looked at, as soon as its title is known. */
export function useVisited(kind: Entity['kind'], id: number | undefined, title: string | undefined): void {
  const state = useSessionState();
  const userId = state.status === 'signed in' ? state.user.id : undefined;
  useEffect(() => {
    if (userId === undefined || id === undefined || !title) return;
    changeKept(userId, (kept) => withVisited(kept, { kind, id, title }));
  }, [userId, kind, id, title]);
}
