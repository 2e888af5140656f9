import {
  follow,
  type Follow,
  type Followed,
  type FollowedSection,
  type FollowEvent,
  type FollowEvents,
  type Follows,
  type SectionEvent,
  type SectionFollow,
} from '@vitrina/contract';
import { createTsr } from './client.ts';

/** Generated hooks of follows, events and the letter. */
export const followTsr = createTsr(follow);

/** A follow of an entity or a section. */
export type AnyFollow = Follow | SectionFollow;

/** An event of a followed entity or section. */
export type AnyEvent = FollowEvent | SectionEvent;

/** A followed entity or section with its revenue. */
export type AnyFollowed = Followed | FollowedSection;

/** The events of a week, those of sections among them. */
export interface WeekEvents extends Pick<FollowEvents, 'against' | 'count' | 'unseenCount'> {
  events: readonly AnyEvent[];
  followed: readonly AnyFollowed[];
}

/** Joins the lists that the contract keeps apart: the sections come last. */
export const joinFollows = ({ follows, sections }: Follows): readonly AnyFollow[] => [
  ...follows,
  ...sections,
];

/** Splits the list into those that the contract keeps apart. */
export const splitFollows = (follows: readonly AnyFollow[]): Follows => ({
  follows: follows.filter((one) => one.kind !== 'section'),
  sections: follows.filter((one) => one.kind === 'section'),
});

/** Joins the events and followed entities that the contract keeps apart, and their counts. */
export const joinEvents = (body: FollowEvents): WeekEvents => ({
  against: body.against,
  count: body.count + body.sectionEvents.length,
  unseenCount: body.unseenCount + body.sectionEvents.filter(({ isUnseen }) => isUnseen).length,
  events: [...body.events, ...body.sectionEvents],
  followed: [...body.followed, ...body.followedSections],
});
