import { useEffect } from 'react';
import { useIsShared } from '../routing/shared-screen.ts';
import { addRecent, type Entity } from './recent-entities.ts';
import { useSessionState } from './session-context.ts';

/** Adds an entity to the recent ones once its title is known, unless a link shows it. */
export function useRecordVisit(
  kind: Entity['kind'],
  id: number | undefined,
  title: string | undefined,
): void {
  const state = useSessionState();
  const isShared = useIsShared();
  const userId = state.status === 'signed in' && !isShared ? state.user.id : undefined;
  useEffect(() => {
    if (userId === undefined || id === undefined || !title) return;
    addRecent(userId, { kind, id, title });
  }, [userId, kind, id, title]);
}
