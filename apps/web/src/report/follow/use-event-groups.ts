import type { WeekEvents } from '../../api/follow.ts';
import { useMemo } from 'react';
import { useFollows } from '../../follow/follows-context.ts';
import { useOwnShop } from '../../follow/known-follows.ts';
import { type EventGroup, groupEvents } from './group-events.ts';

/** The events of the week, and their groups. */
interface GroupedEvents {
  events: WeekEvents;
  groups: readonly EventGroup[];
}

/** Returns the grouped events of the week on the screen; undefined until loaded, and if nothing is followed. */
export function useEventGroups(): GroupedEvents | undefined {
  const events = useFollows()?.events;
  const shop = useOwnShop();
  return useMemo(() => events && { events, groups: groupEvents(events.events, shop) }, [events, shop]);
}
