import type { Follow, FollowEvents } from '@vitrina/contract';
import { createContext, use } from 'react';

/** Changes what a person follows; called again where another tab has changed it meanwhile. */
export type ChangeFollows = (follows: readonly Follow[]) => readonly Follow[];

/** What the person follows, and what happened to it in the week of the screen. */
export interface Follows {
  follows: readonly Follow[];
  /** Undefined until loaded, and without a week. */
  events: FollowEvents | undefined;
  /** Shows the change at once; where it cannot be saved it is taken back and a message says so. */
  change: (change: ChangeFollows, onSaved?: () => void) => void;
  /** The same without the message: rejects where it cannot be saved. */
  save: (change: ChangeFollows) => Promise<void>;
  /** Marks the events of the week as seen. */
  markSeen: () => void;
}

/** Undefined until loaded, and on a backend without accounts. */
export const FollowsContext = createContext<Follows | undefined>(undefined);

/** Returns what the person follows; undefined until it is loaded. */
export const useFollows = (): Follows | undefined => use(FollowsContext);
