import { createContext, use } from 'react';
import type { AnyFollow, WeekEvents } from '../api/follow.ts';

/** Changes a person's follows; called again if another tab has changed them meanwhile. */
export type ChangeFollows = (follows: readonly AnyFollow[]) => readonly AnyFollow[];

/** The person's followed entities and sections, and their events in the screen's week. */
export interface Follows {
  follows: readonly AnyFollow[];
  /** Undefined until loaded, and without a week. */
  events: WeekEvents | undefined;
  /** Shows the change at once; if saving fails, reverts it with a message. */
  change: (change: ChangeFollows, onSaved?: () => void) => void;
  /** The same without a message: rejects if saving fails. */
  save: (change: ChangeFollows) => Promise<void>;
  /** Marks the events of the week as seen. */
  markSeen: () => void;
}

/** Undefined until loaded, and on a backend without accounts. */
export const FollowsContext = createContext<Follows | undefined>(undefined);

/** Returns the person's follows; undefined until loaded. */
export const useFollows = (): Follows | undefined => use(FollowsContext);
