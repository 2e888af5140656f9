import type { Follow, FollowEvents } from '@vitrina/contract';
import { createContext, use } from 'react';

/** Changes a person's follows; called again if another tab has changed them meanwhile. */
export type ChangeFollows = (follows: readonly Follow[]) => readonly Follow[];

/** The person's followed entities, and their events in the screen's week. */
export interface Follows {
  follows: readonly Follow[];
  /** Undefined until loaded, and without a week. */
  events: FollowEvents | undefined;
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
