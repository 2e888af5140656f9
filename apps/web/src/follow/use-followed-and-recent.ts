import { useMemo, useSyncExternalStore } from 'react';
import { localStore } from '../api/browser-storage.ts';
import { type Entity, parseRecent, readEntry } from '../session/recent-entities.ts';
import { useSessionState } from '../session/session-context.ts';
import { isSameSubject } from './change-follows.ts';
import { useFollows } from './follows-context.ts';
import { isFollowable } from './is-followable.ts';

const isEntity = ({ kind }: { kind: string }): boolean => kind !== 'product';

/**
 * Returns the sellers, brands and categories that the person follows, as far as the week or the one before has them, and
 * the recent ones that are not followed, in sync with other tabs.
 */
export function useFollowedAndRecent() {
  const state = useSessionState();
  const userId = state.status === 'signed in' ? state.user.id : '';
  const entry = useSyncExternalStore(localStore.subscribe, () => readEntry(userId));
  const { follows, events } = useFollows() ?? {};
  return useMemo(() => {
    const followed = (events?.followed ?? []).filter(isEntity) as readonly Entity[];
    const isFollowed = (entity: Entity) =>
      isFollowable(entity) && follows?.some((follow) => isSameSubject(follow, entity)) === true;
    return { followed, recent: parseRecent(entry).filter((entity) => !isFollowed(entity)) };
  }, [entry, follows, events]);
}
