import { useMemo, useSyncExternalStore } from 'react';
import { localStore } from '../api/browser-storage.ts';
import { type Entity, parseRecent, readEntry } from '../session/recent-entities.ts';
import { useSessionState } from '../session/session-context.ts';
import { isSameSubject } from './change-follows.ts';
import { useFollows } from './follows-context.ts';

const isEntity = ({ kind }: { kind: string }): boolean => kind !== 'product';

/** A followed entity; the person's own shop is marked. */
export interface FollowedEntity extends Entity {
  readonly isOwn?: boolean;
}

/**
 * Returns the followed sellers, brands, categories and sections that the week or the one before has, the own shop first, and
 * the recent ones not followed. Updates with changes by other tabs.
 */
export function useFollowedAndRecent() {
  const state = useSessionState();
  const userId = state.status === 'signed in' ? state.user.id : '';
  const entry = useSyncExternalStore(localStore.subscribe, () => readEntry(userId));
  const { follows, events } = useFollows() ?? {};
  return useMemo(() => {
    const shop = follows?.find(({ isMine }) => isMine);
    const isOwn = (entity: Entity) => shop !== undefined && isSameSubject(shop, entity);
    const all = (events?.followed ?? []).filter(isEntity) as readonly Entity[];
    const followed: readonly FollowedEntity[] = [
      ...all.filter(isOwn).map((entity) => ({ ...entity, isOwn: true })),
      ...all.filter((entity) => !isOwn(entity)),
    ];
    const isFollowed = (entity: Entity) => follows?.some((follow) => isSameSubject(follow, entity)) === true;
    return { followed, recent: parseRecent(entry).filter((entity) => !isFollowed(entity)) };
  }, [entry, follows, events]);
}
