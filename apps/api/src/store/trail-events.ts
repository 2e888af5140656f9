import type { AccountEvent } from '@vitrina/contract';

/** Names of the trail's events: those that a person sees, the deletion of an account, and those of commands. */
export type TrailEventName =
  | AccountEvent['event']
  | 'account-deleted'
  | 'unpublish'
  | 'restore'
  | 'merge-ids';

/** Who does something: a user, and the address block of the request. A command has neither. */
export interface Actor {
  userId?: string | undefined;
  address?: string | undefined;
}

/** A signed-in person who does something. */
export interface UserActor {
  userId: string;
  address: string;
}

/** An event to record. */
export interface NewTrailEvent extends Actor {
  event: TrailEventName;
  /** Id of the session, key, link or import; week; ids. Never a code, token or title. */
  subject?: string | undefined;
  now: Date;
}

/** A recorded event. */
export interface TrailEvent {
  /** ISO 8601 in UTC. */
  at: string;
  event: TrailEventName;
  subject: string | null;
  userId: string | null;
  address: string | null;
}
